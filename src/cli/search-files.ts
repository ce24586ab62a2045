import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPagesWithSections } from '@/docs/page';
import { buildIndexFiles } from '@/search/index-files';
import { buildRecords } from '@/search/records';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec, loadSpecsOfVersions } from '@/spec/load';
import { runMain } from './step';

// `tsx src/cli/search-files.ts <folder>`: writes the index of the search, beside the framework: each of its processes would
// make it anew, and that of a large spec takes seconds.
await runMain(async () => {
  const target = path.join(process.argv[2] ?? '', 'search-index');
  const specs = await Promise.all(getServices().map(loadSpec));
  await mkdir(target, { recursive: true });
  const records = buildRecords(
    await loadPagesWithSections(),
    specs,
    getLocale(getSite()).code,
    await loadSpecsOfVersions(),
  );
  for (const [name, text] of await buildIndexFiles(records)) await writeFile(path.join(target, name), text);
});
