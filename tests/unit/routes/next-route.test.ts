import { afterEach, describe, expect, it, vi } from 'vitest';
import { toNextRoute, toParams, toPath } from '@/routes/next-route';
import type { Page, Template } from '@/routes/page';

describe('toParams and toPath', () => {
  it.each([
    ['/[...slug]/', '/definitions/intro/', { slug: ['definitions', 'intro'] }],
    ['/category/[slug]/', '/category/how-tos/', { slug: 'how-tos' }],
    ['/api/[service]/[[...page]]/', '/api/pets/tag/dogs/', { service: 'pets', page: ['tag', 'dogs'] }],
    ['/api/[service]/[[...page]]/', '/api/pets/', { service: 'pets', page: [] }],
    ['/a-z/', '/a-z/', {}],
    ['/', '/', {}],
  ])('for the route %s convert the path %s and back', (pattern, path, params) => {
    expect(toParams(pattern, path)).toEqual(params);
    expect(toPath(pattern, params)).toBe(path);
  });

  it('decode parameters and allow optional ones to be missing', () => {
    expect(toPath('/api/[service]/[[...page]]/', { service: 'pets', page: ['a%20b', '100%'] })).toBe(
      '/api/pets/a b/100%/',
    );
    expect(toPath('/api/[service]/[[...page]]/', { service: 'pets' })).toBe('/api/pets/');
  });
});

describe('toNextRoute', () => {
  afterEach(() => vi.unstubAllEnvs());

  const toPage = (path: string, template?: Template): Page => ({
    path,
    name: path,
    loadMetadata: () => Promise.resolve({ title: path }),
    load: () => Promise.reject(new Error('not asked for')),
    ...(template && {
      loadInsertion: () =>
        Promise.resolve({
          template,
          values: {},
          file: path,
          loadBody: () => Promise.reject(new Error('not asked for')),
        }),
    }),
  });
  const template = toPage('/x0path0x/');

  it('exports pages that are not inserted, and each template once', async () => {
    const route = await toNextRoute('/[...slug]/', () =>
      Promise.resolve([toPage('/whole/'), toPage('/a/', template), toPage('/b/', template)]),
    );
    expect(await route.generateStaticParams()).toEqual([{ slug: ['whole'] }, { slug: ['x0path0x'] }]);
    expect(await route.generateMetadata({ params: Promise.resolve({ slug: ['x0path0x'] }) })).toEqual({
      title: '/x0path0x/',
    });
  });

  it('responds with "not found" for a page that is not listed', async () => {
    const route = await toNextRoute('/[...slug]/', () => Promise.resolve([toPage('/whole/')]));
    await expect(route.default({ params: Promise.resolve({ slug: ['other'] }) })).rejects.toThrow('NEXT_HTTP_ERROR');
  });

  it('in development lists no pages in advance, and makes a list only if the page is not in an earlier one', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const listFirst = vi.fn(() => [toPage('/first/')]);
    const listSecond = vi.fn(() => Promise.resolve([toPage('/second/')]));
    const route = await toNextRoute('/[...slug]/', listFirst, listSecond);
    expect(await route.generateStaticParams()).toEqual([]);
    expect(listFirst).not.toHaveBeenCalled();
    const getTitle = async (slug: string) =>
      (await route.generateMetadata({ params: Promise.resolve({ slug: [slug] }) })).title;
    expect(await getTitle('first')).toBe('/first/');
    expect(listSecond).not.toHaveBeenCalled();
    expect(await getTitle('second')).toBe('/second/');
    await expect(getTitle('third')).rejects.toThrow('NEXT_HTTP_ERROR');
  });
});
