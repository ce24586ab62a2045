import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { toVersionMetadata } from '@/routes/version-of-page';
import { buildSidebars } from '@/site/build-sidebars';
import { buildNavbar } from '@/site/build-navbar';
import { parseSite } from '@/site/parse-site-and-settings-files';
import type { SiteConfig } from '@/site/schema';
import { toSiteCss } from '@/site/site-css';
import { findArea, findMainPath, getArea, getAreas, getVersion } from '@/site/versions';
import { getProblem, least } from './config';
import type { NavSources } from '@/site/navbar-resolving-context-and-mistakes';

const versions = [{ name: 'current' }, { name: '2.0', label: 'Two' }, { name: '1.0' }];
const areas = { default: { versions }, sdk: { folder: 'sdk', latest: 'current', versions: [{ name: 'current' }] } };

function load(config: NonNullable<SiteConfig['docs']>['areas'] = areas) {
  return getAreas(parseSite({ ...least, docs: { areas: config } }).docs);
}

describe('an area of the docs', () => {
  test('has by default only the version current, labeled Next, at the root, without banner and badge', () => {
    const [area, ...others] = getAreas(parseSite(least).docs);
    expect(others).toEqual([]);
    expect(area).toMatchObject({ id: 'default', folder: '' });
    expect(area?.versions).toMatchObject([
      { name: 'current', label: 'Next', prefix: '', isLatest: true, banner: 'none', badge: false, noIndex: false },
    ]);
  });

  test('has its newest cut version at the root; newer ones are unreleased, older ones unmaintained', () => {
    expect(load()[0]?.versions).toMatchObject([
      { name: 'current', label: 'Next', prefix: '/next', banner: 'unreleased', badge: true, noIndex: false },
      { name: '2.0', label: 'Two', prefix: '', isLatest: true, banner: 'none', noIndex: false },
      { name: '1.0', label: '1.0', prefix: '/1.0', banner: 'unmaintained', noIndex: true },
    ]);
  });

  test('can set another latest version, and paths, banners, and badges', () => {
    const own = [
      { name: 'current', banner: 'none' as const },
      { name: '1.0', path: 'old', badge: false, noIndex: false },
    ];
    expect(load({ default: { latest: 'current', versions: own } })[0]?.versions).toMatchObject([
      { prefix: '', isLatest: true },
      { prefix: '/old', banner: 'unmaintained', badge: false, noIndex: false },
    ]);
  });

  test('remembers the selected version unless configured otherwise', () => {
    expect(load().map(({ isRemembered }) => isRemembered)).toEqual([true, true]);
    expect(load({ default: { preference: 'none', versions } })[0]?.isRemembered).toBe(false);
  });

  test('contains the pages of its folder; other pages are in the default area, generic pages in none', () => {
    expect(findArea(load(), 'sdk/a.md')?.id).toBe('sdk');
    expect(findArea(load(), 'sdkx/a.md')?.id).toBe('default');
    expect(findArea(load(), 'pages/a.md')).toBeUndefined();
  });

  test('that is unknown is reported with those that exist, as are wrong lists of versions', () => {
    expect(() => getArea(load(), 'sdks')).toThrow(/There is no docs area "sdks"[\s\S]*"sdk"[\s\S]*default, sdk/);
    const [area] = load();
    if (!area) throw new Error('no area');
    expect(() => getVersion(area, '3.0')).toThrow(
      /no version "3.0" in the docs area "default"[\s\S]*current, 2.0, 1.0/,
    );
    expect(getProblem({ docs: { areas: { default: { latest: '9', versions } } } })).toContain('current, 2.0, 1.0');
    expect(getProblem({ docs: { areas: { default: { versions: [{ name: '1.0' }] } } } })).toContain('lack "current"');
    expect(getProblem({ docs: { areas: { default: { versions: [...versions, { name: '1.0' }] } } } })).toContain(
      'twice',
    );
  });
});

test('findMainPath returns the configured page, else the root, else the first page of the sidebar, else the first', () => {
  const pages = ['a', 'b'].map((id) => ({ id, path: `/${id}/`, file: '', title: id, description: id }));
  const sidebars = buildSidebars({ sidebars: { docs: ['b'] } }, { pages, services: [] }).values();
  expect(findMainPath({ mainDocId: 'a', sidebars: [], pages })).toBe('/a/');
  expect(findMainPath({ sidebars: [], pages: [...pages, { id: 'r', path: '/' }] })).toBe('/');
  expect(findMainPath({ sidebars, pages })).toBe('/b/');
  expect(findMainPath({ sidebars: [], pages })).toBe('/a/');
  expect(() => findMainPath({ mainDocId: 'c', sidebars: [], pages })).toThrow(/no page "c"[\s\S]*a, b/);
});

test('findArea finds the area of a numbered folder by file and by id', () => {
  const areas = getAreas(
    parseSite({
      ...least,
      docs: { areas: { default: {}, sdk: { folder: '02-sdk', versions: [{ name: 'current' }] } } },
    }).docs,
  );
  expect(['02-sdk/01-a.md', 'sdk/a', 'other/a'].map((path) => findArea(areas, path)?.id)).toEqual([
    'sdk',
    'sdk',
    'default',
  ]);
});

test('a generated index of a version is below the prefix of the version', () => {
  const config = {
    docs: [{ type: 'category' as const, label: 'Guides', link: { type: 'generated-index' as const }, items: ['a'] }],
  };
  const pages = [{ id: 'a', path: '/1.0/a/', file: '', title: 'A', description: 'A' }];
  const [item] = buildSidebars({ sidebars: config }, { pages, services: [], prefix: '/1.0' }).get('docs') ?? [];
  expect(item).toMatchObject({ path: '/1.0/category/guides/' });
});

