import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PendingPage } from '@/export/insert-pages';
import { renderShare } from '@/export/render-share';
import type { Page, Reuse } from '@/routes/page-and-site-file-types';
import { makeFolder } from '../temporary-folder';

const site = vi.hoisted(() => ({ inputs: 'one', specs: 'one', pages: [] as unknown[], groups: [] as unknown[] }));

vi.mock('@/export/cache-keys', () => ({
  getInputsKey: () => Promise.resolve(site.inputs),
  getSpecsKey: () => Promise.resolve(site.specs),
}));
vi.mock('@/routes/pages', () => ({ listPages: () => Promise.resolve(site.pages) }));
vi.mock('@/routes/files', () => ({ listFileGroups: () => Promise.resolve(site.groups) }));

let made: string[] = [];
const root = process.cwd();

beforeEach(() => {
  made = [];
  process.chdir(makeFolder());
  return () => process.chdir(root);
});

/** Sets the pages and files of the site. The keys are those of the texts that they show. */
function setSite(textKeys: string[] | undefined, inputs = 'one'): void {
  const page: Pick<Page, 'path' | 'name' | 'file' | 'shell' | 'textKeys' | 'loadHead' | 'loadBody'> = {
    path: '/a/',
    name: 'a',
    file: 'a.md',
    shell: 'docs',
    textKeys,
    loadHead: () => Promise.resolve({ title: 'A', description: '' }),
    loadBody: () => {
      made.push('body');
      return Promise.resolve(createElement('div', null, textKeys));
    },
  };
  const load = () => {
    made.push('file');
    return Promise.resolve(`file of ${textKeys?.join() ?? ''}`);
  };
  Object.assign(site, {
    inputs,
    pages: [page],
    groups: [{ folder: 'api/a/', textKeys, list: () => Promise.resolve([{ path: 'api/a/types.ts', load }]) }],
  });
}

/** Renders the site as a build would, and returns what it has made and written. */
async function render(): Promise<unknown[]> {
  made = [];
  await renderShare('pending', 0, 1);
  const page = JSON.parse(readFileSync('pending/pages-0.jsonl', 'utf8')) as PendingPage;
  return [made, page.body, readFileSync('pending/files/api/a/types.ts', 'utf8')];
}

it('bodies and files are made once for the same inputs and texts', async () => {
  const [everything, nothing] = [['body', 'file'], []];
  setSite(['one']);
  expect(await render()).toEqual([everything, '<div>one</div>', 'file of one']);
  expect(await render()).toEqual([nothing, '<div>one</div>', 'file of one']);
  setSite(['two']);
  expect(await render()).toEqual([everything, '<div>two</div>', 'file of two']);
  setSite(['two'], 'other code');
  expect(await render()).toEqual([everything, '<div>two</div>', 'file of two']);
});

it('of a group of files, only what contains a changed text is made again', async () => {
  const setTexts = (texts: string[]) => {
    setSite(texts);
    const list = async (reuse: Reuse) => {
      const parts = texts.map((text, at) => reuse(`${at}.md`, [text], () => (made.push(text), Promise.resolve(text))));
      const whole = (await Promise.all(parts)).join();
      return [{ path: 'api/a/types.ts', load: () => Promise.resolve(whole) }];
    };
    site.groups = [{ folder: 'api/a/', textKeys: texts, list }];
  };
  setTexts(['one', 'two']);
  expect(await render()).toEqual([['body', 'one', 'two'], expect.anything(), 'one,two']);
  setTexts(['one', 'three']);
  expect(await render()).toEqual([['body', 'three'], expect.anything(), 'one,three']);
});

it('pages and files of specs are made again if a spec has changed, not if another page has', async () => {
  const setInputs = (inputs: string, specs: string) => {
    setSite(['one'], inputs);
    const toOfSpec = (one: unknown) => ({ ...(one as object), isOfSpec: true });
    Object.assign(site, { specs, pages: site.pages.map(toOfSpec), groups: site.groups.map(toOfSpec) });
  };
  setInputs('one', 'one');
  expect((await render())[0]).toEqual(['body', 'file']);
  setInputs('other pages', 'one');
  expect((await render())[0]).toEqual([]);
  setInputs('other specs', 'other specs');
  expect((await render())[0]).toEqual(['body', 'file']);
});

it('what has no list of texts is made by each build', async () => {
  setSite(undefined);
  expect((await render())[0]).toEqual(['body', 'file']);
  expect((await render())[0]).toEqual(['body', 'file']);
});
