import { readFile, writeFile } from 'node:fs/promises';
import { loadAssumptions } from '@/docs/page-assumptions';
import { replaceSections } from '@/spec/generated-pages/page';
import { generatedPages } from '@/spec/generated-pages/pages';
import { getServices, loadSpec } from '@/spec/load';
import { runMain } from '@/build/step';

// `npm run spec-pages`: writes the sections of pages that are made from the specs, such as `content/definitions/not-documented.md`.
await runMain(async () => {
  const specs = await Promise.all(getServices().map(loadSpec));
  const assumptions = await loadAssumptions();
  for (const page of generatedPages)
    await writeFile(page.file, replaceSections(page, await readFile(page.file, 'utf8'), specs, assumptions));
});
