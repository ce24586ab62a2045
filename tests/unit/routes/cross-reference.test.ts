import { expect, it } from 'vitest';
import { loadConsistencyPlaces } from './consistency-places';

it('without showConsistency, the page of consistency is in no list of the site', async () => {
  const places = await loadConsistencyPlaces();
  expect(Object.entries(places).filter(([, isThere]) => isThere)).toEqual([]);
});
