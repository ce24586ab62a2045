import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { createHash } from 'node:crypto';
import {
  toCompressed,
  toObjectID,
  type Contents,
  type IndexFile,
  type Manifest,
  type PackedRecord,
} from './read-index-files';
import { toExplaining, type SearchedFolders } from './folder-weights';
import { manifestName } from './local-client';
import { packIndex } from './packed-index';
import { pick, type SearchRecord, toFullText, toKindWords } from './record-types-and-derived-fields';
import { allFields } from './find-records';
import { isStopWord, toTitleTokens, toTokens } from './tokenize';
import { toForms } from './precomputed-ranking-data';
import { toSynonymTerms } from './find-synonyms-of-indexed-text';
import { groupBy } from '@/lib/lists';

/**
 * Builds every file that the built-in engine fetches, by name: the manifest, and an index for each version and locale,
 * with a hash of its content in its name.
 */
export async function buildIndexFiles(
  records: SearchRecord[],
  folders: SearchedFolders = {},
): Promise<Map<string, string>> {
  const shards = groupBy(records, ({ version, locale }) => `${version}-${locale}`);
  const files = new Map<string, string>();
  const manifest: Manifest = { build: records[0]?.build ?? '', files: [] };
  for (const [key, shard] of shards) {
    const text = await toIndexFile(shard, folders);
    const name = `${key}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
    const [{ version, locale } = { version: '', locale: '' }] = shard;
    files.set(name, text);
    manifest.files.push({ version, locale, name, records: shard.length });
  }
  return files.set(manifestName, JSON.stringify(manifest));
}

/** Returns the text of an index file: the records of one version and locale, with their index. */
export async function toIndexFile(records: SearchRecord[], folders: SearchedFolders = {}): Promise<string> {
  const [{ build, version, locale } = { build: '', version: '', locale: '' }] = records;
  const titled = records.flatMap(({ service, serviceTitle }) =>
    service === undefined || serviceTitle === undefined ? [] : [[service, serviceTitle] as const],
  );
  const services = Object.fromEntries(titled);
  const contents: Contents = {
    records: records.map(toPacked),
    services,
    explaining: toExplaining(folders),
    index: packIndex(buildIndex(records)),
  };
  const file: IndexFile = { build, version, locale, data: await toCompressed(JSON.stringify(contents)) };
  return JSON.stringify(file);
}

/** The properties that an index file contains as they are. */
const stored = [
  'kind',
  'title',
  'text',
  'code',
  'url',
  'service',
  'method',
  'path',
  'type',
  'marks',
  'weight',
] as const;

function toPacked(record: SearchRecord): PackedRecord {
  const { objectID, url, service, hierarchy, names, places, group } = record;
  return {
    ...pick(record, stored),
    ...(objectID === toObjectID({ url, service }) ? {} : { objectID }),
    levels: Object.values(hierarchy).filter((level): level is string => level !== null),
    ...(names.length > 0 ? { names } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(group === objectID ? {} : { group }),
  };
}

type Indexed = SearchRecord & { id: number };

const options: Options<Indexed> = {
  fields: allFields,
  extractField: (record, field) => (field === 'id' ? (record.id as unknown as string) : toSearchedText(record, field)),
  tokenize: (text, field) => {
    const isName = field === 'title' || field === 'names';
    // Tokenizes each name separately, so that words of different names are not joined.
    return text.split('\n').flatMap((line) => (isName ? toTitleTokens(line) : toTokens(line)).map(({ term }) => term));
  },
  processTerm: (term) => (isStopWord(term) ? null : term),
  autoVacuum: false,
};

/** Builds the index of records as plain data, so that browsers need not build it. */
export function buildIndex(records: SearchRecord[]): AsPlainObject {
  const index = new MiniSearch<Indexed>(options);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index.toJSON();
}

/** Returns the searched text of a record for one field. Each field has its own weight. */
function toSearchedText(record: SearchRecord, field: string): string {
  switch (field) {
    case 'title':
      return record.title;
    case 'names':
      // Adds the titles of pages as one word, for queries such as `azureservicebus create`.
      return [...record.names, ...(record.kind === 'page' ? toForms(record.title) : [])].join('\n');
    case 'path':
      return [record.method, record.path].filter(Boolean).join(' ');
    case 'also':
      return toSynonymTerms(record.title).join(' ');
    case 'alsoNames':
      return toSynonymTerms(record.names.join('\n')).join(' ');
    case 'inherited':
      return [...record.inherited, ...toSynonymTerms(toKindWords(record).join('\n'))].join('\n');
    case 'places':
      return record.places.map(({ title }) => title).join('\n');
    default:
      return toFullText(record);
  }
}
