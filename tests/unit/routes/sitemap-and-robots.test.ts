import { expect, it } from 'vitest';
import { loadSitemap, toRobots } from '@/routes/sitemap-and-robots';
import { toAbsoluteUrl } from '@/lib/href';

const page = (path: string, canonical = path, robots?: 'noindex') => ({
  path,
  loadHead: () => Promise.resolve({ title: path, canonical: toAbsoluteUrl(canonical), robots }),
});
const root = 'https://docs.example.com/docs/x';

it('loadSitemap lists each indexed page that is its own canonical page once', async () => {
  const map = await loadSitemap([
    page('/b/', undefined, 'noindex'),
    page('/old/', '/a/'),
    page('/a/'),
    page('/'),
    page('/a/'),
  ]);
  const urls = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual([toAbsoluteUrl('/'), toAbsoluteUrl('/a/')]);
});

it('toRobots names the sitemap below the base path', () => {
  expect(toRobots({ root, isIndexed: true })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n`);
});

it('toRobots names the sitemap of each language', () => {
  expect(toRobots({ root, isIndexed: true, below: ['/de'] })).toContain(
    `Sitemap: ${root}/sitemap.xml\nSitemap: ${root}/de/sitemap.xml\n`,
  );
});

it('toRobots allows crawlers on a preview, whose pages themselves forbid indexing', () => {
  expect(toRobots({ root, isIndexed: false })).toBe('User-agent: *\nAllow: /\n');
});
