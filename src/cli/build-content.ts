import { parseArgs } from 'node:util';
import { prepareContent } from '@/export/prepare-content';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run content`: builds every page as far as its mistakes allow. `npm run check:content` reports the mistakes.
await runMain(async () => {
  parseArgs();
  await prepareContent();
});
