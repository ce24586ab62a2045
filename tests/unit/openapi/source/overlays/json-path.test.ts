import { expect, it } from 'vitest';
import { select } from '@/openapi/source/overlays/json-path';

const shared = { name: 'limit', in: 'query' };
const document = {
  name: 'limit',
  paths: {
    "/it's\n\\u0041": { get: { parameters: [shared, { name: 'page', in: 'query' }] } },
    '/b': { parameters: [{ name: 'limit', in: 'header' }], get: { parameters: [shared] } },
  },
  tags: ['limit', 'page'],
};
const quoted = "/it's\n\\u0041";

it.each<[expression: string, places: (string | number)[][]]>([
  ['$', [[]]],
  [
    '$.paths.*.get',
    [
      ['paths', quoted, 'get'],
      ['paths', '/b', 'get'],
    ],
  ],
  ['$.tags[-1]', [['tags', 1]]],
  // Each place of a value that occurs twice, as after an alias in YAML.
  [
    "$..[?@.name == 'limit' && @.in == 'query']",
    [
      ['paths', quoted, 'get', 'parameters', 0],
      ['paths', '/b', 'get', 'parameters', 0],
    ],
  ],
  // Text has no identity, and a later segment depends on the place.
  [
    "$..[?@ == 'page']",
    [
      ['tags', 1],
      ['paths', quoted, 'get', 'parameters', 1, 'name'],
    ],
  ],
  ["$..[?@.in == 'header'].name", [['paths', '/b', 'parameters', 0, 'name']]],
  ["$.paths['/b']..[?@.in == 'query']", [['paths', '/b', 'get', 'parameters', 0]]],
  ['$..[?@.none]', []],
])('%s selects values at their keys, once each', (expression, places) => {
  const found = select(document, expression).map((keys) => JSON.stringify(keys));
  expect(found.sort()).toEqual(places.map((keys) => JSON.stringify(keys)).sort());
});

it('an invalid expression throws', () => {
  expect(() => select(document, '$..[?')).toThrow();
});
