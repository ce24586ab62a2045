import { parseArgs } from 'node:util';
import { prepareSite } from '@/export/prepare';
import { applyStrict, runMain } from '@/export/step';
import { toCount } from '@/lib/text';

// `npm run check:content [-- --strict]`: builds specs and pages, then checks the texts, links, anchors, and samples of all pages, and counts
// the names of the specs in them.
await runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
  applyStrict(values.strict);
  await prepareSite();
  const counts = await (await import('@/routes/content-problems')).countNames();
  process.stdout.write(
    `Names of the specs in pages: ${toCount(counts.links, 'link')}, ${toCount(counts.values, 'value')}, ${toCount(counts.embeds, 'embed')}. Names of several items, which are no links: ${counts.several}.\n`,
  );
});
