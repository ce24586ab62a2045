import { parseArgs } from 'node:util';
import type { PageProblem } from '@/docs/page';
import { bundleCommand } from '@/build/command';
import { prepareSite } from '@/build/prepare';
import { applyStrict, isStrict, runMain, runProgram } from '@/build/step';
import { toPlaceText, UserError } from '@/lib/fail';
import { toCount } from '@/lib/text';

// `npm run check:content [-- --strict]`: builds specs and pages, then checks the texts, links, anchors, and samples of all pages.
// `--built` skips the build.
await runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean' }, built: { type: 'boolean' } } });
  applyStrict(values.strict);
  if (values.built) return reportProblems(await loadProblems());
  // The check needs hundreds of modules, and loading them one by one takes three seconds. Bundling them during the build takes
  // no extra time.
  const [command] = await Promise.all([bundleCommand('cli/check-content', '.'), prepareSite()]);
  process.stderr.write(await runProgram('node', [command, '--built'], { quiet: true }));
});

function reportProblems(problems: PageProblem[]): void {
  for (const { severity, place, message, fix } of problems)
    console.error(`${severity} ${toPlaceText(place)}: ${message}${fix === undefined ? '' : `\n  ${fix}`}`);
  const count = problems.filter(({ severity }) => isStrict() || severity === 'error').length;
  if (count > 0) throw new UserError(`${toCount(count, 'problem')} in content/.`);
}

async function loadProblems(): Promise<PageProblem[]> {
  const [{ getContentProblems }, { loadSampleReport }, { sampleFix }] = await Promise.all([
    import('@/routes/content-problems'),
    import('@/sample-checks/sample-report'),
    import('@/sample-checks/problem'),
  ]);
  const { problems } = await loadSampleReport();
  const ofSamples = problems.map(({ message, ...place }): PageProblem => ({
    severity: 'error',
    place,
    message,
    fix: sampleFix,
  }));
  return [...(await getContentProblems()), ...ofSamples];
}
