import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEngine, toSearchClient } from '@/components/search/search-client';
import type { SearchClient, SearchRequest } from '@/search/client';
import { loadLocalClient } from '@/search/local-client';
import { latestScope } from '@/search/scope';

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

test('the engine is loaded once, and a question that was answered is not asked again for a minute', async () => {
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

test('the same question at the same time is asked once', async () => {
  await Promise.all([client.search([request]), client.search([request])]);
  expect(search).toHaveBeenCalledTimes(1);
});

test('an engine that does not come is tried twice, and again with the next question', async () => {
  load.mockRejectedValue(new Error('offline'));
  const failed = expect(client.search([request])).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(400);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ search });
  expect(await client.search([request])).toEqual({ results: [] });
});

test('a question that fails is not repeated by itself, and its failure is not kept', async () => {
  search.mockRejectedValueOnce(new Error('broken'));
  await expect(client.search([request])).rejects.toThrow('broken');
  expect(search).toHaveBeenCalledTimes(1);
  expect(await client.search([request])).toEqual({ results: [] });
});

test('an engine that is forgotten is loaded anew', async () => {
  await client.search([request]);
  forgetEngine();
  await client.search([request]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenCalledTimes(2);
});
