import { expect, it } from 'vitest';
import { readAddress, toRobots, toSitemap } from '@/build/sitemap';

const page = (url: string, canonical = url, robots = '') => ({
  url,
  ...readAddress(
    `<head><link rel="canonical" href="${canonical}"/>${robots && `<meta name="robots" content="${robots}"/>`}</head><body></body>`,
  ),
});
const root = 'https://docs.example.com/docs/x';

it('lists the pages that name themselves as canonical and want to be found', () => {
  const map = toSitemap([
    page(`${root}/`),
    page(`${root}/a/`),
    page(`${root}/old/`, `${root}/a/`),
    page(`${root}/b/`, undefined, 'noindex'),
  ]);
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([`${root}/`, `${root}/a/`]);
});

it('names the sitemap below the base path', () => {
  expect(toRobots({ root, isIndexed: true })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n`);
});

it('names the sitemap of each language', () => {
  expect(toRobots({ root, isIndexed: true, below: ['/de'] })).toContain(
    `Sitemap: ${root}/sitemap.xml\nSitemap: ${root}/de/sitemap.xml\n`,
  );
});

it('lets crawlers read a preview, since its pages tell them not to list it', () => {
  expect(toRobots({ root, isIndexed: false })).toBe('User-agent: *\nAllow: /\n');
});
