import { LimitedProcess } from '@/lib/limited-process';
import { UserError } from '@/lib/fail';
import type { Problems, Rendered } from './render';
import type { RenderWork } from './render-worker';

const limits = { seconds: 300, megabytes: 4096 };

/** Renders pages and files in a separate process, which knows what has changed and can be replaced when the code changes. */
export class Renderer {
  private readonly worker = new LimitedProcess<RenderWork, Rendered>(new URL('./render-worker.ts', import.meta.url));
  private state = 0;
  private tell = () => {};
  /** Resolves when a page has been rendered. */
  readonly used = new Promise<void>((resolve) => (this.tell = resolve));

  constructor(private readonly problems: Problems) {}

  /** Starts the process, so that the first page does not wait for its modules. */
  prepare(): void {
    this.worker.prepare(limits);
  }

  /** Renders what a path without the base path names. */
  async render(address: string): Promise<Rendered> {
    const rendered = await this.run({ path: address, problems: this.problems, state: this.state });
    this.tell();
    return rendered;
  }

  /** Resolves the navbar, and writes and returns it. */
  async writeNavbar(): Promise<string> {
    return (await this.run({ navbar: true, state: this.state })).text;
  }

  /** Makes the process read everything again that it renders. */
  forget(): void {
    this.state += 1;
  }

  /** Makes the next task start a new process, with the current code. */
  restart(): void {
    this.worker.end();
  }

  private run(work: RenderWork): Promise<Rendered> {
    return this.worker.run(work, limits, (limit) => {
      const reason =
        limit === 'time' ? `took longer than ${limits.seconds} s` : `needs more than ${limits.megabytes} MB`;
      return new UserError(`rendering this page ${reason}\n  Undo some of the last edit and save again.`);
    });
  }
}
