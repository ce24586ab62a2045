import path from 'node:path';
import type { SearchRecord } from '../record';
import type { AdminClient } from './admin-client';
import { fail } from '@/lib/fail';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { toRecords, type Manifest } from '@/search/index-file';
import { indexFolder, manifestName } from '@/search/local-client';

/** The records of an index, with the attributes asked for; undefined if there is no such index. */
export async function findContents<K extends keyof SearchRecord>(
  client: AdminClient,
  indexName: string,
  attributes?: readonly K[],
): Promise<Pick<SearchRecord, K | 'objectID'>[] | undefined> {
  const found: Pick<SearchRecord, K | 'objectID'>[] = [];
  try {
    await client.browseObjects<Record<string, unknown>>({
      indexName,
      browseParams: { hitsPerPage: 1000, attributesToRetrieve: [...(attributes ?? ['*'])] },
      aggregator: ({ hits }) => void found.push(...(hits as unknown as typeof found)),
    });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return found;
}

/** True if Algolia says that there is no such index. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** Algolia's documented limits that hold for every plan: bytes of a record as JSON, synonyms and rules of an index. */
export const limits = { recordBytes: 10_000, synonyms: 1_000, rules: 10_000, ruleConditions: 25, queryCharacters: 512 };

/** Fails for records that no index would take, before anything is sent. */
export function checkRecords(records: SearchRecord[]): void {
  if (records.length === 0)
    fail('There are no records: the index would be emptied.', { fix: 'Look at `npm run search:records`.' });
  const seen = new Set<string>();
  for (const record of records) {
    const { objectID } = record;
    if (objectID === '') fail(`A record of ${record.url} has no objectID.`);
    if (seen.has(objectID)) fail(`Two records have the objectID ${objectID}.`);
    seen.add(objectID);
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes >= limits.recordBytes)
      fail(`The record ${objectID} has ${bytes} bytes; Algolia takes less than ${limits.recordBytes}.`, {
        fix: `Shorten what is at ${record.url}, or cut its record in src/search/merge.ts.`,
      });
  }
}

/** The records of an export: those that its built-in index has, so that both engines find what its pages show. */
export async function loadPublishedRecords(out: string): Promise<SearchRecord[]> {
  const folder = path.join(out, indexFolder);
  const manifest = path.join(folder, manifestName);
  if (!existsSync(manifest))
    fail(`There is no ${manifest}.`, { fix: 'Make the site with `npm run build`, or name the folder of a kept one.' });
  const { files } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const texts = await Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'utf8')));
  return (await Promise.all(texts.map(toRecords))).flat();
}
