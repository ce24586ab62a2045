import { expect, it } from 'vitest';
import { toEngine } from '@/search/read-index-files';
import { toIndexFile } from '@/search/build-index-files';
import { isUse } from '@/search/record-types-and-derived-fields';
import { folders, records } from './golden';

const engine = await toEngine(await toIndexFile(records, folders));
const find = (query: string) => engine.find(query).map(({ record }) => record);

it.each([
  ['where is resourceGroupId used', '/reference/properties/#name-resourceGroupId'],
  ['where does errorCode appear', '/reference/properties/#name-errorCode'],
  ['which operations use BlueprintComponent', '/reference/schemas/blueprints/BlueprintComponent/'],
  ['AzurePairedRegion used by', '/reference/schemas/environments/AzurePairedRegion/'],
  ['Mutation typescript interface', '/reference/schemas/livesystems/Mutation/'],
])('“%s” finds where the item is used first', (query, url) => {
  expect(find(query)[0]?.url).toBe(url);
});

it.each(['resourceGroupId', 'errorCode', 'BlueprintComponent', 'LiveSystem status', 'what is a mutation', 'used'])(
  '“%s” does not ask for uses, and finds none',
  (query) => {
    expect(find(query).length).toBeGreaterThan(0);
    expect(find(query).filter(isUse)).toEqual([]);
  },
);

it.each([
  ['paste json and explain it', '/reference/payload/'],
  ['live system statuses', '/reference/values/'],
])('“%s” finds a cross-reference in the first three results', (query, url) => {
  expect(
    find(query)
      .slice(0, 3)
      .map((record) => record.url),
  ).toContain(url);
});
