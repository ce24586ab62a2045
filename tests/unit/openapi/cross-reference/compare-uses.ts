import { findUses } from '@/openapi/cross-reference/find-schema-uses-in-operations';
import type { Spec } from '@/openapi/model/spec';
import { getOperationValues, type OperationValue } from '@/openapi/operation-values';
import { findParameterUsesInDocument, findPropertyUsesInDocument, findUsesInDocument } from './walk';

/** How many of the items have the uses that a walk of the document finds, and the others with their first different use. */
interface Comparison {
  right: number;
  wrong: string[];
}

/** Compares where a model says that its schemas, properties, and parameters are used with a walk of its document. */
export function compareUses(
  spec: Spec,
  document: unknown,
): Record<'schemas' | 'properties' | 'parameters', Comparison> {
  return {
    schemas: compare(getSchemaUses(spec), findUsesInDocument(document)),
    properties: compare(getPropertyUses(spec), findPropertyUsesInDocument(document)),
    parameters: compare(getParameterUses(spec), findParameterUsesInDocument(document)),
  };
}

function compare(model: Map<string, Set<string>>, document: Map<string, string[]>): Comparison {
  const ids = [...new Set([...model.keys(), ...document.keys()])];
  const wrong = ids.flatMap((id) => {
    const [modelUses, documentUses] = [model.get(id), document.get(id)];
    if (!modelUses || !documentUses) return [`${id}: only in the ${modelUses ? 'model' : 'document'}`];
    const [first] = new Set(
      [...modelUses, ...documentUses].filter((use) => !modelUses.has(use) || !documentUses.includes(use)),
    );
    return first === undefined ? [] : [`${id}: ${first}`];
  });
  return { right: ids.length - wrong.length, wrong };
}

function getSchemaUses(spec: Spec): Map<string, Set<string>> {
  return new Map([...findUses(spec)].map(([id, uses]) => [id, toNames(uses.map(({ value }) => value))]));
}

/** Returns the uses of the properties that a schema itself declares, as its page states them. */
function getPropertyUses(spec: Spec): Map<string, Set<string>> {
  return new Map(
    [...findUses(spec)].flatMap(([id, uses]) => {
      const node = spec.schemas[id];
      if (node?.kind !== 'object') return [];
      return node.properties.map(({ name, leftOutOf }): [string, Set<string>] => [
        `${id} ${name}`,
        toNames(uses.map(({ value }) => value).filter(({ direction }) => direction !== leftOutOf)),
      ]);
    }),
  );
}

function getParameterUses(spec: Spec): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { operation, kind, in: location, name } of spec.operations.flatMap((each) => getOperationValues(each))) {
    if (kind !== 'parameter' || operation.kind !== 'operation') continue;
    const key = `${location} ${name}`;
    uses.set(key, (uses.get(key) ?? new Set()).add(`${operation.method} ${operation.path}`));
  }
  return uses;
}

/** Names the values of operations. The document's webhooks and callbacks are not compared. */
function toNames(values: OperationValue[]): Set<string> {
  return new Set(
    values.flatMap(({ operation, kind }) =>
      operation.kind === 'operation' ? [`${operation.method} ${operation.path} ${kind}`] : [],
    ),
  );
}
