import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchClient, SearchResponse } from '@/search/client-types';
import { toFailoverClient } from '@/search/failover-client';

const toClient = (name: string): SearchClient => ({
  search: async (requests) => ({ results: requests.map(() => ({ index: name }) as SearchResponse) }),
});
const broken: SearchClient = { search: () => Promise.reject(new Error('down')) };
const silent: SearchClient = { search: () => new Promise(() => undefined) };
const ask = async (client: SearchClient) => (await client.search([{ indexName: 'docs' }])).results[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the second client is not loaded if the first one responds', async () => {
  const load = vi.fn(async () => toClient('second'));
  expect(await ask(toFailoverClient(toClient('first'), load))).toEqual({ index: 'first' });
  expect(load).not.toHaveBeenCalled();
});

test('the second client responds with isFallback if the first one fails, and the error is logged', async () => {
  const client = toFailoverClient(broken, async () => toClient('second'));
  expect(await ask(client)).toEqual({ index: 'second', isFallback: true });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(new Error('down'));
});

test('the second client responds if the first one does not respond within the time limit', async () => {
  const client = toFailoverClient(silent, async () => toClient('second'), { patience: 2_000 });
  let answer: unknown;
  void ask(client).then((value) => (answer = value));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toEqual({ index: 'second', isFallback: true });
});

test('the first client gets no requests for a minute after it failed, and is then queried again', async () => {
  let isDown = true;
  const first: SearchClient = { search: vi.fn((requests) => (isDown ? broken : toClient('first')).search(requests)) };
  const client = toFailoverClient(first, async () => toClient('second'), { rest: 60_000 });
  await ask(client);
  await ask(client);
  expect(first.search).toHaveBeenCalledTimes(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ask(client)).toEqual({ index: 'first' });
});

test('the second client is loaded again on the next query if loading it failed', async () => {
  const load = vi.fn(async () => toClient('second'));
  load.mockRejectedValueOnce(new Error('offline'));
  const client = toFailoverClient(broken, load);
  await expect(ask(client)).rejects.toThrow('offline');
  expect(await ask(client)).toEqual({ index: 'second', isFallback: true });
});
