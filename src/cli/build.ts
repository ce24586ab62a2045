import { parseArgs } from 'node:util';
import { fail } from '@/lib/fail';
import { buildSite } from './build-site';
import { buildWithForeignSpecs } from './build-foreign';
import { runMain } from './step';

// `npm run build`: lints, bundles, exports to `out/`. `-- --openapi <folder> [--out <folder>]` builds the site with the
// specs of a folder beside ours, and leaves `out/` and what was generated as they were.
await runMain(async () => {
  const { openapi, out } = getOptions();
  await (openapi === undefined ? buildSite({ out }) : buildWithForeignSpecs(openapi, out));
});

function getOptions(): { openapi?: string; out?: string } {
  try {
    return parseArgs({ options: { openapi: { type: 'string' }, out: { type: 'string' } } }).values;
  } catch (cause) {
    return fail(cause instanceof Error ? cause.message : String(cause), {
      fix: 'npm run build -- [--openapi <folder with specs>] [--out <folder>]',
      cause,
    });
  }
}
