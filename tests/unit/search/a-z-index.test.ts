import { expect, test } from 'vitest';
import { buildAZIndex } from '@/search/a-z-index';
import { toHierarchy, type SearchRecord } from '@/search/record-types-and-derived-fields';

function toRecord(
  kind: SearchRecord['kind'],
  title: string,
  url: string,
  more: Partial<SearchRecord> = {},
): SearchRecord {
  return {
    objectID: url,
    kind,
    title,
    hierarchy: toHierarchy(['API reference', 'Pets', 'Schemas', 'Pet', title]),
    names: [],
    inherited: [],
    text: '',
    url,
    places: [],
    weight: 1,
    group: url,
    version: 'current',
    locale: 'en',
    build: 'b',
    ...more,
  };
}

test('buildAZIndex groups records by first letter, and merges those of the same name into one entry with all links', () => {
  const letters = buildAZIndex([
    toRecord('field', 'name', '/api/pets/#schema.Pet.name'),
    toRecord('parameter', 'name', '/api/pets/#getPet.path.name', {
      places: [
        { title: 'Get a pet', url: '/api/pets/#getPet.path.name' },
        { title: 'Delete a pet', url: '/api/pets/#deletePet.path.name' },
      ],
    }),
    toRecord('operation', 'Get a pet', '/api/pets/#getPet', { method: 'get', path: '/pets/{name}' }),
    toRecord('section', 'Not listed', '/x/#y'),
    toRecord('page', 'Éclair', '/eclair/', { hierarchy: toHierarchy(['Pages', 'Éclair']) }),
    toRecord('schema', '3DModel', '/api/pets/#schema.3DModel'),
  ]);
  expect(letters.map(({ letter, entries }) => [letter, entries.map(({ title }) => title)])).toEqual([
    ['#', ['3DModel']],
    ['E', ['Éclair']],
    ['G', ['Get a pet']],
    ['N', ['name']],
  ]);
  expect(letters[3]?.entries[0]?.labels).toEqual(['property', 'parameter']);
  expect(letters[3]?.entries[0]?.places).toEqual([
    { title: 'Pets: Pet', url: '/api/pets/#schema.Pet.name' },
    { title: 'Pets: Get a pet', url: '/api/pets/#getPet.path.name' },
    { title: 'Pets: Delete a pet', url: '/api/pets/#deletePet.path.name' },
  ]);
});
