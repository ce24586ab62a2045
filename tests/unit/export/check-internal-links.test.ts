import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkInternalLinks, findBrokenLinks } from '@/export/check-internal-links';
import { environment } from '@/lib/environment';
import { readLinks } from '@/export/read-exported-pages';
import { makeFolder } from '../temporary-folder';

const page = (pagePath: string, html: string) => ({ path: pagePath, ...readLinks(html) });

describe('findBrokenLinks', () => {
  const target = page('/b/', '<h2 id="part">Part</h2><h2 id="größe">Größe</h2>');

  it('reports the page and the link whose target does not exist', () => {
    const { broken } = findBrokenLinks(
      [page('/a/', '<a href="/c/">c</a><a href="/b/">b</a>'), target],
      () => false,
      '',
    );
    expect(broken).toEqual([{ page: '/a/', link: '/c/' }]);
  });

  it('resolves relative links against their page', () => {
    const { broken } = findBrokenLinks(
      [page('/x/a/', '<a href="../../b/">b</a><a href="b/">b</a>'), target],
      () => false,
      '',
    );
    expect(broken).toEqual([{ page: '/x/a/', link: 'b/' }]);
  });

  it('distinguishes a missing anchor from a missing page and decodes hashes', () => {
    const html =
      '<a href="/b/#part">1</a><a href="/b/#gr%C3%B6%C3%9Fe">2</a><a href="/b/#none">3</a><a href="/b/#">4</a>';
    expect(findBrokenLinks([page('/a/', html), target], () => false, '')).toEqual({
      broken: [],
      anchors: [{ page: '/a/', link: '/b/#none' }],
    });
  });

  it('reports a malformed hash as a missing anchor and a malformed path as a missing page', () => {
    const html = '<a href="#100%">1</a><a href="/b/#50%">2</a><a href="/100%/">3</a>';
    expect(findBrokenLinks([page('/a/', html), target], () => false, '')).toEqual({
      broken: [{ page: '/a/', link: '/100%/' }],
      anchors: [
        { page: '/a/', link: '#100%' },
        { page: '/a/', link: '/b/#50%' },
      ],
    });
  });

  it('ignores a missing markdown file in a docs page, but not in an API description', () => {
    const html = '<a href="./missing.md">m</a>';
    const { broken } = findBrokenLinks([page('/a/', html), page('/api/pets/', html)], () => false, '');
    expect(broken).toEqual([{ page: '/api/pets/', link: './missing.md' }]);
  });

  it('accepts the catalog of APIs, whose name has no extension, but not another path without a slash', () => {
    const source = page('/a/', '<a href="/docs/.well-known/api-catalog">c</a><a href="/docs/b">b</a>');
    expect(findBrokenLinks([source, target], () => true, '/docs').broken).toEqual([{ page: '/a/', link: '/docs/b' }]);
  });

  it('accepts a file of the export as a target and reports a missing file', () => {
    const source = page('/a/', '<a href="/x.yaml">x</a><a href="/y.yaml">y</a>');
    expect(findBrokenLinks([source], (file) => file === '/x.yaml', '').broken).toEqual([
      { page: '/a/', link: '/y.yaml' },
    ]);
  });

  it('reports the missing preview image of a page, but not one of another site', () => {
    const toHead = (image: string) => `<meta property="og:image" content="${image}">`;
    const { siteUrl } = environment;
    const pages = [page('/a/', toHead(`${siteUrl}/docs/here.png`)), page('/b/', toHead('https://example.org/c.png'))];
    const findBroken = (existing: string) => findBrokenLinks(pages, (file) => file === existing, '/docs').broken;
    expect(findBroken('/here.png')).toEqual([]);
    expect(findBroken('/other.png')).toEqual([{ page: '/a/', link: '/docs/here.png' }]);
  });

  it('reports an internal link without the base path', () => {
    const source = page('/a/', '<a href="/docs/b/">b</a><a href="/b/">b</a>');
    expect(findBrokenLinks([source, target], () => false, '/docs').broken).toEqual([{ page: '/a/', link: '/b/' }]);
  });

  it('ignores external links', () => {
    expect(
      findBrokenLinks(
        [page('/a/', '<a href="https://example.com/">e</a><a href="mailto:a@b.c">m</a>')],
        () => false,
        '',
      ).broken,
    ).toEqual([]);
  });
});

describe('checkInternalLinks', () => {
  it('fails for a missing page, and for a missing anchor only if the check is strict', async () => {
    const folder = makeFolder({
      'index.html': '<a href="/a/#none">a</a><a href="/de/" data-locale-base="/de">de</a>',
      'a/index.html': '<p>text</p>',
    });
    const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    checkInternalLinks(folder);
    expect(warn).toHaveBeenCalledWith('warning: / links to /a/#none, but there is no such anchor\n');
    vi.stubEnv('STRICT', '1');
    expect(() => checkInternalLinks(folder)).toThrow('Broken links:\n  / links to /a/#none');
    vi.unstubAllEnvs();
    warn.mockRestore();
    writeFileSync(path.join(folder, 'a/index.html'), '<a href="/gone/">gone</a>');
    expect(() => checkInternalLinks(folder)).toThrow('Broken links:\n  /a/ links to /gone/');
  });

  it('suggests the correct link if the base path occurs twice', () => {
    const folder = makeFolder({
      'index.html': '<a href="/docs/x/docs/x/a/#b">a</a><a href="/docs/x/docs/">b</a>',
    });
    vi.stubEnv('BASE_PATH', '/docs/x');
    expect(() => checkInternalLinks(folder)).toThrow(
      [
        'Broken links:',
        '  / links to /docs/x/docs/x/a/#b',
        '  / links to /docs/x/docs/',
        '  /docs/x/docs/x/a/#b has the base path /docs/x twice: write /a/#b',
        '  Fix the links',
      ].join('\n'),
    );
    vi.unstubAllEnvs();
  });

  it('only warns about links on pages of an external service, including its print pages', async () => {
    const gone = '<a href="/gone/">gone</a>';
    const folder = makeFolder({ 'api/pets/index.html': gone, 'print/api/pets/tag/dogs/index.html': gone });
    const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    checkInternalLinks(folder, ['pets']);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/print/api/pets/tag/dogs/ links to /gone/'));
    // The link on the print page is not reported, because it repeats the one on the API page.
    expect(() => checkInternalLinks(folder, ['dogs'])).toThrow(
      /^Broken links:\n {2}\/api\/pets\/ links to \/gone\/\n {2}Fix/,
    );
    warn.mockRestore();
  });
});
