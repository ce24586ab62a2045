import { parseArgs } from 'node:util';
import { prepareSite } from '@/export/prepare';
import { applyStrict, runMain } from '@/export/step';

// `npm run check:content [-- --strict]`: builds specs and pages, then checks the texts, links, anchors, and samples of all pages.
await runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
  applyStrict(values.strict);
  await prepareSite();
});
