import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readTree, textCache, toTextKeeper } from '@/content/page-text-cache';
import { toCachePath } from '@/lib/cache';
import { forgetMemos } from '@/lib/memo';
import { makeFolder } from '../temporary-folder';

let root: string;
let built: string[];

beforeEach(() => {
  root = makeFolder({
    'src/markdown/plugin.ts': 'one',
    'src/messages/en.ts': 'Note',
    'tsconfig.json': '{ "@/messages": ["en.ts"] }',
    'package-lock.json': '{ "shiki": "1" }',
  });
  built = [];
});

/** Builds the page as a new process would, and returns the key of its text. */
function keep(source: string, variables: Record<string, string> = { product: 'stack' }): Promise<string> {
  const build = (text: string) => {
    built.push(text);
    const value = `${text} ${variables.product ?? ''} ${built.length}`;
    const tree = { type: 'root' as const, children: [{ type: 'text' as const, value }] };
    return Promise.resolve({ tree, headings: [], sections: [], ids: [], code: [], words: [], problems: [] });
  };
  forgetMemos();
  return toTextKeeper(build, root)(source, variables);
}

/** Returns the text that a new build of the page would show. */
async function load(source: string, variables?: Record<string, string>): Promise<string> {
  const tree = await readTree(await keep(source, variables), root);
  const first = tree?.children[0];
  return first?.type === 'text' ? first.value : '';
}

test('toTextKeeper builds an unchanged text once, even if timestamps change', async () => {
  const before = await load('text');
  const past = new Date(2020, 1, 1);
  await utimes(path.join(root, 'src/markdown/plugin.ts'), past, past);
  expect(await load('text')).toBe(before);
  expect(built).toEqual(['text']);
});

test('toTextKeeper builds an edited text again, although no timestamp changes', async () => {
  await load('text');
  expect(await load('texts')).toBe('texts stack 2');
});

test('a changed plugin, package, or variable invalidates every text', async () => {
  await load('text');
  await writeFile(path.join(root, 'src/markdown/plugin.ts'), 'two');
  expect(await load('text')).toBe('text stack 2');
  await writeFile(path.join(root, 'package-lock.json'), '{ "shiki": "2" }');
  expect(await load('text')).toBe('text stack 3');
  expect(await load('text', { product: 'blueprint' })).toBe('text blueprint 4');
});

test('a changed message catalog or interface language invalidates every text', async () => {
  await load('text');
  await writeFile(path.join(root, 'src/messages/en.ts'), 'Hint');
  expect(await load('text')).toBe('text stack 2');
  await writeFile(path.join(root, 'tsconfig.json'), '{ "@/messages": ["de.ts"] }');
  expect(await load('text')).toBe('text stack 3');
});

test('a removed text is built again', async () => {
  const key = await keep('text');
  await rm(path.join(root, toCachePath(textCache, key)));
  expect(await readTree(key, root)).toBeUndefined();
  expect(await load('text')).toBe('text stack 2');
});
