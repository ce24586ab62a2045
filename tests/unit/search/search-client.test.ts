import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEngine, toSearchClient } from '@/components/search/search-client';
import type { SearchClient, SearchRequest } from '@/search/client-types';
import { loadLocalClient } from '@/search/local-client';
import { latestScope } from '@/search/search-scope';

vi.mock('@/search/local-client');

const search = vi.fn<SearchClient['search']>();
const load = vi.mocked(loadLocalClient);
const client = toSearchClient(latestScope) as unknown as SearchClient;
const request: SearchRequest = { indexName: 'docs', params: { query: 'cat' } };

beforeEach(() => {
  vi.useFakeTimers();
  load.mockResolvedValue({ search });
  search.mockResolvedValue({ results: [] });
});
afterEach(() => {
  forgetEngine();
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('toSearchClient loads the engine once and caches each response for a minute', async () => {
  await client.search([request]);
  await client.search([request]);
  await client.search([{ ...request, params: { query: 'dog' } }]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(search.mock.calls).toEqual([[[request]], [[{ ...request, params: { query: 'dog' } }]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  await client.search([request]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledTimes(3);
});

test('toSearchClient sends identical simultaneous queries once', async () => {
  await Promise.all([client.search([request]), client.search([request])]);
  expect(search).toHaveBeenCalledTimes(1);
});

test('toSearchClient tries to load the engine twice, and again on the next query', async () => {
  load.mockRejectedValue(new Error('offline'));
  const failed = expect(client.search([request])).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(400);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ search });
  expect(await client.search([request])).toEqual({ results: [] });
});

test('toSearchClient neither retries a failed query nor caches its failure', async () => {
  search.mockRejectedValueOnce(new Error('broken'));
  await expect(client.search([request])).rejects.toThrow('broken');
  expect(search).toHaveBeenCalledTimes(1);
  expect(await client.search([request])).toEqual({ results: [] });
});

test('forgetEngine makes the next query load the engine and its response again', async () => {
  await client.search([request]);
  forgetEngine();
  await client.search([request]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenCalledTimes(2);
});
