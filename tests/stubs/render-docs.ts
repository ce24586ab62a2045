// Replaces the command that renders pages: says that they are rendered, and may wait until they are taken before it writes the index.
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
