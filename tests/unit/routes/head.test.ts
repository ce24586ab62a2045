import { afterEach, expect, test, vi } from 'vitest';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { loadHead } from '@/routes/docs-pages';
import { renderHead, toHead, toPageTitle } from '@/routes/head';

const page = { title: 'A', description: 'Words.', path: '/a/', keywords: ['one', 'two'], image: '/a.png' };

afterEach(() => vi.unstubAllEnvs());

test('toPageTitle appends the site title, unless the page title is empty or the same', () => {
  expect(toPageTitle('  Concepts ')).toBe('Concepts | Cloud product docs');
  expect(toPageTitle('')).toBe('Cloud product docs');
  expect(toPageTitle('Cloud product docs')).toBe('Cloud product docs');
});

test('a head has description, keywords, canonical URL, and the image as an absolute URL', () => {
  const head = renderHead(toHead(page));
  for (const tag of [
    '<meta name="description" content="Words."/>',
    '<meta name="keywords" content="one,two"/>',
    '<link rel="canonical" href="https://docs.example.com/a/"/>',
    '<meta property="og:title" content="A | Cloud product docs"/>',
    '<meta property="og:image" content="https://docs.example.com/a.png"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="twitter:image" content="https://docs.example.com/a.png"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
  ])
    expect(head).toContain(tag);
  expect(head).not.toContain('robots');
});

test('a head names the feed of a page that has one', () => {
  vi.stubEnv('BASE_PATH', '/docs');
  const link = '<link rel="alternate" type="application/atom+xml" href="/docs/changes.xml"/>';
  expect(renderHead(toHead({ ...page, feed: '/changes.xml' }))).toContain(link);
  expect(renderHead(toHead(page))).not.toContain('atom');
});

test('a head of a page without an address has no social tags', () => {
  const head = renderHead({ title: 'Not found', robots: 'noindex' });
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toMatch(/og:|twitter:|canonical/);
});

test('a preview is not indexed', () => {
  vi.stubEnv('NOINDEX', '1');
  expect(renderHead(toHead(page))).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test('a head escapes its texts', () => {
  expect(renderHead(toHead({ ...page, description: '"><script>' }))).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test('an unlisted page is excluded from search engines', async () => {
  const [page] = getPages();
  if (!page) throw new Error('There is no page.');
  const getRobots = async (unlisted?: boolean) => (await loadHead({ ...page, unlisted })).robots;
  expect(await getRobots()).toBeUndefined();
  expect(await getRobots(true)).toBe('noindex, nofollow');
});
