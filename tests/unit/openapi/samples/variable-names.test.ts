import { expect, test } from 'vitest';
import { toCamelCase, toGoName, toSnakeCase, toVariableName } from '@/openapi/samples/variable-names';

test('a name that is taken differs from one that already has the ending', () => {
  expect(['path', 'path_value', 'path-value-value'].map(toVariableName)).toEqual([
    'PATH_VALUE',
    'PATH_VALUE_VALUE',
    'PATH_VALUE_VALUE_VALUE',
  ]);
  for (const toName of [toCamelCase, toSnakeCase, toGoName]) {
    const names = ['CLASS', 'CLASS_VALUE', 'OWNER_VALUE', 'FILE1', 'FILE1_VALUE'].map(toName);
    expect(new Set(names).size, names.join()).toBe(names.length);
  }
  expect(toCamelCase('OWNER_VALUE')).toBe('ownerValue');
});
