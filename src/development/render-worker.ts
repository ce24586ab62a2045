import { startDevelopmentMode } from '@/lib/environment';
import { answerWork } from '@/lib/limited-process';
import { forgetMemos } from '@/lib/memo';
import { writeNavbar } from '@/routes/write-navbar';
import { render, type Problems, type Rendered } from './render';

/** A request to the renderer: to resolve the navbar, or to render what there is at a path. `state` counts the changes so far. */
export type RenderWork = { state: number } & ({ navbar: true } | { path: string; problems: Problems });

startDevelopmentMode();

let known = 0;

// Renders pages and files for `npm run dev` in a separate process. When the code changes, a new process replaces it.
answerWork(async (work: RenderWork): Promise<Rendered> => {
  if (work.state !== known) forgetMemos();
  known = work.state;
  if ('navbar' in work) return { status: 200, extension: '.json', text: await writeNavbar() };
  return render(work.path, work.problems);
});
