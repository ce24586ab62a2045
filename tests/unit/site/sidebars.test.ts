import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toPrintedCategories } from '@/routes/printed';
import { toNeighbours } from '@/routes/trail';
import { buildSidebars } from '@/site/build-sidebars';
import { loadFolderMetadata, type FolderMetadata } from '@/site/folder-metadata';
import { withoutNumbers } from '@/lib/content-path';
import { parseSite } from '@/site/parse-site';
import type { SiteConfig } from '@/site/schema';
import {
  findTrail,
  getGeneratedCategories,
  type PageEntry,
  type SidebarCategory,
  type SidebarItem,
} from '@/site/sidebar';
import type { DocsVersion } from '@/site/versions';
import { least } from './config';

const toPage = (id: string, more: Partial<PageEntry> = {}): PageEntry => ({
  id,
  file: `content/${id}.md`,
  path: `/${id}/`,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  ...more,
});

function build(
  items: SiteConfig['sidebars'][string],
  pages: PageEntry[],
  folders: Record<string, FolderMetadata> = {},
): SidebarItem[] {
  const site = parseSite({ ...least, sidebars: { docs: items } });
  const services = [{ service: 'pets', path: '/api/pets/', title: 'Pets', description: 'Of pets.' }];
  return buildSidebars(site, { pages, services, loadFolder: (folder) => folders[folder] ?? {} }).get('docs') ?? [];
}

const toLabels = (items: SidebarItem[]): unknown[] =>
  items.map((item) =>
    item.kind === 'category' ? [item.label, ...toLabels(item.items)] : item.kind === 'link' ? item.label : item.html,
  );

describe('a sidebar', () => {
  test('holds pages, links, services, HTML and categories', () => {
    const items = build(
      [
        'start',
        { type: 'doc', id: 'end', label: 'The end' },
        { label: 'Chat', href: 'https://chat.example.com' },
        { type: 'api', service: 'pets' },
        { type: 'html', value: '<hr>' },
      ],
      [toPage('start', { sidebarLabel: 'Begin' }), toPage('end')],
    );
    expect(toLabels(items)).toEqual(['Begin', 'The end', 'Chat', 'Pets', '<hr>']);
    expect(items[2]).toMatchObject({ external: true, icon: 'external' });
    expect(items[3]).toMatchObject({ href: '/api/pets/' });
  });

  test('that names an unknown page fails with the nearest one and all there are', () => {
    expect(() => build(['strat'], [toPage('start'), toPage('end')])).toThrow(
      'src/site.config.ts: sidebars.docs: there is no page "strat"\n  Did you mean "start"? Pages that exist: end, start.',
    );
  });

  test('that names an unknown page is shown without it where somebody is told', () => {
    const problems: object[] = [];
    const sources = {
      pages: [toPage('start')],
      services: [],
      onMissingPage: (problem: object) => problems.push(problem),
    };
    const items = buildSidebars({ sidebars: { docs: ['strat', 'start'] } }, sources).get('docs') ?? [];
    expect(toLabels(items)).toEqual(['Title of start']);
    expect(problems).toEqual([
      { message: 'sidebars.docs: there is no page "strat"', fix: 'Did you mean "start"? Pages that exist: start.' },
    ]);
  });

  test('that names an unknown service fails with all there are', () => {
    expect(() => build([{ type: 'api', service: 'cars' }], [])).toThrow(
      'src/site.config.ts: sidebars.docs: there is no service "cars"\n  Services that exist: pets.',
    );
  });

  test('shows each service that it does not name, by its title, in place of an entry of type "apis"', () => {
    const toService = (service: string, isForeign = false) => {
      const path = `/api/${service}/`;
      return { service, path, title: `The ${service}`, description: `Of ${service}.`, isForeign };
    };
    const services = [...['cars', 'new', 'pets', 'zoo'].map((name) => toService(name)), toService('theirs', true)];
    const show = (except?: string[]) => {
      const items: SiteConfig['sidebars'][string] = [
        { type: 'category', label: 'APIs', items: [{ type: 'apis', except }], link: { type: 'generated-index' } },
        { type: 'category', label: 'Others', items: [{ type: 'api', service: 'pets', label: 'Pets API' }] },
      ];
      const site = parseSite({ ...least, sidebars: { docs: items } });
      return buildSidebars(site, { pages: [], services }).get('docs') ?? [];
    };
    expect(toLabels(show())).toEqual([
      ['APIs', 'The cars', 'The new', 'The zoo'],
      ['Others', 'Pets API'],
    ]);
    expect(getGeneratedCategories(show())[0]?.items[1]).toMatchObject({
      path: '/api/new/',
      description: 'Of new.',
      icon: 'api',
    });
    expect(toLabels(show(['zoo', 'cars']))[0]).toEqual(['APIs', 'The new']);
    expect(() => show(['zo'])).toThrow(
      '"except" of an entry of type "apis" in src/site.config.ts: there is no service "zo"\n  Did you mean "zoo"? Services that exist: cars, new, pets, zoo, theirs.',
    );
  });
});

