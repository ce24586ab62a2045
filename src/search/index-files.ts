import { createHash } from 'node:crypto';
import { toIndexFile, type Manifest } from './index-file';
import { manifestName } from './local-client';
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
