import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toContents } from '@/app/navbar-html-and-custom-items';
import { toFrame } from '@/components/content/docs-layout';
import { AnnouncementBar, BasePathNotice } from '@/components/layout/announcement-bar-and-base-path-notice';
import { Breadcrumbs, toBreadcrumbList } from '@/components/layout/breadcrumbs';
import { customItems } from '@/components/layout/custom-navbar-items';
import { DocsSidebar } from '@/components/layout/docs-sidebar';
import { Footer } from '@/components/layout/footer';
import { BarItems, withContents } from '@/components/layout/nav-items';
import { Navbar } from '@/components/layout/navbar';
import { Logo } from '@/components/layout/logo';
import { DrawerContext, BackToMainMenu } from '@/components/layout/drawer-controls';
import { ConfiguredHtml } from '@/components/ui/configured-html';
import { buildSidebars } from '@/site/build-sidebars';
import { buildFooter } from '@/site/footer';
import type { Navbar as NavbarData } from '@/site/resolved-navbar';
import { toLook, toShownNavbar } from '@/site/navbar-for-browser';
import type { SidebarItem } from '@/site/sidebar-types-and-traversal';
import { parseSite } from '@/site/parse-site-and-settings-files';
import type { SiteConfig } from '@/site/schema';
import { toSiteCss } from '@/site/site-css';
import { least } from '../../site/config';

