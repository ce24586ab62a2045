import { expect, it } from 'vitest';
import { loadPlaces } from './places';

it('without showConsistency, the page of consistency is in no list of the site', async () => {
  const places = await loadPlaces('/reference/consistency/');
  expect(Object.entries(places).filter(([, isThere]) => isThere)).toEqual([]);
});

it('the page of the fields of OpenAPI is in each list of the site', async () => {
  const places = await loadPlaces('/reference/openapi-support/');
  expect(Object.entries(places).filter(([, isThere]) => !isThere)).toEqual([]);
});
