import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadRecords } from '@/routes/search-records';
import { buildIndexFiles } from '@/search/index-files';

/** Writes the index of the search: each process of the framework would make it anew, and that of a large spec takes seconds. */
export async function writeSearchFiles(folder: string): Promise<void> {
  const target = path.join(folder, 'search-index');
  await mkdir(target, { recursive: true });
  for (const [name, text] of await buildIndexFiles(await loadRecords())) await writeFile(path.join(target, name), text);
}
