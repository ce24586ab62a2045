import { parseArgs } from 'node:util';
import { createPage } from '@/content/new-page';
import { toId } from '@/content/version-language-id-and-slug';
import { fail } from '@/lib/user-errors-and-mistakes';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run new -- guides/<slug>`: creates a page from a template.
await runMain(async () => {
  const [name = fail('which page?', { fix: 'Name it: npm run new -- guides/create-a-thing' })] = parseArgs({
    allowPositionals: true,
  }).positionals;
  const file = createPage(name);
  const id = toId(file.replace(/^content[\\/]/, ''));
  process.stdout.write(
    `Created ${file}. Replace every text that begins with "TODO:"; the content check fails until you do. To list the page, add '${id}' to a sidebar in src/site.config.ts.\n`,
  );
});
