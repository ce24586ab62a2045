import { rebuildFile } from '@/docs/rebuild';
import { UserError } from '@/lib/fail';
import { answerWork } from '@/lib/limited-process';
import { toPageVersion } from '@/site/page-version';
import { getVariables } from '@/site/variables';

/** What is wrong with each of the files that were built, in words; undefined where nothing is. */
export type PageProblems = Record<string, string | undefined>;

// Builds pages for `npm run dev`, in a process of its own: another one takes its place when the code changes.
answerWork(async (files: string[]): Promise<PageProblems> => {
  const problems: PageProblems = {};
  for (const file of files) problems[file] = await build(file);
  return problems;
});

async function build(file: string): Promise<string | undefined> {
  try {
    await rebuildFile(file, { variables: getVariables(), findVersion: toPageVersion });
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    return `content/${file}: ${error instanceof Error ? error.stack : String(error)}`;
  }
}
