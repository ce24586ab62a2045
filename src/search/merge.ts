import { latestScope, type Scope } from './scope';
import { toHierarchy, toInherited, type RecordDraft, type RecordPlace, type SearchRecord } from './record';

/** No record is larger than this as JSON, in bytes: Algolia's limit, with room for what it adds. */
const recordLimit = 9_500;

/** Places that a record lists: nobody goes through more, and the index of a large spec would be mostly these. */
const placesOfRecord = 60;

type Unstamped = Omit<SearchRecord, 'build'>;

/** Makes one record of drafts that say the same, listing their places, and several of one that is too large. */
export function mergeDrafts(drafts: RecordDraft[], scope: Scope = latestScope): Unstamped[] {
  const merged = new Map<string, RecordDraft & { places: RecordPlace[] }>();
  for (const draft of drafts) {
    const key = draft.mergeKey ?? draft.objectID;
    const known = merged.get(key);
    const place = { title: draft.place, url: draft.url };
    if (!known) merged.set(key, { ...draft, places: [place] });
    else if (known.places.length < placesOfRecord && !known.places.some(({ url }) => url === place.url))
      known.places.push(place);
  }
  return [...merged.values()].flatMap((draft) => splitRecord(toRecord(draft, scope)));
}

function toRecord(draft: RecordDraft & { places: RecordPlace[] }, scope: Scope): Unstamped {
  const { kind, title, names, text, url, service, method, path, type, weight, levels, places } = draft;
  // The same thing found from another version is a record of its own.
  const hierarchy = toHierarchy(levels);
  const objectID = scope.version === latestScope.version ? draft.objectID : `${draft.objectID}@${scope.version}`;
  return {
    ...{ objectID, kind, title, names, text, url, service, method, path, type, weight },
    hierarchy,
    inherited: toInherited({ kind, hierarchy, url, method }),
    places: places.length > 1 ? places : [],
    group: objectID,
    ...scope,
  };
}

/** Cuts a record that is too large into pieces that together have all its words and places. */
export function splitRecord(record: Unstamped): Unstamped[] {
  if (toBytes(record) <= recordLimit) return [record];
  const bare = toBytes({ ...record, text: '', places: [] });
  const room = recordLimit - bare - 40;
  const texts = splitBy(record.text.match(/\S{1,1000}\s*/g) ?? [], room, (word) => toBytes(word) - 3).map((words) =>
    words.join(''),
  );
  const places = splitBy(record.places, room, toBytes);
  const pieces = [
    ...texts.map((text) => ({ ...record, text, places: [] as RecordPlace[] })),
    ...places.map((list) => ({ ...record, text: '', places: list, url: list[0]?.url ?? record.url })),
  ];
  return pieces.map((piece, index) =>
    index === 0 ? piece : { ...piece, objectID: `${record.objectID}~${index + 1}` },
  );
}

/** Cuts a list into runs that fit; an item that is too large alone stands alone. */
function splitBy<T>(items: T[], room: number, measure: (item: T) => number): T[][] {
  const runs: T[][] = [];
  let left = 0;
  for (const item of items) {
    const size = measure(item) + 1;
    if (runs.length === 0 || size > left) {
      runs.push([]);
      left = room;
    }
    runs.at(-1)?.push(item);
    left -= size;
  }
  return runs;
}

function toBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
