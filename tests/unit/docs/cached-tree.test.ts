import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnusedTrees, toTreeLoader } from '@/docs/cached-tree';

let root: string;
let built: string[];

const cache = 'node_modules/.cache/pages';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trees-'));
  built = [];
  await mkdir(path.join(root, 'src/markdown'), { recursive: true });
  await writeFile(path.join(root, 'src/markdown/plugin.ts'), 'one');
  await writeFile(path.join(root, 'package-lock.json'), '{ "shiki": "1" }');
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** What a new build of the page would show. */
async function load(source: string, variables: Record<string, string> = { product: 'stack' }): Promise<string> {
  const build = (text: string) => {
    built.push(text);
    const value = `${text} ${variables.product ?? ''} ${built.length}`;
    const tree = { type: 'root' as const, children: [{ type: 'text' as const, value }] };
    return Promise.resolve({ tree, headings: [], sections: [], problems: [] });
  };
  const { tree } = await toTreeLoader({ root, build })(source, variables);
  const [first] = tree.children;
  return first?.type === 'text' ? first.value : '';
}

test('an unchanged page is built once, also after a checkout that renews every time stamp', async () => {
  const before = await load('text');
  const past = new Date(2020, 1, 1);
  await utimes(path.join(root, 'src/markdown/plugin.ts'), past, past);
  expect(await load('text')).toBe(before);
  expect(built).toEqual(['text']);
});

test('an edit is shown though the file kept its time stamp: only the text is asked', async () => {
  await load('text');
  expect(await load('texts')).toBe('texts stack 2');
});

test('a changed plugin, package or variable builds every page anew', async () => {
  await load('text');
  await writeFile(path.join(root, 'src/markdown/plugin.ts'), 'two');
  expect(await load('text')).toBe('text stack 2');
  await writeFile(path.join(root, 'package-lock.json'), '{ "shiki": "2" }');
  expect(await load('text')).toBe('text stack 3');
  expect(await load('text', { product: 'blueprint' })).toBe('text blueprint 4');
});

test('what no build has asked for is removed, what one has stays', async () => {
  await load('old');
  for (const name of await readdir(path.join(root, cache)))
    await utimes(path.join(root, cache, name), new Date(2020, 1, 1), new Date(2020, 1, 1));
  const start = Date.now() - 1000;
  await load('new');
  await removeUnusedTrees(start, root);
  expect(await readdir(path.join(root, cache))).toHaveLength(1);
  await load('new');
  await load('old');
  expect(built).toEqual(['old', 'new', 'old']);
});
