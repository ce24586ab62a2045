import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import type { Spec } from '../model/spec';
import { getOperations } from '../list-components-and-filter-operations';
import { getOwnValues, isOfRequest } from '../operation-values';

/**
 * The way from a schema to one inside of it: names of properties, `[]` for the items of an array, and `*` for the values of a map.
 * Alternatives and bases are no steps, because a value does not show them.
 */
export type Trail = readonly string[];

/** Finds all schemas that a schema contains, including itself, each with the shortest way to it. */
export function reach(start: SchemaId, table: SchemaTable): Map<SchemaId, Trail> {
  const reached = new Map<SchemaId, Trail>();
  let level: { id: SchemaId; trail: Trail }[] = [{ id: start, trail: [] }];
  while (level.length > 0) {
    const next: typeof level = [];
    // Grows while it is walked: what is reached without a step belongs to the same level.
    for (const { id, trail } of level) {
      const node = table[id];
      if (!node || reached.has(id)) continue;
      reached.set(id, trail);
      for (const { schema, step } of getInner(node)) {
        if (step === undefined) level.push({ id: schema, trail });
        else next.push({ id: schema, trail: [...trail, step] });
      }
    }
    level = next;
  }
  return reached;
}

interface Inner {
  schema: SchemaId;
  /** Undefined for a schema of the same value. */
  step?: string;
}

/** Lists the schemas that a schema refers to. */
export function getInner(node: SchemaNode): Inner[] {
  const same = [node.allOfBases, node.annotatedRef ?? [], node.applicators.flatMap(toSchemas)].flat();
  return [...getSteps(node), ...same.map((schema) => ({ schema }))];
}

function getSteps(node: SchemaNode): Inner[] {
  if (node.kind === 'object') {
    const { properties, patternProperties, additionalProperties, propertyNames } = node;
    return [
      ...properties.map(({ name, schema }) => ({ schema, step: name })),
      ...patternProperties.map(({ pattern, schema }) => ({ schema, step: `/${pattern}/` })),
      ...(typeof additionalProperties === 'string' ? [{ schema: additionalProperties, step: '*' }] : []),
      ...(propertyNames === undefined ? [] : [{ schema: propertyNames, step: '*' }]),
    ];
  }
  if (node.kind !== 'array') return [];
  return [...node.prefixItems, node.items ?? [], node.contains ?? []].flat().map((schema) => ({ schema, step: '[]' }));
}

function toSchemas(applicator: SchemaNode['applicators'][number]): SchemaId[] {
  if ('variants' in applicator) return applicator.variants.map(({ schema }) => schema);
  if ('schema' in applicator) return [applicator.schema];
  return [applicator.if, applicator.then ?? [], applicator.else ?? []].flat();
}

/** Finds the schemas of what clients send. */
export function getSentSchemas(spec: Spec): Set<SchemaId> {
  const sent = getOperations(spec).flatMap(getOwnValues).filter(isOfRequest);
  return new Set(sent.flatMap(({ schema }) => [...reach(schema, spec.schemas).keys()]));
}
