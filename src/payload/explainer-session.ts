import { isGone } from '@/lib/reload-after-load-error';
import type { Explanation, ServiceSchemas } from './schema-and-explanation-types';

/** The maximum length of a payload in megabytes. */
export const longestMegabytes = 5;

/** The time after which a result that is not there yet counts as slow, in milliseconds. */
const slowAfter = 400;

/** `failed` is outdated if a deploy has removed the code, so that only a reload helps. */
export type Result =
  | Explanation
  | { kind: 'too-long' }
  | { kind: 'too-slow' }
  | { kind: 'failed'; isOutdated: boolean };

/** What the page shows: the latest result, and whether the reader waits for another one. */
export interface SessionState {
  result?: Result;
  isSlow: boolean;
}

type Run = (text: string, hrefs: string[], signal: AbortSignal) => Promise<Result>;

/** Explains one payload at a time, with the schemas at `hrefs`. A new request stops the one before it, so its result never appears. */
export function createSession(run: Run) {
  let state: SessionState = { isSlow: false };
  let latest = new AbortController();
  const listeners = new Set<() => void>();
  const setState = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const explain = async (text: string, hrefs: string[]): Promise<void> => {
    latest.abort();
    const { signal } = (latest = new AbortController());
    const timer = setTimeout(() => setState({ ...state, isSlow: true }), slowAfter);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const result = await run(text, hrefs, signal).catch(async (error: unknown): Promise<Result> => {
      if (!signal.aborted) console.error(error);
      return { kind: 'failed', isOutdated: await isGone(error) };
    });
    clearTimeout(timer);
    if (!signal.aborted) setState({ result, isSlow: false });
  };
  return {
    /** The text in the field when the reader left the page. */
    text: '',
    explain,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The session of this document. It is in memory only, because the page promises not to store the text. Readers who follow a link
 * of a result and go back find the page as they left it.
 */
export const session = createSession(async (text, hrefs, signal) => {
  if (text.length > longestMegabytes * 1_000_000) return { kind: 'too-long' };
  const [{ explainInWorker }, { loadJson }] = await Promise.all([
    import('./explain-in-worker'),
    import('@/lib/load-files-with-react-query'),
  ]);
  const services = await Promise.all(hrefs.map((href) => loadJson<ServiceSchemas>(href)));
  return (await explainInWorker(text, services, signal)) ?? { kind: 'too-slow' };
});
