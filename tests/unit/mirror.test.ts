import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const entries = readdirSync('tests/unit', { recursive: true, withFileTypes: true }).map((entry) => ({
  isFolder: entry.isDirectory(),
  name: path.relative('tests/unit', path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
}));

/** With it, tests list the files that they are about. */
const lister = 'lib/files';

it('every folder of tests/unit has a counterpart in src', () => {
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ name }) => name);
  expect(folders).not.toEqual([]);
  expect(folders.filter((folder) => !existsSync(path.join('src', folder)))).toEqual([]);
});

/** The modules of this project whose values a test file imports. */
function listModules(text: string): string[] {
  const imports = text.matchAll(/^import (?!type )[^;]*? from '(?:@\/|(?=\.))([^']+)';|import\('@\/([^']+)'\)/gm);
  return [...new Set([...imports].map(([, atStart, later]) => atStart ?? later ?? ''))];
}

it('a test of one module stands at the path of a module', () => {
  const tests = entries.flatMap(({ name }) => {
    const own = /^(.*)\.test\.tsx?$/.exec(name)?.[1];
    return own === undefined
      ? []
      : [{ own, modules: listModules(readFileSync(path.join('tests/unit', name), 'utf8')) }];
  });
  expect(tests.filter(({ modules }) => modules.length > 1).length).toBeGreaterThan(100);
  const isModule = (name: string) => ['.ts', '.tsx', '.mjs'].some((end) => existsSync(`src/${name}${end}`));
  const misplaced = tests.filter(({ own, modules: [first = '', ...others] }) => {
    return /^\w/.test(first) && others.length === 0 && first !== lister && !isModule(own);
  });
  expect(misplaced.map(({ own, modules }) => `${own}: ${modules.join()}`)).toEqual([]);
});
