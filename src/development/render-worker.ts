import { buildTextOfFile } from '@/content/build-page-texts';
import { setTextBuilder } from '@/content/load-page-text';
import { getAffected, rebuildFile } from '@/content/rebuild-file';
import { startDevelopmentMode } from '@/lib/environment';
import { answerWork } from '@/lib/run-tasks-in-limited-process';
import { forgetMemos } from '@/lib/memo';
import { writeNavbar } from '@/routes/navigation';
import { getSiteVariables } from '@/site/get-site';
import { toPageVersion } from '@/site/versions';
import { render, type Problems, type Rendered } from './render-address';
import { toFailureText } from '@/export/format-error-for-terminal';

/** A request to the renderer: to render what there is at a path, to resolve the navbar, or to build files of `content/`. */
export type RenderWork =
  | { path: string; problems: Problems; state: number }
  | { navbar: true; state: number }
  | { build: string[] };

/** The error of each file that could not be built. The check finds mistakes in the text of a page; they are no errors. */
export type Failures = Record<string, string | undefined>;

startDevelopmentMode();
setTextBuilder((file) => buildTextOfFile(file, getSiteVariables()));

/** The number of changes that this process knows. */
let known = 0;

// Builds and renders pages for `npm run dev` in a separate process. When the code changes, a new process replaces it.
answerWork(async (work: RenderWork): Promise<Rendered | string | Failures> => {
  if ('build' in work) return build(work.build);
  if (work.state !== known) forgetMemos();
  known = work.state;
  return 'navbar' in work ? writeNavbar() : render(work.path, work.problems);
});

/** Builds the documents of files, and of the pages that include them. */
async function build(files: string[]): Promise<Failures> {
  const failures: Failures = {};
  for (const file of new Set(files.flatMap(getAffected))) {
    try {
      await rebuildFile(file, { variables: getSiteVariables(), findVersion: toPageVersion });
      failures[file] = undefined;
    } catch (error) {
      failures[file] = `error content/${file}: ${toFailureText(error)}`;
    }
  }
  return failures;
}
