import type { CheckedValue, ValueProblem } from './find-problems';
import type { CheckMessage } from './check-worker';
import type { JsonSchema } from './schema-and-explanation-types';

/** The time after which a check is given up, in milliseconds. A pattern of a schema may take forever. */
const patience = 3000;

/** Checks values in a worker, which runs until `close`. Calls back with the problems, or with undefined if it takes too long. */
export function createChecker(
  components: Record<string, JsonSchema>,
  onResult: (problems: ValueProblem[] | undefined) => void,
) {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: number | undefined;
  let next: CheckedValue[] | undefined;
  let count = 0;
  const post = (message: CheckMessage) => worker?.postMessage(message);
  const end = (problems: ValueProblem[] | undefined) => {
    clearTimeout(timer);
    running = undefined;
    onResult(problems);
    if (next) check(next);
  };
  const close = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    running = undefined;
  };
  const start = () => {
    worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; problems: ValueProblem[] }>) => {
      if (data.number === running) end(data.problems);
    });
    worker.addEventListener('error', () => {
      close();
      end(undefined);
    });
    post({ components });
  };
  /** Checks values. While a check is running, only the latest values wait. */
  const check = (values: CheckedValue[]): void => {
    next = running === undefined ? undefined : values;
    if (running !== undefined) return;
    if (!worker) start();
    running = ++count;
    timer = setTimeout(() => {
      close();
      end(undefined);
    }, patience);
    post({ number: running, values });
  };
  return {
    check,
    close: () => {
      next = undefined;
      close();
    },
  };
}
