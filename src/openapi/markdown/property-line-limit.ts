import { getLevel } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import type { Direction, SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { getOperationValues, isBody } from '../operation-values';
import { PropertyList } from './property-list';

/** The maximum number of lines for the properties of all operations of a spec. In a large spec, each one gets fewer. */
const linesOfSpec = 100_000;
const leastLines = 20;

/** Returns the maximum number of lines for the properties of a body or response. */
export const getPropertyLineLimit = memoBy((spec: Spec): number => {
  const sizes = new Map<string, number>();
  const getSize = (schema: SchemaId, direction: Direction) => {
    const key = `${direction} ${schema}`;
    const size = sizes.get(key) ?? new PropertyList(spec.schemas).countLines(schema, direction);
    sizes.set(key, size);
    return size;
  };
  const bodies = spec.operations.flatMap(getOperationValues).filter(isBody);
  const all = bodies.map(({ schema, direction }) => getSize(schema, direction));
  return Math.max(leastLines, getLevel(all, linesOfSpec));
});
