import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withVariables } from './environment';
import { UserError } from './user-errors-and-mistakes';

/** The time and memory that one task may use. */
export interface Limits {
  seconds: number;
  megabytes: number;
}

/** The argument of a process that is started before its first task. */
const prepareOption = '--prepare';

/** The error of a task that was running when its process was ended. */
export class EndedError extends Error {}

/** Returns the error for the limit that a task exceeded. */
type ToError = (limit: 'time' | 'memory') => Error;
interface PlainError {
  name: string;
  message: string;
  stack?: string;
}
type Answer<Result> = { result: Result } | { error: PlainError };

/**
 * Runs tasks one after the other in a separate process that can be killed, so that a runaway task does not take down the
 * command. A program in TypeScript is bundled first: loading its hundreds of modules one by one takes a second longer.
 */
export class LimitedProcess<Work, Result> {
  private child: ChildProcess | undefined;
  private megabytes = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly endNow = () => this.end();

  /** Starts the process in the folder and with the variables of `options`, by default those of this process. */
  constructor(
    private readonly file: URL,
    private readonly options: { cwd?: string; env?: Record<string, string> } = {},
  ) {}

  run(work: Work, limits: Limits, toError: ToError): Promise<Result> {
    const next = this.last.then(() => this.start(work, limits, toError));
    this.last = next.catch(() => undefined);
    return next;
  }

  /** Starts the process, and lets it load what a task may need, so that the first task does not wait for it. */
  prepare(limits: Limits): void {
    const ready = this.last.then(() => this.getChild(limits, [prepareOption]));
    // A failure occurs again in the first task, which reports it.
    this.last = ready.then((child) => hold(child, false)).catch(() => undefined);
  }

  /** Kills the process and frees its memory. A running task fails with an {@link EndedError}. The next task starts a new process. */
  end(): void {
    process.off('exit', this.endNow);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(work: Work, limits: Limits, toError: ToError): Promise<Result> {
    const child = await this.getChild(limits);
    hold(child, true);
    return new Promise<Result>((resolve, reject) => {
      const end = (finish: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners();
        hold(child, false);
        finish();
      };
      const stop = (error: Error) => {
        if (this.child === child) this.child = undefined;
        child.kill('SIGKILL');
        end(() => reject(error));
      };
      const timer = setTimeout(() => stop(toError('time')), limits.seconds * 1000);
      child.on('message', (answer: Answer<Result>) =>
        end(() => ('result' in answer ? resolve(answer.result) : reject(toRealError(answer.error)))),
      );
      child.on('error', stop);
      child.on('exit', (code) => {
        if (this.child !== child) stop(new EndedError());
        else stop(isAborted(code) ? toError('memory') : new Error(toEndText(this.file, code)));
      });
      child.send(work as object);
    });
  }

  private async getChild({ megabytes }: Limits, args: string[] = []): Promise<ChildProcess> {
    if (this.child?.connected && this.megabytes === megabytes) return this.child;
    this.end();
    this.megabytes = megabytes;
    this.child = fork(await toProgram(this.file), args, {
      // The model of a spec consists of millions of small objects. A larger nursery halves the garbage collection time.
      execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=64'],
      serialization: 'advanced',
      // When memory is full, the engine prints statistics that do not help the user.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      cwd: this.options.cwd,
      env: withVariables(this.options.env),
    });
    // A process that is busy would notice only later that its parent has ended.
    process.once('exit', this.endNow);
    return this.child;
  }
}

/** Returns a program that Node.js can run: the file itself, or its bundle if it is in TypeScript. */
async function toProgram(url: URL): Promise<string> {
  const file = fileURLToPath(url);
  if (!file.endsWith('.ts')) return file;
  const [, root = '', name = ''] = /^(.*)[\\/](src[\\/].*)$/.exec(file) ?? [];
  const { bundlePrograms } = await import('./bundle-node-programs');
  return path.join(root, await bundlePrograms(root, [name]), `${path.basename(name, '.ts')}.mjs`);
}

/** Returns true if the process ran out of memory: the engine aborted it or the system killed it. */
function isAborted(code: number | null): boolean {
  return code === null || code > 128;
}

function toEndText(file: URL, code: number | null): string {
  return `${file.pathname} exited with the code ${code}: run it on its own to see why.`;
}

/**
 * Runs in the limited process: executes each task that arrives, and sends back its result or error. Ends with its parent. If the
 * process was started before its first task, calls `prepare`.
 */
export function answerWork<Work, Result>(
  toResult: (work: Work) => Promise<Result>,
  prepare?: () => Promise<unknown>,
): void {
  process.on('message', (work: Work) => {
    toResult(work).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: toPlain(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // The parent may have ended while the modules of this process were loading.
  if (!process.connected) process.exit();
  // A failure occurs again in the first task, which reports it.
  if (process.argv.includes(prepareOption)) prepare?.().catch(() => undefined);
}

function toPlain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}

/** Sets whether the process keeps the command running, which it must not do between two tasks. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function toRealError({ name, message, stack }: PlainError): Error {
  if (name === 'UserError') return new UserError(message);
  return Object.assign(new Error(message), { name, stack });
}
