import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession, type Result } from '@/payload/explainer-session';

const empty: Result = { kind: 'none' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a session whose requests are settled by the test. */
function start() {
  const requests: {
    text: string;
    signal: AbortSignal;
    resolve: (result: Result) => void;
    reject: (error: Error) => void;
  }[] = [];
  const session = createSession(
    (text, _hrefs, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ text, signal, resolve, reject });
      }),
  );
  return { session, requests };
}

it('an older result does not replace a newer one, and its request is stopped', async () => {
  const { session, requests } = start();
  const both = [session.explain('old', []), session.explain('new', [])];
  const [old, latest] = requests;
  expect([old?.signal.aborted, latest?.signal.aborted]).toEqual([true, false]);
  latest?.resolve(empty);
  await both[1];
  old?.resolve({ kind: 'too-slow' });
  await both[0];
  expect(session.getState()).toEqual({ result: empty, isSlow: false });
});

it('reports that a result takes long, and keeps the former one until then', async () => {
  const { session, requests } = start();
  const states: unknown[] = [];
  const first = session.explain('{}', []);
  requests[0]?.resolve(empty);
  await first;
  session.subscribe(() => states.push(session.getState()));
  const second = session.explain('[]', []);
  vi.advanceTimersByTime(1000);
  requests[1]?.resolve({ kind: 'too-slow' });
  await second;
  vi.advanceTimersByTime(1000);
  expect(states).toEqual([
    { result: empty, isSlow: true },
    { result: { kind: 'too-slow' }, isSlow: false },
  ]);
});

it('reports a failure, but not that a request was stopped', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { session, requests } = start();
  const both = [session.explain('old', []), session.explain('new', [])];
  requests[0]?.reject(new Error('The explanation was stopped.'));
  await both[0];
  expect(log).not.toHaveBeenCalled();
  requests[1]?.reject(new Error('/reference/payload/accounts.json: 500'));
  await both[1];
  expect(log).toHaveBeenCalledOnce();
  expect(session.getState().result).toEqual({ kind: 'failed', isOutdated: false });
});
