import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfig } from '@/site.config';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { getProblem, least } from './config';

const item = (value: unknown) => getProblem({ navbar: { items: [{ label: 'Home', to: '/' }, value] } });
const footer = (...links: unknown[]) => getProblem({ footer: { links } });
const sidebar = (value: unknown) => getProblem({ sidebars: { docs: [value] } });

test('parseSite adds defaults to the minimal configuration', () => {
  const site = parseSite(least);
  expect(site.titleDelimiter).toBe('|');
  expect(site.colorMode).toEqual({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false });
  expect(site.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  expect(site.navbar).toMatchObject({ hideOnScroll: false, items: [] });
  expect(site.docs.sidebar).toEqual({ hideable: false, autoCollapseCategories: false });
  expect(site.announcementBar).toBeUndefined();
});

test('an announcement has a default id and is closeable by default', () => {
  const { announcementBar } = parseSite({ ...least, announcementBar: { content: 'News' } });
  expect(announcementBar).toEqual({ id: 'announcement-bar', content: 'News', isCloseable: true });
});

test('texts that replace words in braces have names of letters, other than those of the product', () => {
  expect(getProblem({ variables: { support: 'help@example.com' } })).toBe('');
  const names = ['support_mail', 'products', '2'];
  expect(names.map((name) => getProblem({ variables: { [name]: 'x' } }))).toEqual(
    names.map((name) =>
      expect.stringContaining(
        `variables.${name}: the name must consist of letters and differ from the words of "product"`,
      ),
    ),
  );
});

test('a navbar item with items needs no type and is on the left by default', () => {
  const { navbar } = parseSite({
    ...least,
    navbar: { items: [{ label: 'Menu', items: [{ label: 'Home', to: '/' }] }] },
  });
  expect(navbar.items[0]).toMatchObject({ label: 'Menu', position: 'left' });
});

test('an unknown navbar item type is reported with the nearest one and all types', () => {
  expect(item({ type: 'docsSidebar', sidebarId: 'docs' })).toBe(
    `navbar.items[1]: there is no navbar item of type "docsSidebar". Did you mean "docSidebar"? Types: link, dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, api, operation, schema, search, html, custom-….
{
  "type": "docsSidebar",
  "sidebarId": "docs"
}`,
  );
});

test('an unknown option is reported with the nearest one and all options', () => {
  expect(item({ type: 'doc', docID: 'intro', docId: 'intro' })).toBe(
    `navbar.items[1]: there is no option "docID". Did you mean "docId"? Options here: type, docId, label, position.
{
  "type": "doc",
  "docID": "intro",
  "docId": "intro"
}`,
  );
  expect(getProblem({ colourMode: {} })).toMatch(
    /^there is no option "colourMode". Did you mean "colorMode"\? Options here: title, /,
  );
});

test('a URL with a path is reported with the option for the path, and a base path without slashes with an example', () => {
  expect(getProblem({ url: 'https://docs.example.com/x' })).toBe(
    'url: must be only an origin, since the path after it belongs to "baseUrl", not "https://docs.example.com/x"',
  );
  expect(getProblem({ baseUrl: 'docs' })).toBe(
    'baseUrl: must be a path that begins and ends with a slash, such as /docs/, not "docs"',
  );
});

test('an option that resembles no known one is reported without a suggestion', () => {
  expect(getProblem({ xyz: 1 })).toMatch(/^there is no option "xyz". Options here: /);
});

test('a missing option is reported', () => {
  expect(item({ type: 'docSidebar' })).toBe(
    'navbar.items[1].sidebarId: is missing: add a string\n{\n  "type": "docSidebar"\n}',
  );
});

test('a value that is not allowed is reported with the allowed ones', () => {
  expect(getProblem({ colorMode: { defaultMode: 'sepia' } })).toBe(
    'colorMode.defaultMode: must be "light" or "dark", not "sepia"\n{\n  "defaultMode": "sepia"\n}',
  );
});

test('label and html exclude each other', () => {
  expect(item({ label: 'A', html: '<b>A</b>', to: '/' })).toMatch(
    /^navbar.items\[1\]: "label" and "html" exclude each other: give one of them\n\{/,
  );
});

test('a link must have exactly one target', () => {
  expect(item({ label: 'A', to: '/', href: '/' })).toMatch(
    /^navbar.items\[1\]: "to" and "href" exclude each other: give one of them\n/,
  );
  expect(item({ label: 'A' })).toMatch(
    /^navbar.items\[1\]: a link needs a target: "to" for a page of this site, "href" for any other/,
  );
});

test('a dropdown cannot contain a dropdown, an item of a type for the navbar only, or a position', () => {
  const inner = (child: unknown) => item({ type: 'dropdown', label: 'Menu', items: [child] });
  expect(inner({ type: 'dropdown', label: 'Inner', items: [] })).toBe(
    'navbar.items[1].items[0]: a dropdown cannot be in a dropdown\n{\n  "type": "dropdown",\n  "label": "Inner",\n  "items": []\n}',
  );
  expect(inner({ label: 'Inner', items: [] })).toMatch(/a dropdown cannot be in a dropdown/);
  for (const type of ['search', 'localeDropdown', 'docsVersionDropdown']) {
    expect(inner({ type })).toMatch(`navbar.items[1].items[0]: an item of type "${type}" cannot be in a dropdown`);
  }
  expect(inner({ label: 'A', to: '/', position: 'left' })).toMatch(/there is no option "position"/);
});

test('a footer cannot have both columns and single links', () => {
  expect(footer({ title: 'Learn', items: [] }, { label: 'A', to: '/' })).toBe(
    `footer.links[1]: the footer has either columns (entries with "title" and "items") or a flat row of links, never both
{
  "label": "A",
  "to": "/"
}`,
  );
});

test('a footer link needs exactly one of to, href, and html, and a label for to and href', () => {
  expect(footer({ label: 'A', to: '/', href: '/' })).toMatch(
    /^footer.links\[0\]: a footer link needs exactly one of "to", "href" and "html"\n/,
  );
  expect(footer({ to: '/' })).toMatch(/^footer.links\[0\]: a footer link with "to" or "href" needs a "label"\n/);
  expect(footer({ html: '<b>A</b>' })).toBe('');
});

test('a number must be whole and above its limit', () => {
  const history = (reviewAfterDays: number) => getProblem({ docs: { history: { reviewAfterDays } } }).split('\n')[0];
  expect(history(0)).toBe('docs.history.reviewAfterDays: must be more than 0, not 0');
  expect(history(1.5)).toBe('docs.history.reviewAfterDays: must be a whole number, not 1.5');
});

test('heading levels must be from 2 to 6, the minimum not above the maximum', () => {
  expect(getProblem({ tableOfContents: { maxHeadingLevel: 7 } })).toBe(
    'tableOfContents.maxHeadingLevel: must be at most 6, not 7\n{\n  "maxHeadingLevel": 7\n}',
  );
  expect(getProblem({ tableOfContents: { minHeadingLevel: 4 } })).toBe(
    'tableOfContents: "minHeadingLevel" (4) is greater than "maxHeadingLevel" (3)\n{\n  "minHeadingLevel": 4\n}',
  );
});

test('an unknown sidebar item type is reported at any depth', () => {
  const problem = sidebar({ type: 'category', label: 'A', items: [{ type: 'pages', id: 'x' }] });
  expect(problem).toMatch(
    /^sidebars.docs\[0\].items\[0\]: there is no sidebar item of type "pages". Types: doc, link, api, operation, schema, apis, html, autogenerated, category.\n\{/,
  );
});

test('a category with neither items nor a link is reported by name', () => {
  expect(sidebar({ type: 'category', label: 'Empty', items: [] })).toMatch(
    /^sidebars.docs\[0\]: the category "Empty" has neither items nor a link\n/,
  );
});

test('the slug of a category index must be a path of the site', () => {
  expect(sidebar({ type: 'category', label: 'A', items: [], link: { type: 'generated-index', slug: '/a?b' } })).toMatch(
    /^sidebars.docs\[0\].link.slug: must be a path of this site, such as \/guides\/, not "\/a\?b"\n/,
  );
});

test('a type with the name of an inherited member of objects is unknown', () => {
  expect(sidebar({ type: 'constructor' })).toMatch(/there is no sidebar item of type "constructor"/);
});

test('a value of the wrong type is described with the words of the language', () => {
  expect(getProblem({ sidebars: [] })).toMatch(/^sidebars: must be an object, not \[\]/);
  expect(getProblem({ redirects: {} })).toMatch(/^redirects: must be a list, not \{\}/);
});

test('every problem of a configuration is reported, with its place in the file', () => {
  const lines = readFileSync('src/site.config.ts', 'utf8').split('\n');
  const toPlace = (start: string) => `src/site.config.ts:${lines.findIndex((line) => line.startsWith(start)) + 1}:3`;
  const navbar = { ...siteConfig.navbar, hideOnScroll: 'yes', hidden: true, sticky: true };
  expect(() => parseSite({ ...siteConfig, title: 3, navbar })).toThrow(
    expect.objectContaining({
      message: expect.toSatisfy((message: string) => {
        expect(message.split('\n').filter((line) => line.startsWith('src/'))).toEqual([
          `${toPlace('  title:')}: title: must be a string, not 3`,
          `${toPlace('  navbar:')}: navbar.hideOnScroll: must be true or false, not "yes"`,
          `${toPlace('  navbar:')}: navbar: there is no option "hidden". Options here: title, logo, style, hideOnScroll, items.`,
          `${toPlace('  navbar:')}: navbar: there is no option "sticky". Options here: title, logo, style, hideOnScroll, items.`,
        ]);
        return true;
      }),
    }),
  );
});
