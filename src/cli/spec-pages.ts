import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getPages } from '@/content/load-page';
import { loadMentions } from '@/content/operation-mentions';
import { loadAssumptions } from '@/content/page-assumptions';
import { isCurrentOriginal } from '@/content/route';
import { loadEntities, loadTasks } from '@/openapi/cross-reference/sections/lists';
import { writeSections } from '@/openapi/cross-reference/sections/pages';
import { getServices, loadSpec } from '@/openapi/load';
import { runMain } from '@/export/step';
import { loadNames } from '@/routes/spec-names';

// `npm run spec-pages`: writes the sections of pages that are made from the specs, such as those of
// `content/definitions/not-documented.md`.
await runMain(async () => {
  parseArgs();
  const sources = {
    specs: await Promise.all(getServices().map(loadSpec)),
    assumptions: await loadAssumptions(loadNames),
    mentions: await loadMentions(loadNames),
    entities: await loadEntities(),
    tasks: await loadTasks(),
  };
  const files = getPages()
    .map(({ file }) => file)
    .filter((file) => isCurrentOriginal(file));
  // All pages are ready before the first one is written, so a failure changes none of them.
  const texts = await Promise.all(
    files.map(async (file) => writeSections(file, await readFile(file, 'utf8'), sources)),
  );
  for (const [index, file] of files.entries()) {
    const text = texts[index];
    if (text !== undefined) await writeFile(file, text);
  }
});
