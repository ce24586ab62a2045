import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadMentions } from '@/content/operation-mentions';
import { loadAssumptions } from '@/content/page-assumptions';
import { replaceSections } from '@/openapi/generated-pages/page';
import { generatedPages } from '@/openapi/generated-pages/pages';
import { getServices, loadSpec } from '@/openapi/load';
import { runMain } from '@/export/step';

// `npm run spec-pages`: writes the sections of pages that are made from the specs, such as `content/definitions/not-documented.md`.
await runMain(async () => {
  parseArgs();
  const specs = await Promise.all(getServices().map(loadSpec));
  const assumptions = await loadAssumptions();
  const mentions = await loadMentions();
  // All pages are ready before the first one is written, so a failure changes none of them.
  const texts = await Promise.all(
    generatedPages.map(async (page) =>
      replaceSections(page, await readFile(page.file, 'utf8'), specs, assumptions, mentions),
    ),
  );
  for (const [index, { file }] of generatedPages.entries()) await writeFile(file, texts[index] ?? '');
});
