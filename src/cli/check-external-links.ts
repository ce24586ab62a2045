import { parseArgs } from 'node:util';
import { getExternalLinkProblems, loadExternalLinks } from '@/content/check-external-links';
import { withoutCopies } from '@/content/format-and-sort-page-problems';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { runStepWorker } from '@/export/run-step-worker';
import { getFormat, problemFormats } from '@/lib/problem-formats';
import { toCount } from '@/messages/plural';
import { applyStrict, isStrict } from '@/lib/environment';

// `npm run check:links -- [--strict] [--format stylish|json|github-actions]`: builds pages, then requests the addresses on other sites to
// which they link. An address that has responded is not requested again on the same day. No other command does this.
await runMain(async () => {
  const { values } = parseArgs({
    options: { strict: { type: 'boolean' }, format: { type: 'string', default: 'stylish' } },
  });
  applyStrict(values.strict);
  const format = getFormat(problemFormats, values.format);
  await runStepWorker('content', [], { quiet: true });
  const links = await loadExternalLinks();
  const problems = withoutCopies(await getExternalLinkProblems(links));
  const text = format(problems.map(({ place, ...problem }) => ({ ...place, ...problem })));
  if (text) process.stdout.write(`${text}\n`);
  if (values.format === 'stylish') process.stdout.write(`${toCount(links.length, 'link')} to other sites.\n`);
  if (problems.some(({ severity }) => severity === 'error' || isStrict())) process.exitCode = 1;
});
