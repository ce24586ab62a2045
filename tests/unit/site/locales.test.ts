import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { getLocale, getLocales, getPrefixes, toLanguageName, toLocaleBase } from '@/site/locales';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { translateSidebars, translateSite } from '@/site/translate-config';
import { buildSidebars } from '@/site/build-sidebars';
import { getProblem, least } from './config';

const locales = [
  { code: 'en' },
  { code: 'de', texts: { Guides: 'Anleitungen' } },
  { code: 'ar', label: 'بالعربية' },
  { code: 'fr' },
];
const sidebars = {
  docs: [{ type: 'category' as const, label: 'Guides', link: { type: 'generated-index' as const }, items: [] }],
};
const site = parseSite({ ...least, locales, sidebars });

test('getLocales returns the native name of a language, or the configured label, and its direction', () => {
  expect(getLocales(site).map(({ code, label, direction }) => [code, label, direction])).toEqual([
    ['en', 'English', 'ltr'],
    ['de', 'Deutsch', 'ltr'],
    ['ar', 'بالعربية', 'rtl'],
    ['fr', 'Français', 'ltr'],
  ]);
  expect(toLanguageName('en', 'de')).toBe('Englisch');
});

test('every language except the default one has a prefix', () => {
  expect(getLocales(site).map(({ prefix }) => prefix)).toEqual(['', '/de', '/ar', '/fr']);
  expect(getPrefixes(site)).toEqual(['/de', '/ar', '/fr']);
  expect(getPrefixes(parseSite(least))).toEqual([]);
});

test('languages with separate URLs have no prefix and link to each other by absolute URLs', () => {
  const own = ['en', 'fr'].map((code) => ({ code, url: `https://docs.example.${code}/` }));
  const apart = parseSite({ ...least, locales: own });
  expect(getPrefixes(apart)).toEqual([]);
  expect(getLocales(apart).map((locale) => toLocaleBase(apart, locale))).toEqual([
    'https://docs.example.en',
    'https://docs.example.fr',
  ]);
  expect(getProblem({ locales: [{ code: 'de' }, ...own] })).toContain('"de" has no "url"');
});

test('toLocaleBase returns the root for the default language and a prefix for others', () => {
  expect(getLocales(site).map((locale) => toLocaleBase(site, locale))).toEqual(['', '/de', '/ar', '/fr']);
});

test('an unknown, repeated, or malformed language is reported', () => {
  expect(() => getLocale(site, 'es')).toThrow(/no language "es"[\s\S]*en, de, ar, fr/);
  expect(getProblem({ locales: [{ code: 'en' }, { code: 'en' }] })).toContain('"en" is listed twice');
  expect(getProblem({ locales: [{ code: 'Deutsch' }] })).toContain('a language tag such as "de" or "pt-BR"');
});

test('translateSite translates the texts that replace words in braces', () => {
  const variables = { brand: 'Guides', title: 'Guides', other: 'Docs' };
  expect(translateSite(parseSite({ ...least, locales, variables }), 'de').variables).toEqual({
    brand: 'Anleitungen',
    title: 'Anleitungen',
    other: 'Docs',
  });
});

test('translateSite translates the words for the product', () => {
  const product = { one: 'Guides', many: 'Guides', title: 'Docs' };
  expect(translateSite(parseSite({ ...least, locales, product }), 'de').product).toEqual({
    one: 'Anleitungen',
    many: 'Anleitungen',
    title: 'Docs',
  });
});

test('translateSite accepts options of authors with the names of other options', () => {
  const named = parseSite({
    ...least,
    locales,
    variables: { sidebars: 'Guides' },
    sidebars: { sidebars: ['a'], variables: sidebars.docs },
    search: { folders: { sidebars: { label: 'Guides' } } },
    docs: { areas: { default: {}, sidebars: { folder: 'a' }, variables: { folder: 'Guides' } } },
  });
  const translated = translateSite(named, 'de');
  expect(translated.variables.sidebars).toBe('Anleitungen');
  expect(translated.sidebars).toMatchObject({ sidebars: ['a'], variables: [{ label: 'Anleitungen' }] });
  expect(translated.search.folders.sidebars?.label).toBe('Anleitungen');
  expect(Object.values(translated.docs.areas).map(({ folder }) => folder)).toEqual(['', 'a', 'Guides']);
});

test('translateSite and translateSidebars translate labels and keep paths', () => {
  const twice = { docs: [...sidebars.docs, ...sidebars.docs].map((category) => ({ ...category, items: ['a'] })) };
  const pages = [{ id: 'a', path: '/a/', file: '', title: 'A', description: 'A' }];
  const versions = [{ name: 'current', sidebars: twice }];
  const whole = parseSite({ ...least, locales, sidebars: twice, docs: { areas: { default: { versions } } } });
  const translated = translateSite(whole, 'de');
  const [area] = Object.values(translated.docs.areas);
  for (const own of [translated.sidebars, area?.versions[0]?.sidebars, translateSidebars(twice, site, 'de')])
    expect(buildSidebars({ sidebars: own ?? {} }, { pages, services: [] }).get('docs')).toMatchObject([
      { label: 'Anleitungen', path: '/category/guides/' },
      { label: 'Anleitungen', path: '/category/guides-1/' },
    ]);
  // Another area has the first path.
  const slugger = new GithubSlugger();
  slugger.slug('Guides');
  expect(buildSidebars(translated, { pages, services: [], slugger }).get('docs')).toMatchObject([
    { path: '/category/guides-1/' },
    { path: '/category/guides-2/' },
  ]);
  expect(translateSidebars(sidebars as never, site, undefined).docs?.[0]).toMatchObject({ label: 'Guides' });
});

test('translateSite rejects a translation of a text that does not exist', () => {
  const lost = parseSite({ ...least, locales: [{ code: 'en' }, { code: 'de', texts: { Gone: 'Weg' } }] });
  expect(() => translateSite(lost, 'de')).toThrow(/"de" translates texts that do not exist[\s\S]*"Gone"/);
});
