import { expect, it, vi } from 'vitest';
import type * as PageTexts from '@/content/page-text-cache';
import { getPages, getTextKey } from '@/content/load-pages-with-trees-and-text';
import { loadText, loadTextTree, setTextBuilder } from '@/content/load-page-text';
import { findPage } from '@/routes/pages';
import { renderBody } from '@/export/render-share';

const { stored, read } = vi.hoisted(() => ({ stored: new Map<string, object>(), read: [] as string[] }));
vi.mock('@/content/page-text-cache', async (importOriginal) => {
  const original = await importOriginal<typeof PageTexts>();
  const find = (key: string) => read.push(key) > 0 && stored.get(key);
  return {
    ...original,
    readText: async (key: string) => find(key) || original.readText(key),
    readTree: async (key: string) => find(key) || original.readTree(key),
  };
});

it('a text that is not in the cache is built from its file, once', async () => {
  const [page] = getPages();
  if (!page) throw new Error('There is no page.');
  const missing = { page, text: 'missing' };
  await expect(loadText(missing)).rejects.toThrow('the text of this page has been removed');
  const built: string[] = [];
  setTextBuilder((file) => {
    built.push(file);
    stored.set('missing', { ids: ['a'] });
    return Promise.resolve();
  });
  expect(await loadText(missing)).toEqual({ ids: ['a'] });
  expect(await loadTextTree(missing)).toEqual({ ids: ['a'] });
  expect(built).toEqual([page.file]);
});

it('a page reads no text but its own: in development, the others may not have been built', async () => {
  const page = getPages().find(({ path }) => path === '/definitions/intro/');
  if (!page) throw new Error('There is no such page.');
  read.length = 0;
  const found = await findPage(page.path);
  if (!found) throw new Error('The page is not listed.');
  expect(await renderBody(found)).toContain('blueprint');
  expect(new Set(read)).toEqual(new Set([getTextKey(page)]));
});
