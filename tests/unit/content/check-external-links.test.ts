import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getExternalLinkProblems, listExternalLinks } from '@/content/check-external-links';
import { toProblemText } from '@/content/format-and-sort-page-problems';
import { toReferences } from '@/content/page-text-cache';
import { toPageTree } from '@/markdown/page-tree';

let requests: string[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    requests.push(url);
    const [path = ''] = url.split('?');
    if (path === '/slow') return;
    if (path === '/moved') return void response.writeHead(301, { location: '/good' }).end();
    if (path === '/moved-away') return void response.writeHead(302, { location: '/gone' }).end();
    const isRefused = path === '/only-get' && method === 'HEAD';
    const status = { '/gone': 404, '/removed': 410, '/private': 403, '/broken': 500 }[path] ?? (isRefused ? 405 : 200);
    response.writeHead(status, { 'content-type': 'text/html' }).end('<a href="/never"></a>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  requests = [];
});

/** Checks paths of the server, each a link on its own line, on a day of its own. */
async function check(paths: string[], day = `${origin} ${paths.join()}`): Promise<string[]> {
  const links = paths.map((path, index) => ({
    url: origin + path,
    place: { file: 'a.md', line: index + 1, column: 1 },
  }));
  const problems = await getExternalLinkProblems(links, { day, timeout: 500 });
  return problems.map((problem) => toProblemText(problem).replaceAll(origin, 'http://site'));
}

it('accepts addresses that respond, also after a redirect, with a query and an anchor, and only to GET', async () => {
  expect(await check(['/good', '/good#top', '/moved', '/with?a=1&b="2"', '/only-get'])).toEqual([]);
  expect(requests.filter((path) => path === '/never')).toEqual([]);
});

it('reports what is gone as an error, for each link', async () => {
  expect(await check(['/gone', '/good', '/removed', '/gone#x', '/moved-away'])).toEqual([
    'error a.md:1:1: the address "http://site/gone" responds with status 404\n  Replace the link, or remove it.',
    'error a.md:4:1: the address "http://site/gone" responds with status 404\n  Replace the link, or remove it.',
    'error a.md:3:1: the address "http://site/removed" responds with status 410\n  Replace the link, or remove it.',
    'error a.md:5:1: the address "http://site/moved-away" responds with status 404\n  Replace the link, or remove it.',
  ]);
});

it('warns of what may be there: rejected requests, failures, and timeouts', async () => {
  const fix = 'Open it in a browser. If it is gone, replace the link, or remove it.';
  expect(await check(['/private', '/broken', '/slow'])).toEqual([
    `warning a.md:1:1: the address "http://site/private" responds with status 403\n  ${fix}`,
    `warning a.md:2:1: the address "http://site/broken" responds with status 500\n  ${fix}`,
    expect.stringMatching(/^warning a\.md:3:1: the address "http:\/\/site\/slow" does not respond/),
  ]);
});

it('requests an address once on a day, unless it failed', async () => {
  const day = `${origin} once`;
  const first = await check(['/good?once', '/gone?once'], day);
  expect(requests).toContain('/good?once');
  requests = [];
  expect(await check(['/good?once', '/gone?once'], day)).toEqual(first);
  expect([requests.includes('/good?once'), requests.includes('/gone?once')]).toEqual([false, true]);
  await check(['/good?once'], `${day} later`);
  expect(requests).toContain('/good?once');
});

it('finds the links to other sites in a page, except for names that are reserved for examples', async () => {
  const reserved = ['docs.example.com', 'a.example', 'localhost:3000', 'a.test', 'a.invalid'];
  const others = ['/a/', '#a', './a.md', 'mailto:a@b.org', ...reserved.map((name) => `https://${name}/`)];
  const { tree } = await toPageTree(
    `- A [b](https://b.org/c#d)\n- <http://e.org>\n\n${others.map((url) => `[x](${url})`).join(' ')}`,
  );
  expect(listExternalLinks(toReferences(tree), { file: 'content/a.md', bodyLine: 5 })).toEqual([
    { url: 'https://b.org/c#d', place: { file: 'content/a.md', line: 5, column: 5 } },
    { url: 'http://e.org', place: { file: 'content/a.md', line: 6, column: 3 } },
  ]);
});
