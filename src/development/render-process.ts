import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EndedError, LimitedProcess, type Limits } from '@/lib/run-tasks-in-limited-process';
import { UserError } from '@/lib/user-errors-and-mistakes';
import type { Problems, Rendered } from './render-address';
import type { Failures, RenderWork } from './render-worker';
import type { Project } from './export-development-shells';

const limits = { seconds: 300, megabytes: 4096 };

/** Builds edited pages, and renders pages and files, in a separate process that can be replaced when the code changes. */
export class RenderProcess {
  private readonly worker: LimitedProcess<RenderWork, Rendered | string | Failures>;
  private state = 0;
  private tell = () => {};
  /** Resolves when a page has been rendered. */
  readonly used = new Promise<void>((resolve) => (this.tell = resolve));

  constructor(
    private readonly problems: Problems,
    { root, env }: Project,
  ) {
    const program = pathToFileURL(path.resolve(root, 'src/development/render-worker.ts'));
    this.worker = new LimitedProcess(program, { cwd: root, env });
  }

  /** Starts the process, so that the first page does not wait for its modules. */
  prepare(): void {
    this.worker.prepare(limits);
  }

  /** Renders what a path without the base path names. */
  async render(path: string): Promise<Rendered> {
    const rendered = await this.run({ path, problems: this.problems, state: this.state }, path);
    this.tell();
    return rendered as Rendered;
  }

  /** Resolves the navbar, and writes and returns it. */
  async writeNavbar(): Promise<string> {
    return (await this.run({ navbar: true, state: this.state }, 'the navbar')) as string;
  }

  /** Builds the documents of edited files of `content/`, and of the pages that include them. */
  async build(files: string[]): Promise<Failures> {
    return (await this.run({ build: files }, files.join(', '))) as Failures;
  }

  /** Makes the process read everything again that it renders. */
  forget(): void {
    this.state += 1;
  }

  /** Makes the next task start a new process, with the current code. */
  restart(): void {
    this.worker.end();
  }

  private async run(work: RenderWork, what: string): Promise<Rendered | string | Failures> {
    try {
      return await this.worker.run(work, limits, toLimitError(`building ${what}`, limits));
    } catch (error) {
      // The code has changed, so the current one does the work.
      if (error instanceof EndedError) return this.run(work, what);
      throw error;
    }
  }
}

/** Creates the error of an action that exceeds one of its limits after an edit. */
export function toLimitError(action: string, { seconds, megabytes }: Limits): (limit: 'time' | 'memory') => Error {
  return (limit) => {
    const reason = limit === 'time' ? `took longer than ${seconds} s` : `needs more than ${megabytes} MB`;
    return new UserError(`${action} ${reason}\n  Undo some of the last edit and save again.`);
  };
}
