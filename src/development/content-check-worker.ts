import { constants, setPriority } from 'node:os';
import { getContentProblems } from '@/routes/content-problems';
import { buildTextOfFile } from '@/content/build-page-texts';
import { setTextBuilder } from '@/content/load-page-text';
import { toProblemText, withoutCopies } from '@/content/format-and-sort-page-problems';
import { startDevelopmentMode } from '@/lib/environment';
import { answerWork } from '@/lib/run-tasks-in-limited-process';
import { forgetMemos } from '@/lib/memo';
import { loadSampleProblems } from '@/sample-checks/check-samples-and-cache-reports';
import { getSite, getSiteVariables } from '@/site/get-site';

/** A request to check everything that has been built. */
export type CheckWork = 'pages' | 'samples';

startDevelopmentMode();
setTextBuilder((file) => buildTextOfFile(file, getSiteVariables()));
// The first check runs when the first page is open. An edit in these seconds must not wait for it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Checks pages for `npm run dev` in a separate process, so that no page waits for a check. Returns a text for each problem.
answerWork(async (what: CheckWork): Promise<string[]> => {
  forgetMemos();
  const problems =
    what === 'pages' ? withoutCopies(await getContentProblems()) : await loadSampleProblems(getSite().samples);
  return problems.map(toProblemText);
});
