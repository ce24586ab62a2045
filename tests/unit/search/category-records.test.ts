import { describe, expect, test } from 'vitest';
import { toIndexPages } from '@/routes/search-records';
import { toEngine } from '@/search/read-index-files';
import { toIndexFile } from '@/search/build-index-files';
import { toKindWords } from '@/search/record-types-and-derived-fields';
import { folders, records } from './golden';

const engine = await toEngine(await toIndexFile(records, folders));
const find = (query: string) => engine.find(query).map(({ record }) => record);

describe('the index page of a category', () => {
  test.each([
    ['walkthrough', '/category/how-tos/'],
    ['openapi', '/category/api-reference/'],
    ['which components exist', '/category/sdk-technical-reference/'],
    ['basics', '/category/introduction/'],
  ])('is the first result for a common term: “%s” returns %s', (query, url) => {
    expect(find(query)[0]?.url).toBe(url);
  });

  test.each(['/category/pets/', '/1.0/category/pets/'])('is found as an overview at %s', (url) => {
    expect(toKindWords({ kind: 'page', url })).toEqual(['page', 'overview']);
  });

  test('contains the labels of its entries, including nested categories, except unlisted pages', () => {
    const toLink = (label: string, unlisted = false) => ({
      ...{ kind: 'link' as const, label, path: `/${label}/`, href: `/${label}/`, external: false, unlisted },
    });
    const base = { kind: 'category' as const, generated: true, collapsible: true, collapsed: true };
    const inner = { ...base, label: 'Birds', title: 'Birds', items: [toLink('Owl')] };
    const items = [toLink('Cat'), toLink('Secret', true), inner, { kind: 'html' as const, html: '<hr>' }];
    const category = { ...base, label: 'Pets', title: 'Pets', path: '/category/pets/', keywords: ['animals'], items };
    const [page] = toIndexPages({ categories: [{ category, sidebar: 'docs' }] });
    expect(page).toMatchObject({ slug: 'category/pets', title: 'Pets', keywords: ['animals'] });
    expect(page?.sections[0]?.text).toBe('Cat, Birds, Owl');
  });
});
