import { latestScope, type Scope } from './search-scope';
import { pick, toHierarchy, toInherited, type RecordDraft, type RecordPlace } from './record-types-and-derived-fields';
import { splitRecord, type UnstampedRecord } from './split-and-measure-records';

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
