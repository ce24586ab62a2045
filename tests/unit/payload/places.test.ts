import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { findPlaces, toPathKey, type Path } from '@/payload/places';

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