/** Removes class names, which these tests do not check. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');
const toText = (html: string) => DomUtils.textContent(parseDocument(html)).replaceAll(/\s+/g, ' ').trim();

test('AnnouncementBar renders its HTML, and a close button only if it is closeable', () => {
  const bar = { id: 'one', content: 'Read <a href="/news">the news</a>', isCloseable: true };
  const html = renderToStaticMarkup(<AnnouncementBar bar={bar} />);
  expect(html).toMatch(/^<div role="banner"[^>]* data-announcement-id="one">/);
  expect(html).toContain('Read <a href="/news/">the news</a>');
  expect(html).toContain('aria-label="Close"');
  expect(renderToStaticMarkup(<AnnouncementBar bar={{ ...bar, isCloseable: false }} />)).not.toContain('<button');
  expect(renderToStaticMarkup(<AnnouncementBar bar={undefined} />)).toBe('');
});

test('toSiteCss adds rules for announcement colors and rejects values that are not colors', () => {
  const toCss = (colors: object) =>
    toSiteCss(parseSite({ ...least, announcementBar: { content: 'News', ...colors } }), []);
  expect(toCss({ backgroundColor: '#205d52', textColor: 'oklch(0.9 0.1 175)' })).toContain(
    '[data-announcement-id]{background:#205d52}\n[data-announcement-id],[data-announcement-id] a{color:oklch(0.9 0.1 175)}\n',
  );
  expect(() => toCss({ backgroundColor: 'red}body{display:none' })).toThrow(/is not a CSS color/);
});

test('toSiteCss highlights the link of a sidebar on every page that shows the sidebar', () => {
  expect(toSiteCss(parseSite(least), ['docs'])).toContain(
    'body:has(>[data-site]>[data-sidebar="docs"]) [data-sidebar-link="docs"]:not(:hover){color:var(--bar-accent,var(--color-accent));text-decoration:var(--bar-underline)}\n',
  );
});

test('ConfiguredHtml renders HTML from the configuration and rejects markup that violates the policy', () => {
  expect(renderToStaticMarkup(<ConfiguredHtml html="<b>Beta</b> &amp; more" />)).toBe('<b>Beta</b> &amp; more');
  expect(renderToStaticMarkup(<ConfiguredHtml html='<a href="https://example.com/">x</a>' />)).toBe(
    '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
  );
  for (const html of [
    '<b style="color:red">A</b>',
    '<img src="a.png" onerror="alert(1)">',
    '<script>1</script>',
    '<style>a{}</style>',
  ]) {
    expect(() => renderToStaticMarkup(<ConfiguredHtml html={html} />)).toThrow(
      /HTML in src\/site.config.ts must not contain/,
    );
  }
});

test('Logo links to the home page or the configured target and has a suitable text alternative', () => {
  const logo = { src: '/logo.svg', srcDark: '/dark.svg', width: 28, height: 20 };
  const plain = renderToStaticMarkup(
    <Logo {...toLook(parseSite({ ...least, title: 'Docs', navbar: { logo } })).look} />,
  );
  expect(plain).toMatch(/<a href="\/" class="[^"]*">/);
  expect(plain.match(/alt="Docs"/g)).toHaveLength(2);
  expect(plain).toContain(
    '<img src="/dark.svg" alt="Docs" width="28" height="20" loading="lazy" class="hidden dark:block"/>',
  );
  const titled = renderToStaticMarkup(
    <Logo logo={{ ...logo, href: 'https://example.com', target: '_blank' }} title="Docs" />,
  );
  expect(titled).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer"');
  expect(titled).toContain('alt=""');
  expect(toText(titled)).toBe('Docs');
  expect(renderToStaticMarkup(<Logo logo={{ src: '/logo.svg', alt: 'Brand' }} title="Docs" />)).toContain(
    'alt="Brand"',
  );
});

const renderFooter = (footer: SiteConfig['footer']) =>
  withoutClasses(
    renderToStaticMarkup(<Footer footer={buildFooter(parseSite({ ...least, footer }))} siteTitle="Docs" />),
  );

test('Footer renders columns with optional titles, or one row of links', () => {
  const columns = renderFooter({
    links: [
      { title: 'Learn', items: [{ label: 'A', to: '/a' }, { html: '<b>B</b>' }] },
      { title: null, items: [{ label: 'C', href: 'https://c.example.com' }] },
    ],
  });
  expect(columns).toContain('<p>Learn</p>');
  expect(columns.match(/<p>/g)).toHaveLength(1);
  expect(columns).toContain('<a href="https://c.example.com" target="_blank" rel="noopener noreferrer">');
  expect(toText(columns)).toBe('LearnABC (opens in a new tab)Keyboard shortcuts');
  expect(renderFooter({ links: [{ label: 'A', to: '/a' }] })).toContain('<ul><li><a href="/a/">A</a></li></ul>');
});

test('Footer renders its style, a linked logo, and a copyright line with HTML, or nothing without configuration', () => {
  const html = renderFooter({
    style: 'dark',
    logo: { src: '/l.svg', srcDark: '/d.svg', href: 'https://example.com', target: '_blank' },
    copyright: '© 2025 <b>Us</b>',
  });
  expect(html).toContain('data-style="dark"');
  expect(html).toContain(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer"><img src="/l.svg" alt="Docs"',
  );
  expect(html).toContain('<p>© 2025 <b>Us</b></p>');
  expect(renderFooter(undefined)).toBe('');
});

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

test('Breadcrumbs start with the home page, link every crumb with a path, and end with the current page', () => {
  const crumbs = [{ label: 'A', path: '/category/a/' }, { label: 'Plain' }, { label: 'Page', path: '/page/' }];
  const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} />);
  expect(html).toMatch(/^<nav aria-label="Breadcrumbs"/);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/category/a/']);
  expect(html).toContain('aria-label="Home page"');
  expect(withoutClasses(html)).toContain('<span aria-current="page">Page</span>');
  expect(toBreadcrumbList(crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'A', item: 'https://docs.example.com/category/a/' },
      { position: 2, name: 'Page', item: 'https://docs.example.com/page/' },
    ],
  });
});

test('BasePathNotice names the base path of the build and has an element for the actual path', () => {
  const html = renderToStaticMarkup(<BasePathNotice prefix="" />);
  expect(toText(html)).toContain('the site was built for / (the default).');
  vi.stubEnv('BASE_PATH', '/docs/x/de');
  const german = renderToStaticMarkup(<BasePathNotice prefix="/de" />);
  vi.unstubAllEnvs();
  expect(toText(german)).toContain('the site was built for /docs/x/.');
  expect(german).toContain('<code data-suggested-path="/de/">');
  expect(html).toMatch(/<code data-suggested-path[^>]*>the folder of this page<\/code>/);
});

test('Navbar has no theme switch if the configuration disables it', () => {
  const show = (disableSwitch: boolean) => {
    const site = parseSite({ ...least, colorMode: { disableSwitch } });
    return renderToStaticMarkup(<Navbar left={[]} right={[]} {...toLook(site)} search={null} />);
  };
  expect(show(false)).toContain('Switch between dark and light mode');
  expect(show(true)).not.toContain('Switch between');
});

test('BarItems renders a custom item with the component of its type', () => {
  const type = 'custom-status';
  customItems[type] = ({ label, level }) => <b title={String(level)}>{String(label)}</b>;
  const site = parseSite(least);
  const navbar: NavbarData = {
    left: [{ kind: 'custom', type, options: { label: 'All is well', level: 1 } }],
    right: [],
  };
  const shown = withContents(toShownNavbar(navbar, site).left, toContents(navbar));
  delete customItems[type];
  expect(renderToStaticMarkup(<BarItems items={shown} search={null} />)).toBe('<li><b title="1">All is well</b></li>');
});

test('a drawer component outside of DrawerContext throws an error that names the hook and the context', () => {
  expect(() => renderToStaticMarkup(<BackToMainMenu />)).toThrow('useDrawer must be used within <DrawerContext>.');
});

test('a drawer component inside DrawerContext renders', () => {
  const actions = { close: () => undefined, showMenu: () => undefined };
  const html = renderToStaticMarkup(
    <DrawerContext value={actions}>
      <BackToMainMenu />
    </DrawerContext>,
  );
  expect(html).toContain('← Back to main menu</button>');
});
