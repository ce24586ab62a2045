import type { Explanation, ServiceSchemas } from './schema-and-explanation-types';
import type { Question } from './explain-worker';

/** The time after which an explanation is given up, in milliseconds. A pattern of a schema may take forever. */
const patience = 10_000;

/**
 * Explains a payload in a worker, which is stopped afterwards, or when the signal is aborted. Returns undefined if it takes too
 * long.
 */
export async function explainInWorker(
  text: string,
  services: ServiceSchemas[],
  signal: AbortSignal,
): Promise<Explanation | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./explain-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = new Promise<Explanation | undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve(undefined), patience);
    signal.addEventListener('abort', () => reject(new Error('The explanation was stopped.')));
    worker.addEventListener('message', ({ data }: MessageEvent<Explanation>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started.')));
  });
  worker.postMessage({ text, services } satisfies Question);
  return result.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
