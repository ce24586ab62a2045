import { getChildren, type SchemaId, type SchemaTable } from '../model/schema';
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
      for (const { schema, step } of getChildren(node)) {
        if (step === undefined) level.push({ id: schema, trail });
        else next.push({ id: schema, trail: [...trail, step] });
      }
    }
    level = next;
  }
  return reached;
}

/** Finds the schemas of what clients send. */
export function getSentSchemas(spec: Spec): Set<SchemaId> {
  const sent = getOperations(spec).flatMap(getOwnValues).filter(isOfRequest);
  return new Set(sent.flatMap(({ schema }) => [...reach(schema, spec.schemas).keys()]));
}
