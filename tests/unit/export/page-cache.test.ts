import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPageCache } from '@/export/page-cache';

let root: string;

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'articles-'));
  write('src/components/article.tsx', 'export default 1;');
  write('content/guides/_category_.yml', 'label: Guides');
  write('content/intro.md', 'Text');
  write(
    '.contentlayer/generated/Page/intro.md.json',
    JSON.stringify({ page: { slug: 'intro', title: 'Intro', text: '1' } }),
  );
  return () => rmSync(root, { recursive: true, force: true });
});

let count = 0;

/** Loads an article in a new build. Its text contains the number of the rendering that produced it. */
async function load({ slug = 'intro', keys = ['1'] } = {}): Promise<string> {
  const kept = await openPageCache(root);
  return kept.load(slug, keys, () => Promise.resolve(`rendered ${(count += 1)}`));
}

it('renders each article once', async () => {
  const first = await load();
  expect(await load()).toBe(first);
  expect(await load({ slug: 'other' })).not.toBe(first);
});

it('renders an article again if one of its text keys changes', async () => {
  const first = await load({ keys: ['1', '2'] });
  const second = await load({ keys: ['1', '3'] });
  expect(second).not.toBe(first);
  expect(await load({ keys: ['1', '3'] })).toBe(second);
  expect(await load({ keys: ['1'] })).not.toBe(second);
});

it.each([
  ['code', 'src/components/article.tsx', 'export default 2;'],
  ['the metadata of a folder', 'content/guides/_category_.yml', 'label: Guide'],
  ['a file next to pages', 'content/plan.txt', 'x'],
  [
    'the metadata of another page',
    '.contentlayer/generated/Page/intro.md.json',
    JSON.stringify({ page: { slug: 'intro', title: 'Start', text: '1' } }),
  ],
])('renders an article again after an edit of %s', async (_, file, content) => {
  const first = await load();
  write(file, content);
  expect(await load()).not.toBe(first);
});

it('reuses an article if only the text of another page changes', async () => {
  const first = await load();
  const page = { slug: 'intro', title: 'Intro', text: '2', bodyLine: 7 };
  write('.contentlayer/generated/Page/intro.md.json', JSON.stringify({ page }));
  write('content/intro.md', 'Another text');
  expect(await load()).toBe(first);
});

it('renders an article again if variables change', async () => {
  const first = await load();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
  expect(await load()).not.toBe(first);
  vi.unstubAllEnvs();
});

it('caches nothing if rendering fails', async () => {
  const kept = await openPageCache(root);
  await expect(kept.load('intro', ['1'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await load()).toMatch('rendered');
});

it('reuses an article while another step writes the navbar', async () => {
  const first = await load();
  write('src/generated/navbar.json', '{}');
  expect(await load()).toBe(first);
});