describe('a category', () => {
  const category = (label: string, more = {}) => ({ type: 'category' as const, label, items: ['start'], ...more });

  test('is collapsible and collapsed unless it says otherwise', () => {
    expect(build([category('A')], [toPage('start')])[0]).toMatchObject({
      collapsible: true,
      collapsed: true,
      path: undefined,
    });
    expect(build([category('A', { collapsed: false, collapsible: false })], [toPage('start')])[0]).toMatchObject({
      collapsible: false,
      collapsed: false,
    });
  });

  test('has its index at its slug, else at one made of its label, the second of a name with -1', () => {
    const link = { type: 'generated-index' as const };
    const items = build(
      [
        category('How-tos & more', { link }),
        category('How-tos & more', { link }),
        category('B', { link: { ...link, slug: '/category/bees' } }),
        category('C', { link: { ...link, slug: '/guides/of-bees/' } }),
        category('D', { link: { ...link, slug: 'deep/below' } }),
      ],
      [toPage('start')],
    );
    expect(getGeneratedCategories(items).map(({ path }) => path)).toEqual([
      '/category/how-tos--more/',
      '/category/how-tos--more-1/',
      '/category/bees/',
      '/guides/of-bees/',
      '/deep/below/',
    ]);
  });

  test.each(['/', '/a b/', '/a//b/', 'https://example.com/', '/a/?b'])('is refused at the slug %j', (slug) => {
    expect(() => build([category('A', { link: { type: 'generated-index', slug } })], [toPage('start')])).toThrow(
      `link.slug: must be a path of this site, such as /guides/, not ${JSON.stringify(slug)}`,
    );
  });

  test('is printed at an address of its own, that of the first where two would have one', () => {
    const toIndex = (path: string, prefix = '') => ({
      category: { path } as SidebarCategory,
      sidebar: 'docs',
      version: { prefix } as DocsVersion,
    });
    const categories = ['/category/bees/', '/bees/', '/category/a/b/', '/deep/below/'].map((path) => toIndex(path));
    const printed = toPrintedCategories({ categories: [...categories, toIndex('/1.0/category/bees/', '/1.0')] });
    expect(printed.map(({ path, printPath }) => [path, printPath])).toEqual([
      ['/category/bees/', '/print/bees/'],
      ['/category/a/b/', '/print/category/a/b/'],
      ['/deep/below/', '/print/deep/below/'],
    ]);
  });

  test('is headed by the title of its index, else by its label', () => {
    const link = { type: 'generated-index' as const };
    const items = build(
      [category('A', { link: { ...link, title: 'All of A' } }), category('B', { link })],
      [toPage('start')],
    );
    expect(getGeneratedCategories(items).map(({ label, title }) => [label, title])).toEqual([
      ['A', 'All of A'],
      ['B', 'B'],
    ]);
  });

  test('can have a page of ours as its own', () => {
    const [item] = build([category('A', { link: { type: 'doc', id: 'end' } })], [toPage('start'), toPage('end')]);
    expect(item).toMatchObject({ kind: 'category', path: '/end/', generated: false });
  });

  test('whose only page is its link is that link', () => {
    const [item] = build([category('A', { items: [], link: { type: 'doc', id: 'end' } })], [toPage('end')]);
    expect(item).toMatchObject({ kind: 'link', path: '/end/', label: 'A' });
  });

  test('is on the way to its pages', () => {
    const items = build([category('A', { items: [category('B')] })], [toPage('start')]);
    expect(findTrail(items, '/START')?.map(({ label }) => label)).toEqual(['A', 'B', 'Title of start']);
  });
});

