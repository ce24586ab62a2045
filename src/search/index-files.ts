import { createHash } from 'node:crypto';
import { buildIndex } from './build-index';
import { toCompressed } from './compressed';
import { toObjectID, type Contents, type IndexFile, type Manifest, type PackedRecord } from './index-file';
import { manifestName } from './local-client';
import { packIndex } from './packed-index';
import type { SearchRecord } from './record';

/** Every file that the built-in engine fetches, by name: the manifest, and an index for each version and locale, named by its content. */
export async function buildIndexFiles(records: SearchRecord[]): Promise<Map<string, string>> {
  const shards = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.version}-${record.locale}`;
    const shard = shards.get(key) ?? [];
    shards.set(key, shard);
    shard.push(record);
  }
  const files = new Map<string, string>();
  const manifest: Manifest = { build: records[0]?.build ?? '', files: [] };
  for (const [key, shard] of shards) {
    const text = await toIndexFile(shard);
    const name = `${key}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
    const [{ version, locale } = { version: '', locale: '' }] = shard;
    files.set(name, text);
    manifest.files.push({ version, locale, name, records: shard.length });
  }
  return files.set(manifestName, JSON.stringify(manifest));
}

/** The records of one version and locale, and their index, as one text. */
export async function toIndexFile(records: SearchRecord[]): Promise<string> {
  const [{ build, version, locale } = { build: '', version: '', locale: '' }] = records;
  const contents: Contents = { records: records.map(toPacked), index: packIndex(buildIndex(records)) };
  const file: IndexFile = { build, version, locale, data: await toCompressed(JSON.stringify(contents)) };
  return JSON.stringify(file);
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
    ...{ kind, title, text, url, service, method, path, type, weight },
    ...(objectID === toObjectID({ url, service }) ? {} : { objectID }),
    levels: Object.values(hierarchy).filter((level): level is string => level !== null),
    ...(names.length > 0 ? { names } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(group === objectID ? {} : { group }),
  };
}
