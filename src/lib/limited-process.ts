import { fork, type ChildProcess } from 'node:child_process';
import { UserError } from './fail';

/** How much of the machine one piece of work may take. */
export interface Limits {
  seconds: number;
  megabytes: number;
}

/** Says in words which limit was met. */
type ToError = (limit: 'time' | 'memory') => Error;
interface PlainError {
  name: string;
  message: string;
  stack?: string;
}
type Answer<Result> = { result: Result } | { error: PlainError };

/**
 * Does pieces of work one after the other in a process that can be ended: what runs away does not take the command with
 * it. Not a thread, as the loader of TypeScript does not start in one.
 */
export class LimitedProcess<Work, Result> {
  private child: ChildProcess | undefined;
  private megabytes = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly file: URL) {}

  run(work: Work, limits: Limits, toError: ToError): Promise<Result> {
    const next = this.last.then(() => this.start(work, limits, toError));
    this.last = next.catch(() => undefined);
    return next;
  }

  /** Gives its memory back: a further piece of work starts it anew. */
  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(work: Work, limits: Limits, toError: ToError): Promise<Result> {
    const child = this.getChild(limits);
    hold(child, true);
    return new Promise<Result>((resolve, reject) => {
      const end = (finish: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners();
        hold(child, false);
        finish();
      };
      const stop = (error: Error) => {
        this.child = undefined;
        child.kill('SIGKILL');
        end(() => reject(error));
      };
      const timer = setTimeout(() => stop(toError('time')), limits.seconds * 1000);
      child.on('message', (answer: Answer<Result>) =>
        end(() => ('result' in answer ? resolve(answer.result) : reject(toRealError(answer.error)))),
      );
      child.on('error', stop);
      child.on('exit', (code) => stop(isAborted(code) ? toError('memory') : new Error(toEndText(this.file, code))));
      child.send(work as object);
    });
  }

  private getChild({ megabytes }: Limits): ChildProcess {
    if (this.child?.connected && this.megabytes === megabytes) return this.child;
    this.child?.kill('SIGKILL');
    this.megabytes = megabytes;
    this.child = fork(this.file, [], {
      // A model is millions of small objects: a larger nursery halves the time of collecting garbage.
      execArgv: [
        ...(this.file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
        `--max-old-space-size=${megabytes}`,
        '--max-semi-space-size=64',
      ],
      serialization: 'advanced',
      // What the engine prints of its memory when that is full tells nobody anything.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return this.child;
  }
}

/** When its memory is full the engine ends the process itself, or the system does. */
function isAborted(code: number | null): boolean {
  return code === null || code > 128;
}

function toEndText(file: URL, code: number | null): string {
  return `${file.pathname} has ended with the code ${code}: run it by itself to see why.`;
}

/** The other side: does in this process what is asked for, one piece of work after the other. */
export function answerWork<Work, Result>(toResult: (work: Work) => Promise<Result>): void {
  process.on('message', (work: Work) => {
    toResult(work).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: toPlain(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}

function toPlain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}

/** Between two pieces of work the process must not keep the command from ending. */
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
