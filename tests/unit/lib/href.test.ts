import { afterEach, describe, expect, it, vi } from 'vitest';

async function loadHref(basePath: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  vi.stubEnv('SITE_URL', 'https://docs.example.com');
  return import('@/lib/href');
}

afterEach(() => vi.unstubAllEnvs());

describe('toHref', () => {
  it('adds the slash that ends the path of a page', async () => {
    const { toHref } = await loadHref('');
    expect(toHref('/definitions/intro')).toBe('/definitions/intro/');
    expect(toHref('/')).toBe('/');
    expect(toHref('/releases/1.0#new')).toBe('/releases/1.0/#new');
    expect(toHref('/archive.7z')).toBe('/archive.7z');
  });

  it('keeps query and hash', async () => {
    const { toHref } = await loadHref('');
    expect(toHref('/api/accounts?q=a#createAccount')).toBe('/api/accounts/?q=a#createAccount');
  });

  it('puts the base path in front of pages and files', async () => {
    const { toHref } = await loadHref('/docs/x');
    expect(toHref('/support/')).toBe('/docs/x/support/');
    expect(toHref('/')).toBe('/docs/x/');
    expect(toHref('/logo.svg')).toBe('/docs/x/logo.svg');
  });

  it('leaves external URLs, hashes and queries as they are', async () => {
    const { toHref } = await loadHref('/docs/x');
    for (const url of ['https://example.com/a', 'mailto:a@example.com', '//example.com/a', '#part', '?q=a'])
      expect(toHref(url)).toBe(url);
  });
});

describe('toAbsoluteUrl', () => {
  it('puts origin and base path in front', async () => {
    const { toAbsoluteUrl } = await loadHref('/docs/x');
    expect(toAbsoluteUrl('/support')).toBe('https://docs.example.com/docs/x/support/');
  });
});

describe('isSamePath', () => {
  it('ignores case and one trailing slash', async () => {
    const { isSamePath } = await loadHref('');
    expect(isSamePath('/Docs', '/docs/')).toBe(true);
    expect(isSamePath('/docs/', '/docs//')).toBe(false);
    expect(isSamePath('/docs', '/docs/a')).toBe(false);
    expect(isSamePath(undefined, undefined)).toBe(true);
    expect(isSamePath(undefined, '/')).toBe(false);
  });
});

describe('isPathPrefix', () => {
  it('matches whole segments only', async () => {
    const { isPathPrefix } = await loadHref('');
    expect(isPathPrefix('/api', '/API/accounts/')).toBe(true);
    expect(isPathPrefix('/api', '/api-technical-reference/accounts/')).toBe(false);
  });
});
