// Replaces the command that renders pages. Reports that the pages are rendered and, with RENDER_WAITS, waits until their folder
// is gone before it writes the search index.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const [, , pages = '', out = ''] = process.argv;
const { RENDER_WAITS, STAGE_DONE } = process.env;
mkdirSync(pages, { recursive: true });
process.send?.(STAGE_DONE);
const until = Date.now() + Number(RENDER_WAITS ?? 0);
while (RENDER_WAITS && existsSync(pages)) {
  if (Date.now() > until) throw new Error('The pages wait for the index.');
  await setTimeout(10);
}
mkdirSync(`${out}/search-index`, { recursive: true });
writeFileSync(`${out}/search-index/manifest.json`, '{}');
