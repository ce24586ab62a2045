import { readFile, writeFile } from 'node:fs/promises';
import { getServices, loadSpec } from '@/spec/load';
import { toUndocumentedSection } from '@/spec/undocumented';
import { runMain } from '@/build/step';

const file = 'content/definitions/not-documented.md';

/** Starts the sections that are written from the specs; what precedes it is written by hand. */
const start = '<!-- Written by `npm run undocumented` -->';

// `npm run undocumented`: lists in `content/definitions/not-documented.md` what the specs leave open, by service.
await runMain(async () => {
  const [intro = ''] = (await readFile(file, 'utf8')).split(start);
  const specs = await Promise.all(getServices().map(loadSpec));
  await writeFile(file, `${intro}${start}\n\n${specs.map(toUndocumentedSection).join('\n\n')}\n`);
});
