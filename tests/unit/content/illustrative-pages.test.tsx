import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryIndex } from '@/components/content/category-page';
import { getPages, loadTree } from '@/content/load-pages-with-trees-and-text';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import * as messages from '@/messages';
import { loadSearchRecords } from '@/routes/search-records';
import type { SidebarCard, SidebarLink } from '@/site/sidebar-types-and-traversal';

const pages = getPages();
const illustrative = pages.filter((page) => page.illustrative);

test('a page is illustrative if it shows the SDK or a blueprint in full', () => {
  const inventing = pages.filter(
    ({ id, file }) =>
      id.startsWith('sdk-technical-reference/') ||
      (id.startsWith('how-tos/create-') && /^ *```.* sdk\b/m.test(readFileSync(file, 'utf8'))),
  );
  expect(inventing.length).toBeGreaterThan(20);
  expect(inventing.filter((page) => !page.illustrative).map(({ file }) => file)).toEqual([]);
});

test('a page has the note as Markdown if, and only if, it is illustrative', async () => {
  const noted: string[] = [];
  for (const page of pages)
    if (toMarkdown(await loadTree(page, loadNames)).includes(messages.illustrativeNote)) noted.push(page.file);
  expect(noted).toEqual(illustrative.map(({ file }) => file));
});

test('the search record of a page is marked if, and only if, the page is illustrative', async () => {
  const records = (await loadSearchRecords()).filter(({ kind }) => kind === 'page');
  const marked = records.filter(({ type }) => type === messages.illustrative);
  expect(marked.map(({ url }) => url).sort()).toEqual(illustrative.map(({ path }) => path).sort());
});

test('the note of an illustrative page is after its first paragraph', async () => {
  for (const page of illustrative) {
    const elements = (await loadTree(page, loadNames)).children.filter(({ type }) => type === 'element');
    const names = elements.map((element) => ('tagName' in element ? element.tagName : ''));
    expect([page.file, ...names.slice(0, 2)]).toEqual([page.file, 'p', 'callout']);
    expect(toMarkdown({ type: 'root', children: elements.slice(1, 2) })).toContain(messages.illustrativeTitle);
  }
});

function toCard(label: string, isIllustrative: boolean): SidebarCard {
  const path = `/${label}/`;
  const link = { kind: 'link', external: false, illustrative: isIllustrative } as const;
  const item: SidebarLink = { ...link, label, path, href: path, page: label };
  return { item, path };
}

const render = (cards: SidebarCard[]) => renderToStaticMarkup(<CategoryIndex cards={cards} />);
const mark = `>${messages.illustrative}<`;

test('an illustrative page is marked on its card if at most half of the pages of its category are illustrative', () => {
  const html = render([toCard('kafka', true), toCard('intro', false)]);
  expect(html.split(mark)).toHaveLength(2);
  expect(html.indexOf(mark)).toBeLessThan(html.indexOf('intro'));
  expect(render([toCard('intro', false)])).not.toContain(mark);
});

test('otherwise, one note above the cards names the pages that are not illustrative', () => {
  const all = [toCard('kafka', true), toCard('jaeger', true)];
  for (const [cards, others] of [
    [all, []],
    [[...all, toCard('intro', false)], ['intro']],
  ] as const) {
    const html = render([...cards]);
    expect(html).toContain(messages.illustrativeCategory([...others]));
    expect(html.indexOf('<p')).toBeLessThan(html.indexOf('<a'));
    expect(html).not.toContain(mark);
  }
});
