import type { Document, Operation, PathItem, Schema } from './types';

export type Direction = 'request' | 'response';

/** An operation of a document, wherever it is. */
export interface PlacedOperation {
  operation: Operation;
  kind: 'operation' | 'webhook' | 'callback';
  item: PathItem;
  /** Where what the operation calls a request goes. */
  sends: Direction;
  receives: Direction;
  remove: () => void;
}

/** Lists all operations, webhooks, and callbacks. */
export function getOperations({ paths, webhooks = {} }: Document): PlacedOperation[] {
  const own = Object.values(paths).flatMap((item) => getFrom(item, 'operation'));
  const calls = own.flatMap(({ operation }) =>
    Object.values(operation.callbacks ?? {}).flatMap((callback) =>
      Object.values(callback).flatMap((item) => getFrom(item, 'callback')),
    ),
  );
  return [...own, ...calls, ...Object.values(webhooks).flatMap((item) => getFrom(item, 'webhook'))];
}

function getFrom(item: PathItem, kind: PlacedOperation['kind']): PlacedOperation[] {
  const [sends, receives]: Direction[] = kind === 'operation' ? ['request', 'response'] : ['response', 'request'];
  return (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method];
    return operation && sends && receives
      ? [{ operation, kind, item, sends, receives, remove: () => void delete item[method] }]
      : [];
  });
}

/** Finds the schema objects of a document, each with the directions of the values that it describes. */
export function getSchemas(document: Document): Map<Schema, Set<Direction>> {
  const found = new Map<Schema, Set<Direction>>();
  const visit = (schema: Schema | undefined, direction: Direction): void => {
    if (!schema) return;
    if (schema.$ref !== undefined) return visit(findTarget(document, schema), direction);
    const directions = found.get(schema) ?? new Set();
    if (directions.has(direction)) return;
    found.set(schema, directions.add(direction));
    for (const inside of getInside(schema)) visit(inside, direction);
  };
  for (const { operation, item, sends, receives } of getOperations(document)) {
    for (const { schema } of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) visit(schema, sends);
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema, sends);
    for (const { headers = {}, content = {} } of Object.values(operation.responses)) {
      for (const { schema } of [...Object.values(headers), ...Object.values(content)]) visit(schema, receives);
    }
  }
  return found;
}

/** Lists the schemas directly inside of a schema object. */
export function getInside(schema: Schema): Schema[] {
  const { items, properties = {}, additionalProperties, allOf = [], oneOf = [] } = schema;
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...(items ? [items] : []), ...Object.values(properties), ...others, ...allOf, ...oneOf];
}

/** Finds the component that a reference names. */
export function findTarget({ components }: Document, { $ref = '' }: Schema): Schema | undefined {
  return components.schemas[$ref.replace('#/components/schemas/', '')];
}
