import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail } from '@/lib/fail';
import { toRecords, type Manifest } from '@/search/index-file';
import { indexFolder, manifestName } from '@/search/local-client';
import type { SearchRecord } from '@/search/record';

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
