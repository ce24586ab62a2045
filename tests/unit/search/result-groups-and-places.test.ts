import { expect, test } from 'vitest';
import { toPlace } from '@/search/result-groups-and-places';
import { toHierarchy } from '@/search/record-types-and-derived-fields';

test.each([
  ['LiveSystem', 'status', 'Failed', 'Live systems › LiveSystem.status'],
  ['LiveSystemStatus', 'Failed', undefined, 'Live systems › LiveSystemStatus'],
])('toPlace names the schema and property of an enum value: %s %s', (schema, property, value, place) => {
  const hierarchy = toHierarchy(
    ['API reference', 'Live systems', 'Schemas', schema, property, value].filter((level) => level !== undefined),
  );
  expect(toPlace({ kind: 'value', hierarchy, places: [] })).toBe(place);
});

test('toPlace names the operation and property of an enum value in a body', () => {
  const hierarchy = toHierarchy(['API reference', 'Pets', 'All pets', 'Create a pet', 'color', 'Black']);
  expect(toPlace({ kind: 'value', hierarchy, places: [] })).toBe('Pets › All pets › Create a pet › color');
});
