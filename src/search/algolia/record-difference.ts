import type { SearchRecord } from '../record-types-and-derived-fields';

interface Difference {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * Returns the ids of the records that a push would add, change, and remove. Records that differ only in their build count
 * as equal.
 */
export function toDifference(before: SearchRecord[], after: SearchRecord[]): Difference {
  const known = new Map(before.map((record) => [record.objectID, toText(record)]));
  const kept = new Set(after.map(({ objectID }) => objectID));
  return {
    added: after.filter(({ objectID }) => !known.has(objectID)).map(({ objectID }) => objectID),
    changed: after
      .filter((record) => known.has(record.objectID) && known.get(record.objectID) !== toText(record))
      .map(({ objectID }) => objectID),
    removed: before.filter(({ objectID }) => !kept.has(objectID)).map(({ objectID }) => objectID),
  };
}

/** Returns a record as text that does not depend on the order of its properties. */
function toText(record: SearchRecord): string {
  return JSON.stringify({ ...record, build: undefined }, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
