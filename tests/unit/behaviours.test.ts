import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The ids of the behaviors that need a row in `tests/behaviours.md`. */
const required = [
  'B1 B2 B4 B11 B13 B16 B17 B18 B25 B26 B30 B31 B34 B42 B44 B46 B50 B51 B52 B53 B56 B59 B61 B63 B66 B68 B69 B70 B73 B74 B75 B76 B79 B83',
  'B84 B85 B89 B101 B102 B113 B117 B123 B125 B126 B130 B131 B132 B133 B134 B135 B136 B137 B140 B142 B143 B145 B146 B147',
  'B148 B149 B155 B173 B191 B192 B207 B213',
].flatMap((line) => line.split(' '));

const rows = readFileSync('tests/behaviours.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| B\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , file = '', title = '']) => ({ id, file: file.replaceAll('`', ''), title }));

/** Returns the titles of a file's tests as written in its source, without skipped tests. */
function getTitles(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const plain = /\b(?:test|it)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
  const tables = /^\s*\]\)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gm;
  return [plain, tables].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

test('every required behavior has a row', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect(required.filter((id) => !known.has(id))).toEqual([]);
});

test.each(rows)('$id has a test that is not skipped: $title', ({ file, title }) => {
  expect(existsSync(file), file).toBe(true);
  expect(getTitles(file)).toContain(title);
});
