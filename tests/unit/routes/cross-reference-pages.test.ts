import { expect, it } from 'vitest';
import { listCrossReferenceDocuments } from '@/routes/cross-reference-pages';
import { loadPlaces } from './places';

it('without showConsistency, the page of consistency is in no list of the site', async () => {
  const places = await loadPlaces('/reference/consistency/');
  expect(Object.entries(places).filter(([, isThere]) => isThere)).toEqual([]);
});

it('the page of the fields of OpenAPI is in each list of the site', async () => {
  const places = await loadPlaces('/reference/openapi-support/');
  expect(Object.entries(places).filter(([, isThere]) => !isThere)).toEqual([]);
});

it('the Markdown of a list has the anchors of its rows, and that of a map its text alternative', async () => {
  const documents = await listCrossReferenceDocuments();
  const load = (path: string) => documents.find(({ file }) => file === path)?.load((href) => href);
  const list = await load('reference/properties.md');
  expect(list).toMatch(/^\| `shortName`<br>\S.*<a id="name-shortName"><\/a> \| /m);
  expect(list).not.toContain(' {#');
  const maps = await load('reference/maps.md');
  expect(maps).toMatch(/ as in the table below\.\n\n\|/);
  expect(maps).not.toContain('```');
});
