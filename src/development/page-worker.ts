import { getContentProblems } from '@/routes/content-problems';
import { getAffected, rebuildFile } from '@/content/rebuild';
import { toProblemText, withoutCopies } from '@/content/problem-text';
import { startDevelopmentMode } from '@/lib/environment';
import { answerWork } from '@/lib/limited-process';
import { forgetMemos } from '@/lib/memo';
import { toPageVersion } from '@/site/versions';
import { getVariables } from '@/site/site';
import { checkChangedSamples, toPageProblem } from '@/sample-checks/sample-report';
import { toFailureText } from '@/export/step';

/** A request to the worker: build some files, or check everything that has been built. */
export type PageWork = { build: string[] } | { check: 'pages' | 'samples' };

/** For `build`, the error of each file, undefined if there is none. For `check`, a text for each problem. */
export type PageAnswer = Record<string, string | undefined> | string[];

startDevelopmentMode();

// Builds and checks pages for `npm run dev` in a separate process. When the code changes, a new process replaces it.
answerWork(async (work: PageWork): Promise<PageAnswer> => {
  forgetMemos();
  if ('check' in work) return work.check === 'pages' ? checkPages() : checkSamples();
  const failures: Record<string, string | undefined> = {};
  for (const file of new Set(work.build.flatMap(getAffected))) failures[file] = await build(file);
  return failures;
});

/** Builds a file. The check finds its mistakes; returns any other error. */
async function build(file: string): Promise<string | undefined> {
  try {
    await rebuildFile(file, { variables: getVariables(), findVersion: toPageVersion });
    return undefined;
  } catch (error) {
    return `error content/${file}: ${toFailureText(error)}`;
  }
}

async function checkPages(): Promise<string[]> {
  return withoutCopies(await getContentProblems()).map(toProblemText);
}

async function checkSamples(): Promise<string[]> {
  return (await checkChangedSamples()).map(toPageProblem).map(toProblemText);
}
