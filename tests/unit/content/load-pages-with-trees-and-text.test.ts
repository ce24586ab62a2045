import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPage, getPages, loadHeadings, loadTree } from '@/content/load-pages-with-trees-and-text';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

test('getPages needs no texts, and loading a removed text fails with the command that restores it', async () => {
  const facts = { id: 'a', slug: 'a', title: 'A', description: 'A.', file: 'content/index.md' };
  const document = JSON.stringify({ page: { ...facts, bodyLine: 5, text: 'gone' } });
  const folder = makeFolder({ '.contentlayer/generated/Page/a.md.json': document });
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(getPages()).toEqual([{ ...facts, path: '/a/' }]);
  const [page] = getPages();
  if (!page) throw new Error('There is no page.');
  expect(findPage('a')).toBe(page);
  const message = 'content/index.md: the text of this page has been removed\n  Run "npm run content" first.';
  await expect(loadTree(page, loadNames)).rejects.toThrow(message);
  await expect(loadHeadings(page, loadNames)).rejects.toThrow(message);
});

test('in development, getPages keeps a page while its document is rewritten, until its file is removed', async () => {
  vi.resetModules();
  const { getPages: getShown } = await import('@/content/load-pages-with-trees-and-text');
  const { forgetMemos } = await import('@/lib/memo');
  const folder = makeFolder({ 'a.md': '' });
  const page = path.join(folder, 'a.md');
  const document = path.join(folder, '.contentlayer/generated/Page/a.md.json');
  const save = (title: string) =>
    writeFile(document, JSON.stringify({ page: { id: 'a', slug: 'a', title, file: page, text: 'a' } }));
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const getTitles = () => {
    forgetMemos();
    return getShown().map(({ title }) => title);
  };
  save('First');
  expect(getTitles()).toEqual(['First']);
  rmSync(document);
  expect(getTitles()).toEqual(['First']);
  writeFileSync(document, '{ "pa');
  utimesSync(document, 1, 1);
  expect(getTitles()).toEqual(['First']);
  save('Second');
  utimesSync(document, 2, 2);
  expect(getTitles()).toEqual(['Second']);
  rmSync(page);
  expect(getTitles()).toEqual([]);
  vi.unstubAllEnvs();
});
