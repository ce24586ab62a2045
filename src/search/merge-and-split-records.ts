import { latestScope, type Scope } from './search-scope';
import { pick, toHierarchy, toInherited, type RecordDraft, type RecordPlace, type SearchRecord } from './record';

/** The maximum bytes of a record as JSON. Algolia's limit is 10,000 bytes, and the record still gets its build. */
const maxRecordBytes = 9_500;

/** The maximum number of places in a record. Nobody reads more, and they would fill most of the index of a large spec. */
const maxPlaces = 60;

/** What a record keeps of its draft. */
const kept = [
  'kind',
  'title',
  'names',
  'text',
  'code',
  'url',
  'service',
  'serviceTitle',
  'method',
  'path',
  'type',
  'marks',
  'weight',
] as const;

/** A record that does not name its build yet. */
type UnstampedRecord = Omit<SearchRecord, 'build'>;

/** Merges drafts with the same key into one record that lists their places, and splits records that are too large. */
export function mergeDrafts(drafts: RecordDraft[], scope: Scope = latestScope): UnstampedRecord[] {
  const merged = new Map<string, RecordDraft & { places: RecordPlace[] }>();
  for (const draft of drafts) {
    const key = draft.mergeKey ?? draft.objectID;
    const existing = merged.get(key);
    const place = { title: draft.place, url: draft.url };
    if (!existing) merged.set(key, { ...draft, places: [place] });
    else if (existing.places.length < maxPlaces && !existing.places.some(({ url }) => url === place.url))
      existing.places.push(place);
  }
  return [...merged.values()].flatMap((draft) => splitRecord(toRecord(draft, scope)));
}

function toRecord(draft: RecordDraft & { places: RecordPlace[] }, scope: Scope): UnstampedRecord {
  const { kind, url, method, levels, places } = draft;
  const hierarchy = toHierarchy(levels);
  // The same item in another version has a separate record.
  const objectID = scope.version === latestScope.version ? draft.objectID : `${draft.objectID}@${scope.version}`;
  return {
    objectID,
    ...pick(draft, kept),
    hierarchy,
    inherited: toInherited({ kind, hierarchy, url, method }),
    places: places.length > 1 ? places : [],
    group: objectID,
    ...scope,
  };
}

/** Splits a record that is too large into pieces that together have all its text, code, and places. */
export function splitRecord(record: UnstampedRecord): UnstampedRecord[] {
  if (countBytes(record) <= maxRecordBytes) return [record];
  const base = { ...record, text: '', code: undefined, places: [] };
  const baseSize = countBytes(base);
  // Reserves 50 bytes for the suffix of the id, a longer URL, and the name of the code.
  const room = maxRecordBytes - baseSize - 50;
  const toTexts = (text: string) =>
    splitToFit(text.match(/\S{1,1000}\s*/g) ?? [], room, (word) => countBytes(word) - 3).map((words) => words.join(''));
  const places = splitToFit(record.places, room, countBytes);
  const pieces = [
    ...toTexts(record.text).map((text) => ({ ...base, text })),
    ...toTexts(record.code ?? '').map((code) => ({ ...base, code })),
    ...places.map((list) => ({ ...base, places: list, url: list[0]?.url ?? record.url })),
  ];
  if (pieces.length === 0) return [record];
  return pieces.map((piece, index) =>
    index === 0 ? piece : { ...piece, objectID: `${record.objectID}~${index + 1}` },
  );
}

/** Splits a list into runs that fit into `room`. An item that is too large gets a separate run. */
function splitToFit<T>(items: T[], room: number, measure: (item: T) => number): T[][] {
  const runs: T[][] = [];
  let remaining = 0;
  for (const item of items) {
    const size = measure(item) + 1; // For the comma.
    if (runs.length === 0 || size > remaining) {
      runs.push([]);
      remaining = room;
    }
    runs.at(-1)?.push(item);
    remaining -= size;
  }
  return runs;
}

function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