describe('an autogenerated sidebar', () => {
  const pages = [
    toPage('guides/zebra', { sidebarPosition: 1 }),
    toPage('guides/apple'),
    toPage('guides/deep/index', { title: 'Deep things' }),
    toPage('guides/deep/one'),
    toPage('guides/labelled/two'),
    toPage('other'),
  ];

  test('orders by position, then by name, and makes folders categories with their index page as link', () => {
    const items = build([{ type: 'autogenerated', dirName: 'guides' }], pages, {
      'guides/labelled': { label: 'Named', position: 2 },
    });
    expect(toLabels(items)).toEqual([
      'Title of guides/zebra',
      ['Named', 'Title of guides/labelled/two'],
      'Title of guides/apple',
      ['Deep things', 'Title of guides/deep/one'],
    ]);
    expect(items[3]).toMatchObject({ path: '/guides/deep/index/' });
  });

  test('orders by the numbers in front of names, which front matter and metadata overrule', () => {
    const toNumbered = (file: string, more: Partial<PageEntry> = {}) =>
      toPage(withoutNumbers(file), { file: `content/${file}.md`, ...more });
    const numbered = [
      toNumbered('guides/10-ten'),
      toNumbered('guides/02-two'),
      toNumbered('guides/01-late', { sidebarPosition: 99 }),
      toNumbered('guides/03-deep/deep'),
      toNumbered('guides/03-deep/1-one'),
      toNumbered('guides/04-moved/x'),
      toNumbered('guides/unnumbered'),
    ];
    const items = build([{ type: 'autogenerated', dirName: 'guides' }], numbered, {
      'guides/04-moved': { position: 1 },
    });
    expect(toLabels(items)).toEqual([
      ['moved', 'Title of guides/moved/x'],
      'Title of guides/two',
      ['Title of guides/deep/deep', 'Title of guides/deep/one'],
      'Title of guides/ten',
      'Title of guides/late',
      'Title of guides/unnumbered',
    ]);
    expect(items[2]).toMatchObject({ path: '/guides/deep/deep/' });
  });

  test('of the content folder itself holds everything', () => {
    expect(toLabels(build([{ type: 'autogenerated', dirName: '.' }], pages))).toEqual([
      [
        'guides',
        'Title of guides/zebra',
        'Title of guides/apple',
        ['Deep things', 'Title of guides/deep/one'],
        ['labelled', 'Title of guides/labelled/two'],
      ],
      'Title of other',
    ]);
  });

  test('has a category for a folder whose pages stand deeper, by name', () => {
    const deep = ['one/two/three/a', 'one/b', 'one/two/four/c'].map((id) => toPage(id));
    expect(toLabels(build([{ type: 'autogenerated', dirName: '.' }], deep))).toEqual([
      ['one', 'Title of one/b', ['two', ['four', 'Title of one/two/four/c'], ['three', 'Title of one/two/three/a']]],
    ]);
  });

  test('of a folder without pages fails with the folders there are', () => {
    expect(() => build([{ type: 'autogenerated', dirName: 'guide' }], pages)).toThrow(
      'sidebars.docs of src/site.config.ts: there are no pages in the folder "guide"\n  Did you mean "guides"? Folders with pages: guides, guides/deep, guides/labelled.',
    );
  });
});

describe('the metadata of a folder', () => {
  test('is read from its _category_.yml', () => {
    expect(loadFolderMetadata('labelled', 'tests/fixtures/folders')).toEqual({
      label: 'Named',
      position: 2,
      collapsed: false,
    });
    expect(loadFolderMetadata('plain', 'tests/fixtures/folders')).toEqual({});
  });

  test('may stand in a file of JSON or with the longer ending', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'folders-'));
    for (const [name, text] of [
      ['a/_category_.json', '{ "label": "A" }'],
      ['b/_category_.yaml', 'label: B'],
      ['c/_category_.yml', 'link: { type: generated-index, permalink: /c/ }'],
    ] as const) {
      mkdirSync(path.join(root, path.dirname(name)));
      writeFileSync(path.join(root, name), text);
    }
    expect(['a', 'b'].map((folder) => loadFolderMetadata(folder, root))).toEqual([{ label: 'A' }, { label: 'B' }]);
    expect(() => loadFolderMetadata('c', root)).toThrow('c/_category_.yml: link: there is no option "permalink".');
  });

  test('with broken YAML fails with file, line and column', () => {
    expect(() => loadFolderMetadata('broken', 'tests/fixtures/folders')).toThrow(
      'tests/fixtures/folders/broken/_category_.yml:1:8: Nested mappings are not allowed in compact mappings',
    );
  });

  test('with an unknown key fails with file and nearest key', () => {
    expect(() => loadFolderMetadata('wrong', 'tests/fixtures/folders')).toThrow(
      'tests/fixtures/folders/wrong/_category_.yml: there is no option "positon". Did you mean "position"? Options here: label, position, description, link, collapsible, collapsed.',
    );
  });
});

describe('previous and next', () => {
  const pages = [toPage('one'), toPage('two'), toPage('three'), toPage('four')];
  const items = () =>
    build(
      [
        'one',
        { label: 'Chat', href: 'https://chat.example.com' },
        { type: 'category', label: 'A', link: { type: 'generated-index' }, items: ['two'] },
        'three',
      ],
      pages,
    );
  const asNamed = (more: object[]) => pages.map((page, index) => ({ ...page, ...more[index] }));

  test('follow the sidebar, with linked categories and without links to elsewhere', () => {
    expect(toNeighbours(items(), '/one/', pages).next).toEqual({ label: 'A', path: '/category/a/' });
    expect(toNeighbours(items(), '/two/', pages)).toEqual({
      previous: { label: 'A', path: '/category/a/' },
      next: { label: 'Title of three', path: '/three/' },
    });
    expect(toNeighbours(items(), '/three/', pages).next).toBeUndefined();
  });

  test('are what the front matter names, or nothing', () => {
    const named = asNamed([{ paginationNext: 'four' }, { paginationNext: null }, { paginationLabel: 'Third' }]);
    expect(toNeighbours(items(), '/one/', named).next).toEqual({ label: 'Title of four', path: '/four/' });
    expect(toNeighbours(items(), '/two/', named).next).toBeUndefined();
    expect(toNeighbours(items(), '/category/a/', named).previous).toMatchObject({ path: '/one/' });
  });

  test('that are named by an unknown id fail with the page', () => {
    const named = asNamed([{ paginationNext: 'five' }]);
    expect(() => toNeighbours(items(), '/one/', named)).toThrow(
      'content/one.md: paginationNext: there is no page "five"',
    );
  });
});
