import { expect, it } from 'vitest';
import type { Page } from '@/routes/page-and-site-file-types';
import { getGeneratedDuplicates } from '@/routes/content-problems';
import { leaveOutTaken, listGeneratedPages } from '@/routes/pages';

it('listGeneratedPages names every page generated from the configuration and the specs', async () => {
  const pages = await listGeneratedPages();
  const names = new Map(pages.map(({ path, name }) => [path, name]));
  expect(names.get('/')).toBe('the home page');
  expect(names.get('/a-z/')).toBe('the A–Z index');
  expect(names.get('/404/')).toBe('the page for addresses that do not exist');
  expect(names.get('/category/introduction/')).toBe('the category "Introduction"');
  expect(names.get('/print/introduction/')).toBe('the print page of the category "Introduction"');
  expect(names.get('/api/accounts/')).toBe('the API reference of accounts');
  expect(names.get('/print/api/accounts/')).toBe('the print page of the API reference of accounts');
  expect(names.size).toBe(pages.length);
});

it('the anchors of an API page include operations and, by prefix, their properties', async () => {
  const pages = await listGeneratedPages();
  const { anchors } = pages.find(({ path }) => path === '/api/environments/') ?? {};
  expect(anchors?.has('createSecret')).toBe(true);
  expect(anchors?.has('createSecret.body.name')).toBe(true);
  expect(anchors?.has('createSecrets')).toBe(false);
});

it('leaveOutTaken leaves out a page at the path of another one, which would replace it', () => {
  const pages = ['/api/accounts/', '/API/Accounts/', '/definitions/intro/'].map((path) => ({ path }) as Page);
  expect(leaveOutTaken(pages, [{ path: '/api/accounts/' }]).map(({ path }) => path)).toEqual(['/definitions/intro/']);
});

it('reports a category at the address of another generated page, and no page of this site', async () => {
  const pages = await listGeneratedPages();
  expect(getGeneratedDuplicates(pages)).toEqual([]);
  const categories = ['/guides/', '/Guides/', '/a-z/'].map((path) => ({ path, name: `the category "${path}"` }));
  expect(getGeneratedDuplicates([...pages, ...categories]).map(({ severity, message }) => [severity, message])).toEqual(
    [
      ['warning', 'the address /a-z/ of the category "/a-z/" is taken by the A–Z index'],
      ['warning', 'the address /Guides/ of the category "/Guides/" is taken by the category "/guides/"'],
    ],
  );
});
