import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiteClient } from '@/search/algolia/lite-client';
import { limits } from '@/search/algolia/contents';
import { rules, settings, synonymHits } from '@/search/algolia/settings';
import { synonyms } from '@/search/synonyms';
import type { AlgoliaServer } from '../../../algolia/server';
import { goldenFiles, measure, records } from '../golden';
import { push, searchKey, startServer } from './setup';

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startServer();
  await push(server, records, { batchSize: 500 });
});
afterAll(() => server.stop());

/** It knows no forms of words but plurals, and ranks by one criterion after the other: it has floors of its own. */
const floors = { inThree: 0.9, first: 0.8 };

const hostedFiles = goldenFiles.filter(({ isHosted }) => isHosted);

/** The server ranks by the criteria that Algolia documents. */
test.each(hostedFiles)('$file is answered by the pushed records, settings, synonyms and rules', async ({ file }) => {
  const host = `http://localhost:${server.port}`;
  const client = createLiteClient({ appId: server.appId, searchKey, index: 'docs', host });
  const shares = await measure('Algolia’s criteria', file, async (query) => {
    const { results } = await client.search([{ indexName: 'docs', params: { query, hitsPerPage: 60 } }]);
    return results[0]?.hits ?? [];
  });
  expect(shares.inThree).toBeGreaterThanOrEqual(floors.inThree);
  expect(shares.first).toBeGreaterThanOrEqual(floors.first);
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
