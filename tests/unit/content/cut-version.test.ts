import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cutVersion } from '@/content/cut-version';
import { makeFolder } from '../temporary-folder';

const makeContent = (names: string[]) => makeFolder(Object.fromEntries(names.map((name) => [name, name])));

const files = [
  'index.md',
  'search-synonyms.yaml',
  'addresses.txt',
  'words.txt',
  'a/one.md',
  'a/picture.png',
  'b/two.md',
  'pages/help.md',
  'locales/de/a/one.md',
  'locales/de/index.md',
];

test('cutVersion copies the pages of an area in every language and stores the sidebars', () => {
  const root = makeContent(files);
  const cut = (name: string) =>
    cutVersion({ name, root, holds: (file) => file.startsWith('a/'), sidebars: () => ({ docs: ['a/one'] }) });
  expect(cut('1.0')).toBe(3);
  expect(readFileSync(path.join(root, 'versions/1.0/a/one.md'), 'utf8')).toBe('a/one.md');
  expect(readFileSync(path.join(root, 'locales/de/versions/1.0/a/one.md'), 'utf8')).toBe('locales/de/a/one.md');
  expect(JSON.parse(readFileSync(path.join(root, 'versions/1.0/sidebars.json'), 'utf8'))).toEqual({ docs: ['a/one'] });
  for (const file of [
    'versions/1.0/b',
    'versions/1.0/index.md',
    'versions/1.0/search-synonyms.yaml',
    'versions/1.0/pages',
  ])
    expect(existsSync(path.join(root, file))).toBe(false);
  expect(cut('2.0')).toBe(3);
  expect(existsSync(path.join(root, 'versions/2.0/versions'))).toBe(false);
});

test('a version of an area with all pages has no lists for the whole site', () => {
  const root = makeContent(files);
  cutVersion({ name: '1.0', root, holds: () => true, sidebars: () => ({}) });
  expect(readdirSync(path.join(root, 'versions/1.0')).sort()).toEqual(['a', 'b', 'sidebars.json']);
});

test('cutVersion rejects an existing version and a name that cannot be a path', () => {
  const root = makeContent(files);
  const cut = (name: string) => cutVersion({ name, root, holds: () => true, sidebars: () => ({}) });
  cut('1.0');
  writeFileSync(path.join(root, 'a/one.md'), 'changed');
  expect(() => cut('1.0')).toThrow(/version "1.0" already exists/);
  expect(readFileSync(path.join(root, 'versions/1.0/a/one.md'), 'utf8')).toBe('a/one.md');
  for (const name of ['../x', 'current', 'a b'])
    expect(() => cut(name)).toThrow(/is not a valid version name|is the version that is not archived/);
});

test('cutVersion leaves the folder unchanged if it fails', () => {
  const root = makeContent([...files, 'versions/1.0/b']);
  const before = list(root);
  const cut = (sidebars: () => Record<string, unknown>) =>
    cutVersion({ name: '1.0', root, holds: () => true, sidebars, specs: [copy] });
  const copy = { from: path.join(root, 'a'), to: path.join(root, 'specs/1.0/a') };
  // A file is in the place where the version needs a folder.
  expect(() => cut(() => ({}))).toThrow(/ENOTDIR|EEXIST/);
  expect(list(root)).toEqual(before);
  rmSync(path.join(root, 'versions/1.0/b'));
  const full = () => {
    throw new Error('ENOSPC');
  };
  expect(() => cut(full)).toThrow('ENOSPC');
  expect(list(root)).toEqual(before.filter((file) => file !== 'versions/1.0/b'));
  expect(cut(() => ({}))).toBe(4);
  expect(existsSync(path.join(root, 'specs/1.0/a/one.md'))).toBe(true);
});

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}
