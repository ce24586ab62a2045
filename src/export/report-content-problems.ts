import { type PageProblem, toProblemText, withoutCopies } from '@/content/format-and-sort-page-problems';
import { getProblemsWithoutSpecs, printNameCounts } from '@/routes/check-pages-and-count-spec-mentions';
import { getContentProblems } from '@/routes/content-problems';
import { loadSampleProblems } from '@/sample-checks/check-samples-and-cache-reports';
import { getSite } from '@/site/get-site';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { toCount } from '@/messages/plural';
import { sendFound } from './step-worker-messages';
import { isStrict } from '@/lib/environment';

/**
 * Prints the problems in texts, links, anchors, and samples of all pages, and fails if there are errors. Without correct specs, links
 * and samples cannot be checked. With `asData`, sends them instead.
 */
export async function reportContentProblems({
  hasSpecs,
  asData,
  withCounts,
}: {
  hasSpecs: boolean;
  asData: boolean;
  withCounts: boolean;
}): Promise<void> {
  if (!hasSpecs) console.error('Links and samples are checked once the specs are correct.');
  const found = hasSpecs
    ? [...(await getContentProblems()), ...(await loadSampleProblems(getSite().samples))]
    : await getProblemsWithoutSpecs();
  const problems = withoutCopies(found);
  if (withCounts && hasSpecs) await printNameCounts();
  if (!asData) return print(problems);
  const fails = problems.some(({ severity }) => severity === 'error' || isStrict());
  sendFound({ problems: problems.map(({ place, ...problem }) => ({ ...place, ...problem })), fails });
}

function print(problems: PageProblem[]): void {
  for (const problem of problems) console.error(toProblemText(problem));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [errors > 0 ? toCount(errors, 'error') : '', warnings > 0 ? toCount(warnings, 'warning') : ''];
  const total = `${counts.filter((text) => text !== '').join(' and ')} in pages and configuration`;
  if (errors > 0) throw new UserError(`${total}.`);
  if (warnings > 0 && isStrict()) throw new UserError(`${total}; with --strict, warnings fail.`);
  if (warnings > 0) console.error(`${total}.`);
}
