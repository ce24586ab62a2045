import type { SearchRecord } from '../record';

export interface Difference {
  added: string[];
  changed: string[];
  removed: string[];
}

/** What a push would do to the records of an index, by objectID. A record whose build alone differs is the same. */
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

/** A record as text, whatever the order of its parts. */
function toText(record: SearchRecord): string {
  return JSON.stringify({ ...record, build: undefined }, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
