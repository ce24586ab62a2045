import type { Explanation, ServiceSchemas } from './schemas';
import type { Question } from './worker';

/** The time after which an explanation is given up, in milliseconds. A pattern of a schema may take forever. */
const patience = 10_000;

/** Explains a payload in a worker, which is stopped afterwards. Returns undefined if it takes too long. */
export function explainInWorker(text: string, services: ServiceSchemas[]): Promise<Explanation | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = new Promise<Explanation | undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve(undefined), patience);
    worker.addEventListener('message', ({ data }: MessageEvent<Explanation>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started.')));
  });
  worker.postMessage({ text, services } satisfies Question);
  return result.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
