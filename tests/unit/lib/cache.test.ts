import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { cached, cachedFolder, isCached, readCached, removeUnused, toCachePath, writeCached } from '@/lib/cache';
import { makeFolder } from '../temporary-folder';

let root: string;
const at = (...names: string[]) => path.join(root, 'node_modules/.cache/texts', ...names);

beforeEach(() => {
  root = makeFolder();
});

function makeOld(name: string): void {
  const long = new Date(2020, 1, 1);
  utimesSync(at(name), long, long);
}

describe('cached', () => {
  it('builds an entry once for each key', async () => {
    let count = 0;
    const load = (key: string) => cached('texts', key, () => Promise.resolve(`${key} ${(count += 1)}`), root);
    expect([await load('a'), await load('b'), await load('a')]).toEqual(['a 1', 'b 2', 'a 1']);
    expect(readdirSync(at())).toEqual(['a', 'b']);
  });

  it('stores an empty text, and nothing if building fails', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await expect(cached('texts', 'a', fail, root)).rejects.toThrow('no');
    expect(readCached('texts', 'a', root)).toBeUndefined();
    writeCached('texts', 'a', '', root);
    expect(await cached('texts', 'a', fail, root)).toBe('');
  });
});

it.each([
  ['read', () => readCached('texts', 'a', root)],
  ['found', () => isCached('texts', 'a', root)],
  ['filled again', () => cachedFolder('texts', 'a', () => Promise.reject(new Error('no')), root)],
])('an entry that is %s is kept for another week, and others are removed', async (_, use) => {
  mkdirSync(at('folder'), { recursive: true });
  writeFileSync(at('folder/file'), '');
  for (const name of ['a', 'b']) writeCached('texts', name, name, root);
  for (const name of ['a', 'b', 'folder']) makeOld(name);
  await use();
  removeUnused('texts', root);
  expect(readdirSync(at())).toEqual(['a']);
});

it('a folder is filled once, and removed entries are filled again', async () => {
  const fill = () => cachedFolder('texts', 'a', async (near) => writeFileSync(path.join(near, 'file'), ''), root);
  expect(await fill()).toBe(toCachePath('texts', 'a'));
  expect(readdirSync(at('a'))).toEqual(['file']);
  makeOld('a');
  removeUnused('texts', root);
  expect(isCached('texts', 'a', root)).toBe(false);
  await fill();
  expect(readdirSync(at('a'))).toEqual(['file']);
});

it('a cache without entries is no mistake', () => {
  expect(() => removeUnused('none', root)).not.toThrow();
});
