import { parseArgs } from 'node:util';
import { fail } from '@/lib/user-errors-and-mistakes';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run move -- guides/<old> guides/<new>`: moves a page with its translations, changes all links to it and the sidebars, and adds
// a redirect.
await runMain(async () => {
  const [from, to] = parseArgs({ allowPositionals: true }).positionals;
  if (from === undefined || to === undefined)
    fail('which page, and where to?', { fix: 'Name both: npm run move -- guides/old-name guides/new-name' });
  const { movePage } = await import('@/content/move-page');
  const files = movePage(from, to);
  process.stdout.write(`${files.length} files changed:\n${files.map((file) => `  ${file}\n`).join('')}`);
});
