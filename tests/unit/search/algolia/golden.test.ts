import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiteClient } from '@/search/algolia/lite-client';
import { limits } from '@/search/algolia/load-indexed-and-exported-records';
import { toRules, settings, getSynonymHits } from '@/search/algolia/settings-synonyms-and-rules';
import { getSynonyms } from '@/search/synonyms';
import type { AlgoliaServer } from '../../../algolia/server';
import { folders, goldenFiles, measure, records } from '../golden';
import { push, searchKey, startServer } from './setup';

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startServer();
  await push(server, records, { batchSize: 500, folders });
  // The first query splits the words of all records, which takes longer than the client waits on a busy machine.
  const timeouts = { connect: 60_000, read: 60_000, write: 60_000 };
  const host = { protocol: 'http', url: 'localhost', port: server.port, accept: 'readWrite' } as const;
  const client = liteClient(server.appId, searchKey, { hosts: [host], timeouts });
  await client.search({ requests: [{ indexName: 'docs', query: 'environment' }] });
});
afterAll(() => server.stop());

/** The server handles no word forms except plurals and applies one criterion after the other, so its minimums are lower. */
const floors = { inThree: 0.9, first: 0.8 };

const hostedFiles = goldenFiles.filter(({ isHosted }) => isHosted);

/** The server ranks by the criteria that Algolia documents. */
test.each(hostedFiles)('$file: pushed records, settings, synonyms, and rules find enough targets', async ({ file }) => {
  const host = `http://localhost:${server.port}`;
  const client = createLiteClient({ appId: server.appId, searchKey, index: 'docs', host });
  const shares = await measure('Algolia’s criteria', file, async (query) => {
    const { results } = await client.search([{ indexName: 'docs', params: { query, hitsPerPage: 60 } }]);
    return results[0]?.hits ?? [];
  });
  expect(shares.inThree).toBeGreaterThanOrEqual(floors.inThree);
  expect(shares.first).toBeGreaterThanOrEqual(floors.first);
});

describe('the pushed data is within the limits of Algolia', () => {
  test('records have fewer bytes than allowed and unique objectIDs', () => {
    expect(records.filter((record) => Buffer.byteLength(JSON.stringify(record)) >= limits.recordBytes)).toEqual([]);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.filter(({ objectID }) => objectID === '')).toEqual([]);
  });

  test('synonyms contain each group of the built-in engine once', () => {
    const synonymHits = getSynonymHits();
    expect(synonymHits.map(({ synonyms: words }) => words)).toEqual(getSynonyms());
    expect(synonymHits.length).toBeLessThanOrEqual(limits.synonyms);
    expect(new Set(synonymHits.map(({ objectID }) => objectID)).size).toBe(synonymHits.length);
  });

  test('rules do not exceed the number of rules and conditions', () => {
    const rules = toRules(folders);
    expect(rules).toHaveLength(2);
    expect(rules.length).toBeLessThanOrEqual(limits.rules);
    for (const { conditions = [] } of rules) expect(conditions.length).toBeLessThanOrEqual(limits.ruleConditions);
  });

  test('settings name only attributes that records have', () => {
    const names = JSON.stringify([
      settings.searchableAttributes,
      settings.camelCaseAttributes,
      settings.attributesForFaceting,
      settings.customRanking,
      settings.attributeForDistinct,
      settings.attributesToHighlight,
      settings.attributesToSnippet,
    ]).matchAll(/(?<=["(])[a-zA-Z]\w*(?:\.\w+)?(?=[:")])/g);
    const known = new Set(records.flatMap((record) => Object.keys(record)));
    const asked = [...names].map(([name]) => name.split('.')[0] ?? '');
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});
