import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryCards } from '@/components/docs/category-page';
import { getPages } from '@/docs/page';
import { loadMarkdown } from '@/docs/page-markdown';
import * as messages from '@/messages';
import { loadRecords } from '@/routes/search-records';
import type { SidebarLink } from '@/site/sidebar';

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
  for (const page of pages) if ((await loadMarkdown(page)).includes(messages.illustrativeNote)) noted.push(page.file);
  expect(noted).toEqual(illustrative.map(({ file }) => file));
});

test('the search record of a page is marked if, and only if, the page is illustrative', async () => {
  const records = (await loadRecords()).filter(({ kind }) => kind === 'page');
  const marked = records.filter(({ type }) => type === messages.illustrative);
  expect(marked.map(({ url }) => url).sort()).toEqual(illustrative.map(({ path }) => path).sort());
});

test('the card of an illustrative page is marked', () => {
  const item: SidebarLink = {
    kind: 'link',
    label: 'Kafka',
    path: '/kafka/',
    href: '/kafka/',
    external: false,
    icon: 'page',
  };
  const render = (illustrative: boolean) =>
    renderToStaticMarkup(<CategoryCards cards={[{ item: { ...item, illustrative }, path: '/kafka/' }]} />);
  expect(render(true)).toContain(messages.illustrative);
  expect(render(false)).not.toContain(messages.illustrative);
});
