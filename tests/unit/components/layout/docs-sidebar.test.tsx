import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toFrame } from '@/components/content/docs-layout';
import { DocsSidebar } from '@/components/layout/docs-sidebar';
import { Footer } from '@/components/layout/footer';
import { buildSidebars } from '@/site/build-sidebars';
import { buildFooter } from '@/site/footer';
import type { SidebarItem } from '@/site/sidebar-types-and-traversal';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { least } from '../../site/config';

const sidebarItems = () => {
  const categories = ['A', 'B'].map((label) => ({
    type: 'category' as const,
    label,
    items: [{ label: `In ${label}`, href: `/${label}/` }],
  }));
  const fixed = { type: 'category' as const, label: 'C', collapsible: false, items: [{ label: 'In C', href: '/c/' }] };
  const open = { type: 'category' as const, label: 'D', collapsed: false, items: [{ label: 'In D', href: '/d/' }] };
  return (
    buildSidebars(parseSite({ ...least, sidebars: { docs: [...categories, fixed, open] } }), {
      pages: [],
      services: [],
    }).get('docs') ?? []
  );
};

const renderSidebar = (options = { hideable: false, autoCollapseCategories: false }) =>
  renderToStaticMarkup(<DocsSidebar items={sidebarItems()} path="/a/" options={options} />);

const toLinks = (category: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => {
    const path = `/${category}/${index}/`;
    return { kind: 'link', label: `${category} ${index}`, path, href: path, external: false, page: path };
  });

const toCategory = (label: string, items: SidebarItem[]): SidebarItem => ({
  kind: 'category',
  label,
  title: label,
  generated: false,
  collapsible: true,
  collapsed: true,
  items,
});

const renderItems = (items: SidebarItem[], path: string) =>
  renderToStaticMarkup(
    <DocsSidebar items={items} path={path} options={{ hideable: false, autoCollapseCategories: false }} />,
  );

test('a category is open for the current page or if not collapsed, and is no disclosure if not collapsible', () => {
  const details = [...renderSidebar().matchAll(/<details([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(details).toEqual([' open="" data-category="/A"', ' data-category="/B"', ' open="" data-category="/D"']);
  expect(renderSidebar()).toMatch(/<a href="\/A\/" data-entry="" aria-current="page">In A<\/a>/);
});

test('links of the footer and the sidebar have no classes, because thousands of pages repeat them', () => {
  const footer = renderToStaticMarkup(
    <Footer
      footer={buildFooter(parseSite({ ...least, footer: { links: [{ label: 'A', to: '/a' }] } }))}
      siteTitle=""
    />,
  );
  const links = [...`${footer}${renderSidebar()}`.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(links).toContain('<a href="/a/">');
  expect(links).toContain('<a href="/A/" data-entry="" aria-current="page">');
});

test('a sidebar of more than 150 links contains only the branch of its page and one link for each other category', () => {
  const render = (count: number) =>
    renderItems([toCategory('a', toLinks('a', 75)), toCategory('b', toLinks('b', count))], '/a/0/');
  expect(render(75)).toContain('>b 74</a>');
  const large = render(76);
  expect(large).toContain('>a 74</a>');
  expect(large).toContain(
    '<li><details data-chunk=""><summary>b</summary><a href="/b/0/">Pages in b</a></details></li>',
  );
});

test('a large sidebar contains the entries around the current page, and the complete list on its first page', () => {
  const items = [toCategory('a', toLinks('a', 200)), toCategory('b', toLinks('b', 50))];
  const listShown = (path: string, of = items) =>
    [...renderItems(of, path).matchAll(/<a [^>]*data-entry=""[^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
  const toNames = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `a ${from + index}`);
  expect(listShown('/a/100/')).toEqual(['80 more above', ...toNames(80, 120), '79 more below']);
  expect(listShown('/a/5/')).toEqual([...toNames(0, 40), '159 more below']);
  expect(listShown('/a/199/')).toEqual(['159 more above', ...toNames(159, 199)]);
  expect(renderItems(items, '/a/100/')).toMatch(
    /<ul data-list="\/a"><li><a href="\/a\/0\/" data-entry="" data-rest="80">/,
  );
  expect(listShown('/a/0/')).toEqual(toNames(0, 199));
  expect(renderItems(items, '/a/0/')).toMatch(/<ul data-list="\/a"><li><a href="\/a\/0\/"/);
  expect(listShown('/b/20/')).toHaveLength(50);
  expect(listShown('/a/100/', toLinks('a', 150))).toHaveLength(150);
  expect(renderItems(toLinks('a', 151), '/a/100/')).toMatch(/<ul class="[^"]*" data-list=""><li><a href="\/a\/0\/"/);
  expect(listShown('/a/100/', toLinks('a', 151))).toHaveLength(43);
});

test('categories close their siblings only if configured', () => {
  expect(renderSidebar()).not.toContain('name=');
  const names = [
    ...renderSidebar({ hideable: false, autoCollapseCategories: true }).matchAll(/<details[^>]* name="([^"]*)"/g),
  ];
  expect(names.map(([, name]) => name)).toEqual(['sidebar', 'sidebar', 'sidebar']);
});

test('a category closes only the siblings on its own level', () => {
  const inner = (label: string) => toCategory(label, toLinks(label, 1));
  const items = [toCategory('A', [inner('A1'), inner('A2')]), toCategory('B', [inner('B1')])];
  const html = renderToStaticMarkup(
    <DocsSidebar items={items} path="/A1/0/" options={{ hideable: false, autoCollapseCategories: true }} />,
  );
  const groups = [...html.matchAll(/<details[^>]* name="([^"]*)" data-category="([^"]*)"/g)];
  expect(groups.map(([, group, category]) => [category, group])).toEqual([
    ['/A', 'sidebar'],
    ['/A/A1', 'sidebar/A'],
    ['/A/A2', 'sidebar/A'],
    ['/B', 'sidebar'],
    ['/B/B1', 'sidebar/B'],
  ]);
});

test('the sidebar has buttons to hide and show it only if configured', () => {
  expect(renderSidebar()).not.toContain('<button');
  const html = renderSidebar({ hideable: true, autoCollapseCategories: false });
  expect(html).toContain('aria-label="Collapse sidebar"');
  expect(html).toContain('aria-label="Expand sidebar"');
  const toHideable = (hideable: boolean) =>
    toFrame({ sidebar: { id: 'docs', items: [], options: { hideable, autoCollapseCategories: false } } });
  expect(toHideable(true)).toHaveProperty('data-hideable', true);
  expect(toHideable(false)['data-hideable']).toBeUndefined();
});
