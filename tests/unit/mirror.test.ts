import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('every folder of tests/unit has a counterpart in src', () => {
  const folders = readdirSync('tests/unit', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative('tests/unit', path.join(parentPath, name)));
  expect(folders).not.toEqual([]);
  expect(folders.filter((folder) => !existsSync(path.join('src', folder)))).toEqual([]);
});
