import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { findPlaces } from '@/payload/value-places';
import { toPathKey, type Path } from '@/payload/value-paths';

const text = `
{
  "a": { "b": [1, "}", { "c\\"d":
    null }], "e]": "\\\\" },

  "f": [], "g": true,
  "h": [
    [-1.5e3, { "i": "x" }],
    "last"
  ]
}`;
const paths: Path[] = [
  [],
  ['a'],
  ['a', 'b'],
  ['a', 'b', 1],
  ['a', 'b', 2],
  ['a', 'b', 2, 'c"d'],
  ['a', 'e]'],
  ['f'],
  ['g'],
  ['h', 0, 0],
  ['h', 0, 1, 'i'],
  ['h', 1],
];

it.each([
  ['several lines', text],
  ['one line', JSON.stringify(JSON.parse(text))],
  ['lines that end with two characters', text.replaceAll('\n', '\r\n')],
])('findPlaces finds the same lines and columns as a parsed tree in %s', (_name, text) => {
  const tree = parseTree(text);
  if (!tree) throw new Error('The text is not JSON.');
  const expected = paths.map((path) => {
    const node = findNodeAtLocation(tree, [...path]);
    const offset = (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? NaN;
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? NaN) + 1 };
  });
  const places = findPlaces(text, paths);
  expect(paths.map((path) => places.get(toPathKey(path)))).toEqual(expected);
});

it('findPlaces finds what follows a value without wanted places, and the last one of two properties of a name', () => {
  const places = findPlaces('{ "a": { "b": [1] }, "c": [[2], 3],\n"c": [[4],\n5] }', [['c'], ['c', 1]]);
  expect([...places]).toEqual([
    ['["c"]', { line: 2, column: 1 }],
    ['["c",1]', { line: 3, column: 1 }],
  ]);
});
