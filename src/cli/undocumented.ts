import { readFile, writeFile } from 'node:fs/promises';
import { loadAssumptions } from '@/docs/page-assumptions';
import { getServices, loadSpec } from '@/spec/load';
import { replaceSections, undocumentedPage } from '@/spec/undocumented';
import { runMain } from '@/build/step';

// `npm run undocumented`: lists in `content/definitions/not-documented.md` what the specs leave open, by service, and what guides assume.
await runMain(async () => {
  const specs = await Promise.all(getServices().map(loadSpec));
  await writeFile(
    undocumentedPage,
    replaceSections(await readFile(undocumentedPage, 'utf8'), specs, await loadAssumptions()),
  );
});
