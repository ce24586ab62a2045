import { memoBy } from '@/lib/memo';
import type { SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { getOperationValues, type OperationValue } from '../operation-values';
import { reach, type Trail } from './find-inner-and-sent-schemas';

/** A value of an operation that contains a schema, and the shortest way from the value to the schema. */
export interface Use {
  value: OperationValue;
  trail: Trail;
}

/**
 * Finds, for each component schema, the values of operations that contain it, directly or through other schemas. A component that
 * no operation uses has an empty list.
 */
export const findUses = memoBy((spec: Spec): Map<SchemaId, Use[]> => {
  const uses = new Map<SchemaId, Use[]>(spec.componentIds.map((id) => [id, []]));
  const known = new Map<SchemaId, Map<SchemaId, Trail>>();
  for (const value of spec.operations.flatMap(getOperationValues)) {
    const reached = known.get(value.schema) ?? reach(value.schema, spec.schemas);
    known.set(value.schema, reached);
    for (const [id, trail] of reached) uses.get(id)?.push({ value, trail });
  }
  return uses;
});
