import { readFileSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { copyAsset, copyAssets, findAsset, getAssets } from '@/content/assets';
import { checkContentFiles } from '@/content/check-front-matter-includes-and-file-kinds';
import { getContentFiles } from '@/content/list-content-files';
import { toMissingImage } from '@/content/explain-why-file-cannot-be-used';
import { getAffected, rebuildFile } from '@/content/rebuild-file';
import { makeFolder } from '../temporary-folder';

const page = '---\ntitle: T\ndescription: D\n---\n';
const tables = ['content/a.csv', 'content/folder/b.csv', 'outside/c.csv', 'secret.csv', 'content/.hidden.csv'];
const pages = ['content/page.md', 'content/.hidden.md', 'content/.git/x.md', 'outside/d.md'];
const project = makeFolder(
  Object.fromEntries([...tables.map((name) => [name, name]), ...pages.map((name) => [name, page])]),
);
const at = (name: string) => path.join(project, name);

for (const [name, target] of [
  ['inside.csv', 'a.csv'],
  ['outside.csv', '../secret.csv'],
  ['passwd.png', '/etc/passwd'],
  ['broken.png', 'none.png'],
  ['folder-link', '../outside'],
  ['page-link.md', 'page.md'],
  ['out.md', '../outside/d.md'],
  ['.#page.md', 'someone@host.1234'],
] as const)
  symlinkSync(target, at(`content/${name}`));

afterEach(() => void vi.restoreAllMocks());

it('links out of the content folder are not published, whole or one by one, and every refused link is a mistake', () => {
  expect(getAssets(at('content'))).toEqual(['a.csv', 'folder/b.csv', 'inside.csv']);
  expect(copyAssets(at('content'), at('copies'))).toBe(3);
  expect(readFileSync(at('copies/inside.csv'), 'utf8')).toBe('content/a.csv');
  for (const name of ['outside.csv', 'passwd.png', 'broken.png', 'folder-link/c.csv']) {
    copyAsset(name, at('content'), at('copies'));
    expect(existsSync(at(`copies/${name}`))).toBe(false);
    expect(findAsset(at(`content/${name}`), at('content'))).toBeUndefined();
  }
  const root = at('content');
  expect(toMissingImage([at('content/passwd.png')], root).what).toBe(`is a symbolic link out of ${root}/`);
  const toText = ({ place, message }: { place: { file: string }; message: string }) =>
    `${path.relative(root, place.file)} ${message.replace(`${root}/`, 'content/')}`;
  expect(checkContentFiles(root).map(toText)).toEqual([
    'broken.png this is a symbolic link out of content/',
    'folder-link this is a symbolic link out of content/',
    'out.md this is a symbolic link out of content/',
    'outside.csv this is a symbolic link out of content/',
    'page-link.md this is a symbolic link',
    'passwd.png this is a symbolic link out of content/',
  ]);
});

it('hidden files and links are no pages, neither in a build nor after an edit', async () => {
  expect(getContentFiles(at('content'))).toEqual(['page.md']);
  const here = process.cwd();
  process.chdir(project);
  try {
    for (const file of ['.hidden.md', '.git/x.md', 'out.md', 'page-link.md', 'folder-link/d.md', 'outside.csv'].flatMap(
      getAffected,
    ))
      expect(await rebuildFile(file, { variables: {} })).toEqual([]);
  } finally {
    process.chdir(here);
  }
  expect(existsSync(at('.contentlayer'))).toBe(false);
  expect(existsSync(at('public'))).toBe(false);
});
