import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiteClient } from '@/search/algolia/lite-client';
import { limits } from '@/search/algolia/limits';
import { rules, settings, synonymHits } from '@/search/algolia/settings';
import { synonyms } from '@/search/synonyms';
import type { AlgoliaServer } from '../../../algolia/server';
import { isWanted, load, records } from '../golden';
import { push, searchKey, startServer } from './setup';

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startServer();
  await push(server, records, { batchSize: 500 });
});
afterAll(() => server.stop());

/** The share of queries whose answer stands among the first. The server ranks by the criteria that Algolia documents. */
test.each([
  ['queries', 0.9, 0.8],
  ['queries-own', 0.95, 0.8],
])('%s.tsv is answered by the pushed records, settings, synonyms and rules', async (file, inThree, first) => {
  const host = `http://localhost:${server.port}`;
  const client = createLiteClient({ appId: server.appId, searchKey, index: 'docs', host });
  const ranks: { query: string; rank: number }[] = [];
  for (const entry of load(file)) {
    const { results } = await client.search([{ indexName: 'docs', params: { query: entry.query, hitsPerPage: 60 } }]);
    ranks.push({ query: entry.query, rank: results[0]?.hits.findIndex((hit) => isWanted(hit, entry)) ?? -1 });
  }
  const share = (limit: number) => ranks.filter(({ rank }) => rank >= 0 && rank < limit).length / ranks.length;
  const misses = ranks.filter(({ rank }) => rank < 0 || rank > 2).map(({ query, rank }) => `  ${rank + 1}: ${query}\n`);
  process.stdout.write(
    `Algolia’s criteria, ${file}: ${(share(3) * 100).toFixed(1)} % in the first three, ${(share(1) * 100).toFixed(1)} % first\n${misses.join('')}`,
  );
  expect(share(3)).toBeGreaterThanOrEqual(inThree);
  expect(share(1)).toBeGreaterThanOrEqual(first);
});

describe('what is pushed keeps Algolia’s limits', () => {
  test('records', () => {
    expect(records.filter((record) => Buffer.byteLength(JSON.stringify(record)) >= limits.recordBytes)).toEqual([]);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.filter(({ objectID }) => objectID === '')).toEqual([]);
  });

  test('synonyms: each group of the built-in engine once', () => {
    expect(synonymHits.map(({ synonyms: words }) => words)).toEqual(synonyms);
    expect(synonymHits.length).toBeLessThanOrEqual(limits.synonyms);
    expect(new Set(synonymHits.map(({ objectID }) => objectID)).size).toBe(synonymHits.length);
  });

  test('rules', () => {
    expect(rules.length).toBeLessThanOrEqual(limits.rules);
    for (const { conditions = [] } of rules) expect(conditions.length).toBeLessThanOrEqual(limits.ruleConditions);
  });

  test('settings name attributes that records have', () => {
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
