import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLiteClient } from '@/search/algolia/lite-client';
import { indexName } from '@/search/client-types';
import { latestScope, toFilters } from '@/search/search-scope';
import type { AlgoliaServer, Fault } from '../../../algolia/server';
import { push, searchKey, startServer, toRecords } from './setup';

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startServer();
  await push(server, toRecords('one'));
});
afterAll(() => server.stop());
beforeEach(() => void (server.faults.length = 0));

async function ask(query: string, settings: { searchKey?: string; index?: string } = {}) {
  const host = `http://localhost:${server.port}`;
  const client = createLiteClient({ appId: server.appId, searchKey, index: 'docs', host, ...settings });
  const params = { query, filters: toFilters(latestScope), facets: ['kind'] };
  const { results } = await client.search([{ indexName, params }]);
  return results[0];
}

test('the real client finds pushed records and returns facet counts', async () => {
  const answer = await ask('page 3');
  expect(answer?.hits[0]).toMatchObject({ objectID: 'page:3', title: 'Page 3', url: '/3/' });
  expect(answer).toMatchObject({ query: 'page 3', nbHits: 1, facets: { kind: { page: 1 } } });
});

test.each<[string, Fault['how']]>([
  ['an error of the server', { status: 500 }],
  ['a refusal', { status: 400 }],
  ['a broken connection', 'drop'],
])('rejects after %s, so that the built-in engine can respond', async (_name, how) => {
  server.faults.push({ match: /queries$/, how });
  await expect(ask('page')).rejects.toThrow();
});

test('rejects a wrong key, and an index that the key does not allow', async () => {
  await expect(ask('page', { searchKey: 'wrong' })).rejects.toThrow('Invalid Application-ID or API key');
  await expect(ask('page', { index: 'other' })).rejects.toThrow('Index not allowed with this API key');
});