test('generated indexes with the same label have different paths in areas with the same prefix', () => {
  const sidebars = {
    docs: [{ type: 'category' as const, label: 'Guides', link: { type: 'generated-index' as const }, items: ['a'] }],
  };
  const pages = [{ id: 'a', path: '/a/', file: '', title: 'A', description: 'A' }];
  const slugger = new GithubSlugger();
  const paths = ['first', 'second'].map(() => {
    const [item] = buildSidebars({ sidebars }, { pages, services: [], slugger }).get('docs') ?? [];
    return item?.kind === 'category' && item.path;
  });
  expect(paths).toEqual(['/category/guides/', '/category/guides-1/']);
});

describe('navbar items of a site with versions', () => {
  const toSources = (): NavSources => {
    const all = load().map((area) => ({
      area,
      versions: area.versions.map((version) => {
        const id = area.id === 'sdk' ? 'sdk/a' : 'a';
        const pages = [{ id, path: `${version.prefix}/${id}/`, file: '', title: id, description: id }];
        const sidebars: SiteConfig['sidebars'] = area.id === 'sdk' ? {} : { docs: ['a'] };
        return { version, pages, sidebars: buildSidebars({ sidebars }, { pages, services: [] }) };
      }),
    }));
    const latest = all.flatMap((entry) => entry.versions.filter(({ version }) => version.isLatest));
    return {
      sidebars: latest[0]?.sidebars ?? new Map(),
      pages: latest.flatMap(({ pages }) => pages),
      areas: all,
    };
  };
  const build = (item: NonNullable<SiteConfig['navbar']['items']>[number]) =>
    buildNavbar(parseSite({ ...least, navbar: { items: [item] }, docs: { areas } }), toSources()).left[0];

  test('a version dropdown has one entry for each version, with its main page', () => {
    expect(build({ type: 'docsVersionDropdown' })).toMatchObject({
      kind: 'dropdown',
      label: 'Two',
      menuLabel: 'Versions',
      items: [
        { label: 'Next', href: '/next/a/', choice: { 'data-version-entry': 'default/current' } },
        { label: 'Two', href: '/a/', choice: { 'data-version-entry': 'default/2.0' } },
        { label: '1.0', href: '/1.0/a/' },
      ],
    });
  });

  test('a version link has the label and the target that its item sets', () => {
    const link = build({ type: 'docsVersion', label: 'Docs', to: '/start' });
    expect(link).toMatchObject({ label: 'Docs', href: '/start/' });
    expect(link).not.toHaveProperty('choice');
  });

  test('a version dropdown with one version is a plain link', () => {
    expect(build({ type: 'docsVersionDropdown', versions: ['1.0'] })).toMatchObject({ kind: 'link', href: '/1.0/a/' });
    expect(build({ type: 'docsVersionDropdown', area: 'sdk' })).toMatchObject({ kind: 'link', label: 'Next' });
  });

  test('an unknown version or area fails with those that exist', () => {
    const cause = (item: Parameters<typeof build>[0]) => {
      try {
        build(item);
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    expect(cause({ type: 'docsVersionDropdown', versions: ['3.0'] })).toMatch(/"3.0"[\s\S]*current, 2.0, 1.0/);
    expect(cause({ type: 'docsVersion', area: 'api' })).toMatch(/"api"[\s\S]*default, sdk/);
  });

  test('links to pages and sidebars open the latest version and include the paths in all versions', () => {
    const paths = JSON.stringify({ current: '/next/a/', '2.0': '/a/', '1.0': '/1.0/a/' });
    const choice = { 'data-version-area': 'default', 'data-version-paths': paths };
    expect(build({ type: 'doc', docId: 'a' })).toMatchObject({ href: '/a/', choice });
    expect(build({ type: 'docSidebar', sidebarId: 'docs' })).toMatchObject({ href: '/a/', choice });
    expect(build({ type: 'docsVersion' })).toMatchObject({ href: '/a/', label: 'Two', choice });
    expect(build({ type: 'doc', docId: 'sdk/a' })).toMatchObject({ href: '/sdk/a/', choice: undefined });
  });
});

test("toSiteCss shows the label of the page's version, else of the preferred one, else of the latest", () => {
  const css = toSiteCss({}, [], [{ key: 'default/2.0', area: 'default', isLatest: true }]);
  expect(css).toContain('body:has([data-docs-version="default/2.0"]) [data-version-label="default/2.0"]');
  expect(css).toContain('html[data-preferred~="default/2.0"] body:not(:has([data-docs-version^="default/"]))');
  expect(css).toContain('html:not([data-preferred*="default/"])');
});

test('toSiteCss sets the direction of code only for a right-to-left site', () => {
  expect(toSiteCss({}, [], [], 'rtl')).toContain(':is(pre,code,samp,main kbd){direction:ltr');
  expect(toSiteCss({}, [])).not.toContain('direction');
});

test('toVersionMetadata points to the latest version of the same page and excludes versions with noIndex', () => {
  const toVersion = (noIndex: boolean, isSame: boolean) => {
    const latest = { key: 'default/2.0', label: '2.0', path: '/a/', isSame, isLatest: true, isShown: false };
    return {
      key: 'default/1.0',
      label: '1.0',
      site: '',
      banner: 'none' as const,
      badge: true,
      noIndex,
      versions: [latest],
    };
  };
  expect(toVersionMetadata(toVersion(true, true), '/1.0/a/')).toEqual({ canonical: '/a/', isIndexed: false });
  expect(toVersionMetadata(toVersion(false, false), '/1.0/a/')).toEqual({ canonical: '/1.0/a/', isIndexed: true });
  expect(toVersionMetadata(undefined, '/a/')).toEqual({ canonical: '/a/', isIndexed: true });
});
