import { parseArgs } from 'node:util';
import { toProblemText, withoutCopies } from '@/content/problem-text';
import type { PageProblem } from '@/content/page';
import { prepareSite } from '@/export/prepare';
import { applyStrict, isStrict, runMain } from '@/export/step';
import { UserError } from '@/lib/fail';
import { toCount } from '@/lib/text';

// `npm run check:content [-- --strict]`: builds specs and pages, then checks the texts, links, anchors, and samples of all pages.
// `--built` skips the build, and `--without-specs` the links and samples, which cannot be checked without correct specs.
await runMain(async () => {
  const { values } = parseArgs({
    options: { strict: { type: 'boolean' }, built: { type: 'boolean' }, 'without-specs': { type: 'boolean' } },
  });
  applyStrict(values.strict);
  if (!values.built) return prepareSite();
  if (!values['without-specs']) return reportProblems(withoutCopies(await loadProblems()));
  console.error('Links and samples are checked once the specs are correct.');
  reportProblems(withoutCopies(await loadProblemsWithoutSpecs()));
});

function reportProblems(problems: PageProblem[]): void {
  for (const problem of problems) console.error(toProblemText(problem));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [errors > 0 ? toCount(errors, 'error') : '', warnings > 0 ? toCount(warnings, 'warning') : ''];
  const total = `${counts.filter((text) => text !== '').join(' and ')} in pages and configuration`;
  if (errors > 0) throw new UserError(`${total}.`);
  if (warnings > 0 && isStrict()) throw new UserError(`${total}; with --strict, warnings fail.`);
  if (warnings > 0) console.error(`${total}.`);
}

async function loadProblems(): Promise<PageProblem[]> {
  const [{ getContentProblems }, { loadSampleProblems }] = await Promise.all([
    import('@/routes/content-problems'),
    import('@/sample-checks/sample-report'),
  ]);
  return [...(await getContentProblems()), ...(await loadSampleProblems())];
}

async function loadProblemsWithoutSpecs(): Promise<PageProblem[]> {
  const { getProblemsWithoutSpecs } = await import('@/routes/content-problems');
  return getProblemsWithoutSpecs();
}
