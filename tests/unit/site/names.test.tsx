import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CategoryCards } from '@/components/content/category-page';
import { getContentFiles } from '@/content/list-content-files';
import { readPageFields, readSplit } from '@/content/front-matter';
import { toCrumbs } from '@/routes/breadcrumbs-and-neighbors';
import { siteConfig } from '@/site.config';
import { buildSidebars } from '@/site/build-sidebars';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { findAncestors, getCards, getEntries, type SidebarItem } from '@/site/sidebar-types-and-traversal';
import { least } from './config';

const files = getContentFiles('content').filter((name) => name !== 'index.md');

test('a page of this site has one name: the sidebar, breadcrumbs, cards, and pagination show its title', () => {
  const pages = files.map((file) => {
    const { value: fields } = readPageFields(readSplit(readFileSync(`content/${file}`, 'utf8'), file).value, file);
    const { sidebarLabel = fields.title, paginationLabel = fields.title } = fields;
    return [fields.title, sidebarLabel, paginationLabel];
  });
  expect(pages.filter((names) => new Set(names).size > 1)).toEqual([]);
  const titles = pages.map(([title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('a sidebar of this site has no two entries with one label', () => {
  const pages = files.map((file) => {
    const id = file.replace(/^pages\//, '').replace(/\.md$/, '');
    const { title } = readPageFields(readSplit(readFileSync(`content/${file}`, 'utf8'), file).value, file).value;
    return { id, file: `content/${file}`, path: `/${id}/`, title, description: '' };
  });
  const named = ['accounts', 'blueprints', 'environments', 'livesystems', 'providers'];
  const services = named.map((service) => ({ service, path: `/api/${service}/`, title: service, description: '' }));
  const toLabels = (items: SidebarItem[]): string[] =>
    getEntries(items).flatMap((item) => [item.label, ...(item.kind === 'category' ? toLabels(item.items) : [])]);
  const labels = toLabels(buildSidebars(parseSite(siteConfig), { pages, services }).get('documentation') ?? []);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  expect(labels).not.toContain('Markdown guide');
});

const category = (label: string, items: string[], more = {}) => ({ type: 'category' as const, label, items, ...more });

test('a category without a page that cannot be closed is a heading above its cards, and no breadcrumb', () => {
  const pages = ['a', 'b', 'c'].map((id) => ({
    ...{ id, file: `content/${id}.md`, path: `/${id}/`, title: `Title of ${id}`, description: `About ${id}.` },
  }));
  const inner = [category('Guides', ['a', 'b'], { collapsible: false }), category('More', ['c'])];
  const docs = [{ ...category('All', []), link: { type: 'generated-index' as const }, items: inner }];
  const site = parseSite({ ...least, sidebars: { docs } });
  const items = buildSidebars(site, { pages, services: [] }).get('docs') ?? [];
  const [all] = items;
  if (all?.kind !== 'category') throw new Error('There is no category.');
  const html = renderToStaticMarkup(<CategoryCards cards={getCards(all.items)} />);
  expect(
    [...html.matchAll(/<(h[23])[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?([^<]+)/g)].map(
      ([, tag, text]) => `${tag} ${text}`,
    ),
  ).toEqual(['h2 More', 'h2 Guides', 'h3 Title of a', 'h3 Title of b']);
  expect(html).toContain('>1 page<');
  expect(toCrumbs(findAncestors(items, '/a/') ?? []).map(({ label }) => label)).toEqual(['All', 'Title of a']);
  expect(toCrumbs(findAncestors(items, '/c/') ?? []).map(({ label }) => label)).toEqual(['All', 'More', 'Title of c']);
});
