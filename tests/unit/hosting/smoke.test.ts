import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { getHostRules } from '@/hosting/host-rules';
import { checkTypes, toRedirectCheck } from '@/hosting/smoke/check-responses';
import { checkFiles } from '@/hosting/smoke/check-published-files-and-policies';
import { ask, loadSite } from '@/hosting/smoke/request-deployed-site';
import { toRedirectPage } from '@/routes/redirect-pages';
import { listen } from '../listen';

it.each(['gzip', 'br'])('names a host that labels plain bodies as %s', async (encoding) => {
  const root = listen((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end('plain'));
  await expect(ask({ root }, '/')).rejects.toThrow(
    `${root}/ is labeled as ${encoding}, but its body is not ${encoding}, so browsers cannot show it.\n  Let the host`,
  );
});

it('reads bodies that are compressed, and names a host that does not respond', async () => {
  const root = listen((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a')),
  );
  expect(String((await ask({ root }, '/')).body)).toBe('a');
  await expect(ask({ root: 'http://localhost:1' }, '/')).rejects.toThrow('http://localhost:1/ is not responding.');
});

it('checkTypes finds each kind of file that is not sent with its media type', async () => {
  const types: Record<string, string> = {
    '/index.txt': 'text/plain; charset=utf-8',
    '/a.js': 'application/javascript',
  };
  const root = listen(({ url = '' }, response) =>
    response.writeHead(200, { 'content-type': types[url] ?? 'application/octet-stream' }).end(),
  );
  const files = Object.fromEntries(
    ['index.html', 'a.js', 'a.md', 'b.md', 'a.css', 'a.unknown', '.well-known/api-catalog'].map((file) => [file, '']),
  );
  const rules = { catalogPath: '/.well-known/api-catalog' };
  expect(await checkTypes({ root, manifest: { build: 'x', files }, pages: [] }, rules)).toEqual([
    {
      what: '/.well-known/api-catalog is sent as application/octet-stream',
      fix: 'Serve /.well-known/api-catalog as application/linkset+json.',
    },
    { what: '/a.css is sent as application/octet-stream', fix: 'Serve .css as text/css.' },
    { what: '/a.md is sent as application/octet-stream', fix: 'Serve .md as text/markdown.' },
  ]);
});

it('checkFiles does not request files that a host reads but does not serve, in any language', async () => {
  const root = listen((_request, response) => response.writeHead(404).end());
  const check = (...files: string[]) => {
    const manifest = { build: 'x', files: Object.fromEntries(files.map((file) => [file, 'hash'])) };
    return checkFiles({ root, manifest, pages: [] }, { redirects: [] } as never);
  };
  expect(await check('404.html', 'de/404.html', '_headers', '.nojekyll')).toEqual([]);
  expect(await check('de/index.html')).toEqual([expect.objectContaining({ what: '/de/ returns 404' })]);
});

it('checkFiles accepts the redirect of a host at the page of an old path, also with letters of other scripts', async () => {
  const root = listen((_request, response) => response.writeHead(301, { location: '/support/' }).end());
  const rules = getHostRules({ basePath: '', isIndexed: true, redirects: [{ from: '/für/', to: '/support/' }] });
  const check = (file: string) =>
    checkFiles({ root, manifest: { build: 'x', files: { [file]: 'hash' } }, pages: [] }, rules);
  expect(await check('für/index.html')).toEqual([]);
  expect(await check('über/index.html')).toEqual([expect.objectContaining({ what: '/%C3%BCber/ returns 301' })]);
});

it.each(['/support/', '/über/', '/a/?x=1&y=2#z'])(
  'toRedirectCheck accepts both the page and the response of a host that lead from an old path to %s',
  async (to) => {
    const redirects = [{ from: '/old/', to }];
    const { redirects: ofHost } = getHostRules({ basePath: '', isIndexed: true, redirects });
    const page = listen((_request, response) => response.end(toRedirectPage({ from: '/old/', to })));
    const moved = listen((_request, response) => response.writeHead(301, { location: ofHost[0]?.to }).end());
    const wrong = listen((_request, response) => response.end(toRedirectPage({ from: '/old/', to: '/other/' })));
    const check = (root: string) =>
      toRedirectCheck(ofHost)({ root, manifest: { build: 'x', files: {} }, pages: [] }, {} as never);
    expect([await check(page), await check(moved)]).toEqual([[], []]);
    expect(await check(wrong)).toHaveLength(1);
  },
);

it('refuses the inside edition', async () => {
  const root = listen((_request, response) => response.end('{"build":"x","files":{},"isInternal":true}'));
  await expect(loadSite(root)).rejects.toThrow(`${root}/ is the inside edition, which shows what is internal.`);
});
