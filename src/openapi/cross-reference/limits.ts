import { distinctBy } from '@/lib/group-by';
import * as messages from '@/messages';
import type { MediaType } from '../model/body';
import type { Operation } from '../model/operation';
import type { Direction, SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import type { Spec } from '../model/spec';
import { getChildIds } from '../transform/uses';
import { getComponentNodes } from './items';
import { toCode, toSource } from './markdown';

/** A value with constraints: a property, the items of an array, a parameter, or a header. */
export interface Limit {
  /** `CreateAccountRequest.businessScopes`; `[]` follows for the items of an array. */
  name: string;
  page: string;
  anchor: string;
  /** The constraints as Markdown. Enumerations do not count. */
  constraints: string[];
  /** The use by an operation: `path parameter`, `request body`, `response 200`. */
  use?: { operation: Operation; text: string };
}

type Position = Omit<Limit, 'constraints'> & {
  /** Where the value goes. Properties that do not go there have no limits. */
  direction?: Direction;
  /** The title of the alternative of `oneOf` or `anyOf` that the value belongs to. */
  alternative?: string;
};

/** Finds the constraints of component schemas, and those of operations outside of components. */
export function getLimits(spec: Spec): Limit[] {
  const { operations, schemas } = spec;
  const components = getComponentNodes(spec).flatMap((node) => {
    const { name, page, anchor } = node;
    return getNodeLimits(node, { name, page, anchor }, schemas);
  });
  return [...components, ...operations.flatMap((operation) => getOperationLimits(operation, schemas))];
}

function getOperationLimits(operation: Operation, table: SchemaTable): Limit[] {
  const { page, directions, parameters, requestBody, responses, callbacks } = operation;
  const toFind = (direction: Direction) => (schema: SchemaId | undefined, name: string, anchor: string, text: string) =>
    schema === undefined ? [] : findLimits(schema, { name, page, anchor, direction, use: { operation, text } }, table);
  const [find, findInResponse] = [toFind(directions.request), toFind(directions.response)];
  const toContent = (content: MediaType[]) => distinctBy(content, ({ anchor }) => anchor);
  return [
    ...parameters.flatMap((group) =>
      group.parameters.flatMap(({ schema, name, anchor }) => find(schema, name, anchor, `${group.in} parameter`)),
    ),
    ...toContent(requestBody?.content ?? []).flatMap(({ schema, anchor }) => find(schema, 'body', anchor, 'request')),
    ...responses.flatMap(({ status, headers, content }) => [
      ...headers.flatMap(({ schema, name, anchor }) =>
        findInResponse(schema, name, anchor, `header of response ${status}`),
      ),
      ...toContent(content).flatMap(({ schema, anchor }) =>
        findInResponse(schema, 'body', anchor, `response ${status}`),
      ),
    ]),
    ...callbacks.flatMap((callback) => callback.operations.flatMap((inner) => getOperationLimits(inner, table))),
  ];
}

/** Finds the constraints of a schema and its subschemas. Components have their own rows. */
function findLimits(id: SchemaId, position: Position, table: SchemaTable, ancestors: SchemaNode[] = []): Limit[] {
  const node = table[id];
  if (!node || node.name !== undefined || ancestors.includes(node)) return [];
  return getNodeLimits(node, position, table, ancestors);
}

function getNodeLimits(
  node: SchemaNode,
  position: Position,
  table: SchemaTable,
  ancestors: SchemaNode[] = [],
): Limit[] {
  const { alternative, direction, ...place } = position;
  const bases = node.allOfBases.flatMap((base) => table[base] ?? []);
  const inherited = new Set(bases.flatMap(getChildIds));
  const known = toConstraints(table[node.annotatedRef ?? '']);
  const ending = alternative === undefined ? '' : ` (alternative ${toSource(alternative)})`;
  const constraints = toConstraints(node).filter((constraint) => !known.includes(constraint));
  return [
    ...(constraints.length === 0 ? [] : [{ ...place, constraints: constraints.map((text) => text + ending) }]),
    ...getChildren(node)
      .filter(({ schema, leftOutOf }) => !inherited.has(schema) && (!direction || leftOutOf !== direction))
      .flatMap(({ schema, suffix, step, title }) => {
        const inner = {
          ...place,
          direction,
          name: place.name + suffix,
          anchor: place.anchor + step,
          alternative: title,
        };
        return findLimits(schema, inner, table, [...ancestors, node]);
      }),
  ];
}

function toConstraints(node: SchemaNode | undefined): string[] {
  if (!node) return [];
  const phrases = toPhrases(node);
  return node.kind === 'scalar' && node.format !== undefined ? [`format ${toCode(node.format)}`, ...phrases] : phrases;
}

/** Returns the constraints of a schema other than its format as Markdown. */
export function toPhrases(node: SchemaNode): string[] {
  return node.constraints.map((phrase) =>
    node.kind === 'array' && phrase === messages.unique ? 'unique items' : toSource(phrase),
  );
}

interface Child {
  schema: SchemaId;
  /** Follows the name of the parent. */
  suffix: string;
  /** Follows the anchor of the parent. */
  step: string;
  /** The title of an alternative. */
  title?: string;
  leftOutOf?: Direction;
}

/** Lists the subschemas whose constraints apply to values. Those of `not` and `if` do not limit a value on their own. */
function getChildren(node: SchemaNode): Child[] {
  const alternatives = node.applicators.flatMap((applicator) =>
    'variants' in applicator
      ? applicator.variants.map(({ schema, anchor, title }) => ({ schema, suffix: '', step: anchor, title }))
      : [],
  );
  return [...getMembers(node), ...alternatives];
}

function getMembers(node: SchemaNode): Child[] {
  if (node.kind === 'object') {
    const { properties, patternProperties, additionalProperties } = node;
    return [
      ...properties.map(({ name, anchor, schema, leftOutOf }) => ({
        schema,
        suffix: `.${name}`,
        step: anchor,
        leftOutOf,
      })),
      ...patternProperties.map(({ pattern, anchor, schema }) => ({ schema, suffix: `.${pattern}`, step: anchor })),
      ...(typeof additionalProperties === 'string' ? [{ schema: additionalProperties, suffix: '.*', step: '.*' }] : []),
    ];
  }
  if (node.kind !== 'array') return [];
  const { items, prefixItems, contains } = node;
  const itemStep = prefixItems.length > 0 || contains !== undefined ? ':items' : '';
  return [
    ...prefixItems.map((schema, index) => ({ schema, suffix: `[${index}]`, step: `.${index}` })),
    ...(items === undefined ? [] : [{ schema: items, suffix: '[]', step: itemStep }]),
  ];
}
