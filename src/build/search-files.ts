import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSearchedPages } from '@/routes/searched-pages';
import { buildIndexFiles } from '@/search/index-files';
import { buildRecords } from '@/search/records';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec, loadSpecsOfVersions } from '@/spec/load';

/** Writes the index of the search: each process of the framework would make it anew, and that of a large spec takes seconds. */
export async function writeSearchFiles(folder: string): Promise<void> {
  const target = path.join(folder, 'search-index');
  const specs = await Promise.all(getServices().map(loadSpec));
  await mkdir(target, { recursive: true });
  const records = buildRecords(
    await loadSearchedPages(),
    specs,
    getLocale(getSite()).code,
    await loadSpecsOfVersions(),
  );
  for (const [name, text] of await buildIndexFiles(records)) await writeFile(path.join(target, name), text);
}
