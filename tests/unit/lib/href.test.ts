import { afterEach, describe, expect, it, vi } from 'vitest';

async function loadHref(basePath: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  vi.stubEnv('SITE_URL', 'https://docs.example.com');
  return import('@/lib/href');
}

afterEach(() => vi.unstubAllEnvs());

describe('toHref', () => {
  it('adds the final slash to the path of a page', async () => {
    const { toHref } = await loadHref('');
    expect(toHref('/definitions/intro')).toBe('/definitions/intro/');
    expect(toHref('/')).toBe('/');
    expect(toHref('/releases/1.0#new')).toBe('/releases/1.0/#new');
    expect(toHref('/archive.7z')).toBe('/archive.7z');
    expect(toHref('/.well-known/api-catalog')).toBe('/.well-known/api-catalog');
  });

  it('keeps query and hash', async () => {
    const { toHref } = await loadHref('');
    expect(toHref('/api/accounts?q=a#createAccount')).toBe('/api/accounts/?q=a#createAccount');
  });

  it('adds the base path to pages and files', async () => {
    const { toHref } = await loadHref('/docs/x');
    expect(toHref('/support/')).toBe('/docs/x/support/');
    expect(toHref('/')).toBe('/docs/x/');
    expect(toHref('/logo.svg')).toBe('/docs/x/logo.svg');
  });

  it('returns external URLs, hashes, and queries unchanged', async () => {
    const { toHref } = await loadHref('/docs/x');
    for (const url of ['https://example.com/a', 'mailto:a@example.com', '//example.com/a', '#part', '?q=a'])
      expect(toHref(url)).toBe(url);
  });
});

describe('toAbsoluteUrl', () => {
  it('adds the origin and the base path', async () => {
    const { toAbsoluteUrl } = await loadHref('/docs/x');
    expect(toAbsoluteUrl('/support')).toBe('https://docs.example.com/docs/x/support/');
  });
});

describe('isSamePath', () => {
  it('ignores case and one final slash', async () => {
    const { isSamePath } = await loadHref('');
    expect(isSamePath('/Docs', '/docs/')).toBe(true);
    expect(isSamePath('/docs/', '/docs//')).toBe(false);
    expect(isSamePath('/docs', '/docs/a')).toBe(false);
    expect(isSamePath(undefined, undefined)).toBe(true);
    expect(isSamePath(undefined, '/')).toBe(false);
  });
});

describe('isPathPrefix', () => {
  it('matches complete segments only', async () => {
    const { isPathPrefix } = await loadHref('');
    expect(isPathPrefix('/api', '/API/accounts/')).toBe(true);
    expect(isPathPrefix('/api', '/api-technical-reference/accounts/')).toBe(false);
  });
});

it.each([
  ['/', 'index.md'],
  ['/definitions/intro/', 'definitions/intro.md'],
  ['/versions/1.0/', 'versions/1.0.md'],
])('the Markdown of the page %s is the file %s', async (path, file) => {
  const { toMarkdownFile, toMarkdownHref } = await loadHref('');
  expect(toMarkdownFile({ path })).toBe(file);
  expect(toMarkdownHref({ path })).toBe(`/${file}`);
});
