import { parseArgs } from 'node:util';
import { findProblems, prepareSite } from '@/export/prepare';
import { applyStrict, runMain } from '@/export/step';
import { getProblemFormat } from '@/lib/problem-formats';
import { toCount } from '@/lib/text';

// `npm run check:content -- [--strict] [--format stylish|json|github-actions]`: builds specs and pages, then checks the texts, links,
// anchors, and samples of all pages, and counts the names of the specs in them. With a format, prints only the problems, and to
// standard output.
await runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean' }, format: { type: 'string' } } });
  applyStrict(values.strict);
  if (values.format !== undefined) return printProblems(values.format);
  await prepareSite();
  const counts = await (await import('@/routes/content-problems')).countNames();
  process.stdout.write(
    `Names of the specs in pages: ${toCount(counts.links, 'link')}, ${toCount(counts.values, 'value')}, ${toCount(counts.embeds, 'embed')}. Names of several items, which are no links: ${counts.several}.\n`,
  );
});

async function printProblems(name: string): Promise<void> {
  const format = getProblemFormat(name);
  const { problems, fails } = await findProblems();
  const text = format(problems);
  if (text) process.stdout.write(`${text}\n`);
  if (fails) process.exitCode = 1;
}
