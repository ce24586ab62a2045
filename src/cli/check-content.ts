import { getContentProblems } from '@/routes/content-problems';
import type { PageProblem } from '@/docs/page';
import { toCount } from '@/lib/text';
import { toPlaceText, UserError } from '@/lib/fail';
import { prepareSite } from '@/build/prepare';
import { sampleFix } from '@/sample-checks/problem';
import { loadSampleReport } from '@/sample-checks/sample-report';
import { applyStrict, isStrict, runMain } from '@/build/step';

// `npm run check:content [-- --strict]`: the words, links, anchors and samples of all pages. `--built`: of those that are built.
await runMain(async () => {
  applyStrict();
  if (!process.argv.includes('--built')) await prepareSite();
  const problems = [...(await getContentProblems()), ...(await getSampleProblems())];
  for (const { severity, place, message, fix } of problems)
    console.error(`${severity} ${toPlaceText(place)}: ${message}${fix === undefined ? '' : `\n  ${fix}`}`);
  const count = problems.filter(({ severity }) => isStrict() || severity === 'error').length;
  if (count > 0) throw new UserError(`${toCount(count, 'problem')} in content/.`);
});

async function getSampleProblems(): Promise<PageProblem[]> {
  const { problems } = await loadSampleReport();
  return problems.map(({ message, ...place }) => ({ severity: 'error', place, message, fix: sampleFix }));
}
