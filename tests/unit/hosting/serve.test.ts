import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { assertPortFree, getServeSettings, serve } from '@/hosting/serve';
import { makeFolder } from '../temporary-folder';

let server: Server;
let base: string;
let out: string;

beforeAll(async () => {
  const folder = makeFolder({
    'secret.txt': 'secret',
    'out/a/index.html': `<h1>A</h1>${'text '.repeat(500)}`,
    'out/a.md': '# A',
    'out/index.md': '# Home',
    'out/index.html': '<h1>Home</h1>',
    'out/faq.md': '# Questions',
    'out/.well-known/api-catalog': '{}',
    'out/a/index.txt': 'payload',
    'out/a/picture.png': Buffer.alloc(1000),
    'out/404.html': '<h1>Not found</h1>',
    'out/de/404.html': '<h1>Nicht gefunden</h1>',
    'out/de/index.md': '# Start',
  });
  out = path.join(folder, 'out');
  server = await serve(out, 0);
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

it('serves a page at its path with a final slash', async () => {
  const response = await fetch(`${base}/a/`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<h1>A</h1>');
});

it.each([
  ['text/markdown', '/a/', '# A'],
  ['text/markdown', '/faq/', '# Questions'],
  ['text/markdown', '/de/', '# Start'],
  ['text/markdown, text/html;q=0.9', '/', '# Home'],
  ['text/html, text/markdown;q=0.5', '/a/', '<h1>A</h1>'],
  ['text/markdown;q=0, */*', '/a/', '<h1>A</h1>'],
  ['*/*', '/a/', '<h1>A</h1>'],
])('responds to Accept %s at the URL of a page with the form that it prefers', async (accept, page, start) => {
  const response = await fetch(`${base}${page}`, { headers: { accept } });
  expect((await response.text()).startsWith(start)).toBe(true);
  expect(response.headers.get('content-type')).toMatch(start.startsWith('#') ? /^text\/markdown/ : /^text\/html/);
  expect(response.headers.get('vary')).toMatch(/^Accept(?:,|$)/);
});

it('serves the catalog of APIs with its media type', async () => {
  const response = await fetch(`${base}/.well-known/api-catalog`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/linkset+json']);
});

it('redirects a path without a final slash and keeps the query', async () => {
  const response = await fetch(`${base}/a?q=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/a/?q=1']);
  // The browser would take the first segment after two slashes for a host.
  const doubled = await fetch(`${base}//a`, { redirect: 'manual' });
  expect([doubled.status, doubled.headers.get('location')]).toEqual([301, '/a/']);
});

it('redirects the base path without its final slash, and responds to other paths outside of it with status 404', async () => {
  const below = await serve(out, 0, { basePath: '/docs', headers: {} });
  const origin = `http://localhost:${(below.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}/docs?q=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/docs/?q=1']);
  expect((await fetch(`${origin}/docsite`)).status).toBe(404);
  below.close();
});

it('responds to an unknown path with status 404 and the 404.html of its language', async () => {
  const response = await fetch(`${base}/b/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Not found');
  const german = await fetch(`${base}/de/b/`);
  expect([german.status, await german.text()]).toEqual([404, '<h1>Nicht gefunden</h1>']);
});

it('serves .txt files as plain text', async () => {
  const response = await fetch(`${base}/a/index.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
])('responds to Accept-Encoding %s with Content-Encoding %s', async (accepted, encoding) => {
  const response = await fetch(`${base}/a/`, { headers: { 'accept-encoding': accepted } });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'Accept, Accept-Encoding',
  ]);
  expect(await response.text()).toContain('<h1>A</h1>text text');
});

it('does not compress small files and pictures', async () => {
  for (const url of ['/a/index.txt', '/a/picture.png']) {
    const response = await fetch(`${base}${url}`, { headers: { 'accept-encoding': 'br' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, null]);
  }
});

it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/a/..%2f..%2fsecret.txt'])(
  'serves no file outside of its folder: %s',
  async (url) => {
    const response = await fetch(`${base}${url}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  },
);

it('commands listen only on this machine unless HOST is set, and an unknown HOST is named', async () => {
  for (const [host, pattern] of [
    [undefined, /^(?:127\.0\.0\.1|::1)$/],
    ['0.0.0.0', /^0\.0\.0\.0$/],
  ] as const) {
    vi.stubEnv('HOST', host);
    const own = await serve('out', 0, getServeSettings());
    expect((own.address() as AddressInfo).address).toMatch(pattern);
    own.close();
  }
  vi.stubEnv('HOST', 'host.invalid');
  await expect(assertPortFree(0)).rejects.toThrow(
    'HOST is not an address of this machine: host.invalid\n  Leave it out, or set HOST=0.0.0.0 to listen on every address.',
  );
  vi.unstubAllEnvs();
});

it('assertPortFree rejects a port in use and says how to choose another one', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(assertPortFree(port)).rejects.toThrow(
    `Port ${port} cannot be used (another program listens on it).\n  Set PORT to another number, such as PORT=4000.`,
  );
});
