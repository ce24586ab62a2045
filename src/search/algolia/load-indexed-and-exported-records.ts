import path from 'node:path';
import type { SearchRecord } from '../record-types-and-derived-fields';
import { findStatus, type AdminClient } from './admin-client-and-error-reasons';
import { fail } from '@/lib/user-errors-and-mistakes';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { toRecords, type Manifest } from '@/search/read-index-files';
import { indexFolder, manifestName } from '@/search/local-client';

/** Loads all records of an index with the requested attributes. Returns undefined if there is no such index. */
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
    // There is no such index.
    if (findStatus(error) === 404) return undefined;
    throw error;
  }
  return found;
}

/**
 * The documented limits of Algolia for every plan: the bytes of a record as JSON, the synonyms and rules of an index, the
 * conditions of a rule, and the characters of a query.
 */
export const limits = { recordBytes: 10_000, synonyms: 1_000, rules: 10_000, ruleConditions: 25, queryCharacters: 512 };

/** Fails if there are no records or Algolia would not accept one of them, before anything is sent. */
export function checkRecords(records: SearchRecord[]): void {
  if (records.length === 0)
    fail('There are no records: the index would be emptied.', { fix: 'Check the output of `npm run search:records`.' });
  const seen = new Set<string>();
  for (const record of records) {
    const { objectID } = record;
    if (objectID === '') fail(`A record of ${record.url} has no objectID.`);
    if (seen.has(objectID)) fail(`Two records have the objectID ${objectID}.`);
    seen.add(objectID);
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes >= limits.recordBytes)
      fail(`The record ${objectID} has ${bytes} bytes; Algolia accepts fewer than ${limits.recordBytes}.`, {
        fix: `Shorten the text at ${record.url}, or its record in src/search/split-and-measure-records.ts.`,
      });
  }
}

/** Loads the records of an export from its built-in index, so that both engines find the same content. */
export async function loadPublishedRecords(out: string): Promise<SearchRecord[]> {
  const folder = path.join(out, indexFolder);
  const manifest = path.join(folder, manifestName);
  if (!existsSync(manifest))
    fail(`There is no ${manifest}.`, {
      fix: 'Build the site with `npm run build`, or pass the folder of an archived release with --from.',
    });
  const { files } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const texts = await Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'utf8')));
  return (await Promise.all(texts.map(toRecords))).flat();
}
