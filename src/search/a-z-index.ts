import * as messages from '@/messages';
import { getParents, type SearchRecord } from './record-types-and-derived-fields';

/** A name with all places that have it. */
export interface Entry {
  title: string;
  kind: 'page' | 'operation' | 'schema' | 'field';
  /** The words for its kind. The name of a field can be that of properties and of parameters. */
  labels: string[];
  method?: string;
  places: { title: string; url: string }[];
}

const kinds: Partial<Record<SearchRecord['kind'], Entry['kind']>> = {
  page: 'page',
  operation: 'operation',
  schema: 'schema',
  field: 'field',
  parameter: 'field',
};

/** Lists pages, operations, schemas, properties, and parameters by first letter, for the A–Z index. */
export function buildAZIndex(records: SearchRecord[]): { letter: string; entries: Entry[] }[] {
  const entries = new Map<string, Entry>();
  for (const record of records) {
    const kind = kinds[record.kind];
    if (kind === undefined) continue;
    // Operations with the same name are separate entries with their method and path. Any other name is one entry of its kind.
    const key = `${kind} ${record.title} ${kind === 'operation' ? record.url : ''}`;
    const label = messages.alphabetKinds[record.kind as keyof typeof messages.alphabetKinds];
    const entry = entries.get(key) ?? {
      title: record.title,
      kind,
      labels: [label],
      method: kind === 'operation' ? record.method : undefined,
      places: [],
    };
    if (!entry.labels.includes(label)) entry.labels.push(label);
    entries.set(key, entry);
    entry.places.push(...toPlaces(record).filter(({ url }) => !entry.places.some((place) => place.url === url)));
  }
  const sorted = [...entries.values()].sort(
    (one, other) => one.title.localeCompare(other.title, 'en') || one.kind.localeCompare(other.kind),
  );
  const letters = new Map<string, Entry[]>();
  for (const entry of sorted) {
    const letter = /^[a-z]/i.exec(entry.title.normalize('NFKD'))?.[0].toUpperCase() ?? '#';
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, list]) => ({ letter, entries: list }));
}

function toPlaces({ kind, hierarchy, places, url, path }: SearchRecord): Entry['places'] {
  if (places.length > 0)
    return places.map((place) => ({ title: `${hierarchy.lvl1 ?? ''}: ${place.title}`, url: place.url }));
  if (kind === 'operation') return [{ title: path ?? '', url }];
  return [
    {
      title: getParents(hierarchy)
        .slice(kind === 'page' ? 0 : 1)
        .filter((level, index, all) => level !== messages.searchSchemas && level !== all[index - 1])
        .join(': '),
      url,
    },
  ];
}
