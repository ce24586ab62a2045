import type { AsPlainObject } from 'minisearch';
import { buildIndex, Engine } from './engine';
import type { Hierarchy, SearchRecord } from './record';

/** What a browser fetches first: which index there is now. Its name never changes. */
export interface Manifest {
  build: string;
  files: { version: string; locale: string; name: string; records: number }[];
}

/** A record without what follows from the rest of the file. */
type PackedRecord = Omit<SearchRecord, 'build' | 'version' | 'locale' | 'hierarchy' | 'places' | 'names' | 'group'> & {
  levels: string[];
  names?: string[];
  places?: SearchRecord['places'];
  group?: string;
};

interface IndexFile {
  build: string;
  version: string;
  locale: string;
  records: PackedRecord[];
  index: AsPlainObject;
}

/** The records of one version and locale, and their index, as one text. */
export function toIndexFile(records: SearchRecord[]): string {
  const [{ build, version, locale } = { build: '', version: '', locale: '' }] = records;
  const file: IndexFile = { build, version, locale, records: records.map(toPacked), index: buildIndex(records) };
  return JSON.stringify(file);
}

/** Makes an engine of what {@link toIndexFile} wrote. */
export function toEngine(text: string): Engine {
  const file = JSON.parse(text) as IndexFile;
  return new Engine(unpack(file), file.index);
}

/** The records of what {@link toIndexFile} wrote, without an engine. */
export function toRecords(text: string): SearchRecord[] {
  return unpack(JSON.parse(text) as IndexFile);
}

function unpack({ records, build, version, locale }: IndexFile): SearchRecord[] {
  return records.map((record) => toRecord(record, { build, version, locale }));
}

function toPacked({
  objectID,
  kind,
  title,
  text,
  url,
  service,
  method,
  path,
  type,
  weight,
  hierarchy,
  names,
  places,
  group,
}: SearchRecord): PackedRecord {
  return {
    ...{ objectID, kind, title, text, url, service, method, path, type, weight },
    levels: Object.values(hierarchy).filter((level): level is string => level !== null),
    ...(names.length > 0 ? { names } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(group === objectID ? {} : { group }),
  };
}

function toRecord(
  { levels, names = [], places = [], group, ...rest }: PackedRecord,
  stamp: Pick<SearchRecord, 'build' | 'version' | 'locale'>,
): SearchRecord {
  const entries = Array.from({ length: 7 }, (_, level) => [`lvl${level}`, levels[level] ?? null]);
  return {
    ...rest,
    ...stamp,
    hierarchy: Object.fromEntries(entries) as Hierarchy,
    names,
    places,
    group: group ?? rest.objectID,
  };
}
