import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choosePages, leaveOutDrafts } from '@/content/choose-drafts-and-translations';
import { isIndexed } from '@/lib/environment';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import type { Page } from '@/content/page-types';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { toCopy, toId, toOriginal, toSlug } from '@/content/version-language-id-and-slug';
import { toElement } from '@/markdown/hast-elements';
import { buildRecords } from '@/search/build-records';

const toPage = (file: string, rest: Partial<Page> = {}): Page => ({
  id: toId(file),
  slug: toSlug(file),
  path: `/${toSlug(file)}/`,
  file: join('content', file),
  title: file,
  description: file,
  ...rest,
});

test('the path of a file determines its language, version, original, id, and slug', () => {
  expect(toCopy('a/b.md')).toEqual({ locale: undefined, version: 'current', path: 'a/b.md' });
  expect(toCopy('versions/1.0/a/b.md')).toEqual({ locale: undefined, version: '1.0', path: 'a/b.md' });
  expect(toCopy('locales/de/versions/1.0/a/b.md')).toEqual({ locale: 'de', version: '1.0', path: 'a/b.md' });
  expect(toOriginal('content/locales/de/versions/1.0/a/b.md')).toBe('content/versions/1.0/a/b.md');
  expect(toOriginal('(a/locales/de/b.md', '(a')).toBe('(a/b.md');
  expect(toId('locales/de/versions/1.0/a/b.md')).toBe('a/b');
  expect(toSlug('versions/1.0/a/b.md', undefined, '/1.0')).toBe('1.0/a/b');
});

describe('choosePages', () => {
  const pages = [
    toPage('a.md', { title: 'A' }),
    toPage('b.md', { title: 'B', sidebarPosition: 2 }),
    toPage('locales/de/b.md', { title: 'Be', locale: 'de', slug: 'other' }),
    toPage('locales/ar/b.md', { locale: 'ar' }),
  ];

  test('returns the originals if no language is given', () => {
    expect(choosePages(pages, undefined).map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('returns translations at the URLs of their originals, and originals without a translation', () => {
    expect(choosePages(pages, 'de')).toMatchObject([
      { title: 'A', untranslated: true },
      { title: 'Be', slug: 'b', path: '/b/', sidebarPosition: 2 },
    ]);
  });

  test('omits a translation without an original, which the check of the content reports', () => {
    const lost = [...pages, toPage('locales/de/c.md', { locale: 'de' })];
    expect(choosePages(lost, 'de')).toHaveLength(2);
  });
});

describe('leaveOutDrafts', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const pages = [
    toPage('a.md'),
    toPage('b.md', { draft: true }),
    toPage('locales/de/a.md', { locale: 'de', draft: true }),
    toPage('locales/de/b.md', { locale: 'de' }),
  ];
  const toFiles = ({ all, drafts }: { all: Page[]; drafts: Page[] }) =>
    [all, drafts].map((list) => list.map(({ file }) => file));

  test('omits drafts in every language and replaces a draft translation by its original', () => {
    expect(toFiles(leaveOutDrafts(pages, undefined))).toEqual([['content/a.md'], ['content/b.md']]);
    expect(toFiles(leaveOutDrafts(pages, 'de'))).toEqual([['content/a.md'], ['content/locales/de/b.md']]);
  });

  test('publishes drafts in a preview with drafts, which search engines must not index', () => {
    vi.stubEnv('DRAFTS', '1');
    expect(toFiles(leaveOutDrafts(pages, undefined))).toEqual([['content/a.md', 'content/b.md'], []]);
    expect(isIndexed()).toBe(false);
  });

  test('publishes drafts in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(toFiles(leaveOutDrafts(pages, undefined))).toEqual([['content/a.md', 'content/b.md'], []]);
    expect(toFiles(leaveOutDrafts(pages, 'de'))).toEqual([['content/locales/de/a.md', 'content/locales/de/b.md'], []]);
  });
});

test('links resolve to the same version and language, else to the latest version and the original', () => {
  const targets = [
    { file: 'content/a/one.md', path: '/a/one/' },
    { file: 'content/a/two.md', path: '/a/two/' },
    { file: 'content/versions/1.0/a/one.md', path: '/1.0/a/one/' },
    { file: 'content/locales/de/a/three.md', path: '/a/three/' },
    { file: 'content/pages/help.md', path: '/help/' },
    { file: 'content/sdk/s.md', path: '/next/sdk/s/', docs: { isLatest: false } },
    { file: 'content/versions/9/sdk/s.md', path: '/sdk/s/', docs: { isLatest: true } },
  ];
  const resolve = (file: string, href: string) => {
    const tree = { type: 'root' as const, children: [toElement('a', { href })] };
    resolveTree(tree, { file, bodyLine: 1 }, toTargets(targets));
    return tree.children[0]?.properties.href;
  };
  expect(resolve('content/versions/1.0/a/x.md', '/a/one.md')).toBe('/1.0/a/one/');
  expect(resolve('content/versions/1.0/a/x.md', 'one.md')).toBe('/1.0/a/one/');
  expect(resolve('content/versions/1.0/a/x.md', '/a/two.md')).toBe('/a/two/');
  expect(resolve('content/locales/de/a/x.md', 'one.md')).toBe('/a/one/');
  expect(resolve('content/a/x.md', 'three.md')).toBe('/a/three/');
  expect(resolve('content/versions/1.0/a/x.md', '../pages/help.md')).toBe('/help/');
  expect(resolve('content/versions/1.0/a/x.md', '../sdk/s.md')).toBe('/sdk/s/');
  expect(resolve('content/locales/de/versions/1.0/a/x.md', '../sdk/s.md')).toBe('/sdk/s/');
  expect(resolve('content/a/x.md', '../sdk/s.md')).toBe('/next/sdk/s/');
});

test('the search records of a version are its pages and the latest pages of areas without this version', () => {
  const docs = { area: 'default', version: '2.0', isLatest: true };
  const old = { area: 'default', version: '1.0', isLatest: false };
  const next = { area: 'default', version: 'current', isLatest: false };
  const pages = [
    toPage('a/new.md', { docs }),
    toPage('versions/1.0/a/old.md', { docs: old, slug: '1.0/a/old', path: '/1.0/a/old/' }),
    toPage('a/next.md', { docs: next, path: '/next/a/next/' }),
    toPage('sdk/s.md', { docs: { area: 'sdk', version: 'current', isLatest: true } }),
    toPage('pages/help.md'),
  ];
  const searched = pages.map((page) => ({ ...page, sections: [] }));
  const records = buildRecords(searched, [], { locale: 'de' });
  const found = (version: string) => records.filter((record) => record.version === version).map(({ url }) => url);
  expect(found('current')).toEqual(['/a/new/', '/sdk/s/', '/help/']);
  expect(found('1.0')).toEqual(['/1.0/a/old/', '/sdk/s/', '/help/']);
  expect(found('unreleased')).toEqual(['/next/a/next/', '/sdk/s/', '/help/']);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records.every(({ locale }) => locale === 'de')).toBe(true);
});
