import { toHref } from '@/lib/href';
import type { SearchClient, SearchRequest, SearchResponse } from './client-types';
import type { Manifest } from './read-index-files';
import type { Scope } from './search-scope';
import type { Question } from './engine-worker';

export const indexFolder = '/search-index/';
export const manifestName = 'manifest.json';

type Answer = { id: number; value?: unknown; error?: string };
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Fetches the index of a version and locale and starts the engine in a worker. */
export async function loadLocalClient({ version, locale }: Scope): Promise<SearchClient> {
  const { ask, stop } = startWorker();
  try {
    const { files } = (await (await load(manifestName, 'no-cache')).json()) as Manifest;
    const file = files.find((entry) => entry.version === version && entry.locale === locale);
    if (!file) throw new Error(`There is no search index for ${version}, ${locale}.`);
    const data = await (await load(file.name)).arrayBuffer();
    await ask({ kind: 'index', data }, [data]);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    search: (requests: readonly SearchRequest[]) =>
      ask({ kind: 'search', requests }) as Promise<{ results: SearchResponse[] }>,
  };
}

async function load(name: string, cache?: RequestCache): Promise<Response> {
  const response = await fetch(toHref(`${indexFolder}${name}`), { cache });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/**
 * Starts the worker. Returns a function that sends it a message and waits for the result, and one that stops it. If the worker
 * fails, all pending and later messages fail.
 */
function startWorker(): {
  ask: (question: Unnumbered<Question>, transfer?: Transferable[]) => Promise<unknown>;
  stop: () => void;
} {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let broken: Error | undefined;
  let count = 0;
  worker.addEventListener('message', ({ data: { id, value, error } }: MessageEvent<Answer>) => {
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) pending?.resolve(value);
    else pending?.reject(new Error(error));
  });
  worker.addEventListener('error', (event) => {
    broken = new Error(event.message || 'The search worker could not be started.');
    waiting.forEach(({ reject }) => reject(broken ?? new Error()));
    waiting.clear();
    worker.terminate();
  });
  const ask = (question: Unnumbered<Question>, transfer: Transferable[] = []) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id }, transfer);
    });
  return { ask, stop: () => worker.terminate() };
}
