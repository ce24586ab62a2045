import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { findLines, toPathKey, type Path } from '@/payload/lines';

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

it('findLines finds the same lines as a parsed tree', () => {
  const tree = parseTree(text);
  if (!tree) throw new Error('The text is not JSON.');
  const expected = paths.map((path): [string, number] => {
    const node = findNodeAtLocation(tree, [...path]);
    const offset = (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? NaN;
    return [toPathKey(path), text.slice(0, offset).split('\n').length];
  });
  const lines = findLines(text, paths);
  expect(paths.map((path) => [toPathKey(path), lines.get(toPathKey(path))])).toEqual(expected);
});
