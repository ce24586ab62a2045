import { execFile, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressExport } from '@/hosting/compress';
import { getHostRules } from '@/hosting/host-rules';
import { runSmokeChecks } from '@/hosting/smoke/run-checks';
import { fixtureOut, fixturePath } from './fixture';
import { ask } from '@/hosting/smoke/request-deployed-site';
import { findReasonAgainstNginx, getFreePort, startNginx, stopNginx } from './nginx';
import { expect, test } from './test';

const rules = getHostRules({ basePath: '', isIndexed: true, redirects: [{ from: '/old/', to: '/support/' }] });
const reason = findReasonAgainstNginx();
let port = 0;
let base = '';
let root = '';
let nginx: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });

if (reason) {
  test('nginx is not available here', () => {
    test.info().annotations.push({ type: 'not run', description: `nginx: ${reason}` });
  });
} else {
  test.beforeAll(async () => {
    port = await getFreePort();
    base = `http://localhost:${port}`;
    root = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync('out', root, { recursive: true });
    await compressExport(root, { quality: 4 });
    nginx = await startNginx(rules, { root, port });
  });

  test.afterAll(async () => {
    if (nginx) await stopNginx(nginx);
  });

  test('the smoke command passes all checks against nginx', async () => {
    expect(await runSmoke()).toEqual({
      code: 0,
      said: [
        'ok    files        every page and file matches the build',
        'ok    slashes      a path without a trailing slash redirects to the path with one',
        'ok    not found    a missing path returns 404 with the not-found page of the site',
        'ok    types        files are sent with their media types',
        'ok    policy       every page contains its policy',
        'ok    headers      the security headers are sent',
        'ok    compression  texts are compressed',
        'ok    caching      browsers cache hashed files and revalidate pages',
        'ok    search       the search index is published',
        'ok    sitemap      the sitemap and robots.txt match the address',
        'ok    redirects    old addresses redirect to new ones',
        '11 of 11 checks passed',
      ],
    });
  });

  for (const [encoding, accepted] of [
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
  ]) {
    test(`nginx sends the ${encoding} copy to clients that accept it, with the same content`, async () => {
      const plain = await fetch(`${base}/definitions/intro/`, { headers: { 'accept-encoding': 'identity' } });
      const packed = await fetch(`${base}/definitions/intro/`, { headers: { 'accept-encoding': accepted ?? '' } });
      expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, encoding]);
      expect(packed.headers.get('content-length')).not.toBeNull();
      expect(packed.headers.get('vary')?.split(', ').sort()).toEqual(['Accept', 'Accept-Encoding']);
      expect(await packed.text()).toBe(await plain.text());
    });
  }

  test('nginx sends Markdown at the URL of a page to programs that accept it, the catalog of APIs, and links to both', async () => {
    for (const [page, accept, type, start] of [
      ['/definitions/intro/', 'text/markdown', 'text/markdown; charset=utf-8', '---'],
      ['/', 'text/markdown, text/html;q=0.9', 'text/markdown; charset=utf-8', '---'],
      ['/definitions/intro/', 'text/html, text/markdown;q=0.5', 'text/html; charset=utf-8', '<!DOCTYPE'],
      ['/definitions/intro/', '*/*', 'text/html; charset=utf-8', '<!DOCTYPE'],
    ] as const) {
      const { status, headers, body } = await ask({ root: base }, page, { accept });
      expect([page, accept, status, headers.get('content-type'), body.toString().startsWith(start)]).toEqual([
        page,
        accept,
        200,
        type,
        true,
      ]);
      expect(headers.get('link')).toContain('</llms.txt>; rel=describedby');
    }
    const catalog = await ask({ root: base }, '/.well-known/api-catalog');
    expect([catalog.status, catalog.headers.get('content-type')]).toEqual([200, 'application/linkset+json']);
    const linkset: unknown = JSON.parse(catalog.body.toString());
    expect(linkset).toHaveProperty('linkset.0.anchor', expect.stringMatching(/[^/]\/\.well-known\/api-catalog$/));
    expect(linkset).toHaveProperty('linkset.1.service-desc');
  });

  test('nginx returns 304 for the ETag of an unchanged page', async () => {
    const etag = (await fetch(`${base}/definitions/intro/`)).headers.get('etag') ?? '';
    expect((await fetch(`${base}/definitions/intro/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('nginx redirects other spellings of a URL to the page and keeps the query', async () => {
    for (const [path, target] of [
      ['/definitions/intro?a=b', '/definitions/intro/?a=b'],
      ['/definitions/intro.html', '/definitions/intro/'],
      ['/definitions/intro/index.html?a=b', '/definitions/intro/?a=b'],
      ['/index.html', '/'],
      ['/old/?a=b', '/support/?a=b'],
      ['/old', '/support/'],
    ]) {
      const response = await fetch(`${base}${path}`, { redirect: 'manual' });
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, target]);
    }
  });

  test('nginx lets no path inject a header and serves no file other than those of the site', async () => {
    for (const path of [
      '/%0d%0aX-Evil:1/index.html',
      '/a%0d%0aX-Evil:1',
      '/%0d%0aX-Evil:1.html',
      '//evil.example/index.html',
    ]) {
      const { status, headers } = await askRaw(path);
      expect([path, headers['x-evil']]).toEqual([path, undefined]);
      expect(headers.location ?? '/').not.toMatch(/^\/\/|evil:/i);
      expect(status).toBeLessThan(500);
    }
    for (const path of [
      '/_headers',
      '/_redirects',
      '/staticwebapp.config.json',
      '/.nojekyll',
      '/index.html.br',
      '/definitions/',
      '/..%2f..%2fetc/passwd',
      '/404.html',
    ])
      expect([path, (await askRaw(path)).status].join()).toMatch(/,40[04]$/);
  });

  test('nginx serves a preview below a base path, with its redirects', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(place, path.dirname(fixturePath)), { recursive: true });
    symlinkSync(path.resolve(fixtureOut), path.join(place, fixturePath));
    const preview = getHostRules({ basePath: fixturePath, isIndexed: false, redirects: rules.redirects });
    const free = await getFreePort();
    const below = await startNginx(preview, { root: place, port: free });
    const results = await runSmokeChecks(`http://localhost:${free}${fixturePath}/`, preview);
    const asked = await fetch(`http://localhost:${free}${fixturePath}/definitions/intro?a=b`, { redirect: 'manual' });
    const outside = await fetch(`http://localhost:${free}/definitions/intro/`);
    await stopNginx(below);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
    expect([asked.status, asked.headers.get('location')]).toEqual([301, `${fixturePath}/definitions/intro/?a=b`]);
    expect([outside.status, outside.headers.get('x-robots-tag')]).toEqual([404, 'noindex, nofollow']);
  });

  test('the smoke command reports the faults of a site that is broken in five ways, with fixes', async () => {
    if (nginx) await stopNginx(nginx);
    renameSync(path.join(root, 'support/index.html'), path.join(root, 'support/index.bak'));
    const page = path.join(root, 'definitions/intro/index.html');
    appendFileSync(page, '<script>injected</script>');
    for (const copy of ['br', 'gz']) rmSync(`${page}.${copy}`);
    nginx = await startNginx({ ...rules, redirects: [] }, { root, port }, (config) =>
      config
        .replace('text/plain txt;', 'application/octet-stream txt;')
        .replace(/add_header (X-Content-Type-Options|Content-Security-Policy).*\n/g, '')
        .replace('max-age=31536000, immutable', 'max-age=60')
        .replace('error_page 403 404 =404', 'error_page 403 404 =200'),
    );
    const { code, said } = await runSmoke();
    expect(code).toBe(1);
    expect(
      said.map((line) => line.replace(/chunks\/\S+/, 'chunks/<hash>.js').replace(/(current-en\.)\w+/, '$1<hash>')),
    ).toEqual([
      'FAIL  files',
      '        /definitions/intro/ differs from the build',
      '          Publish again, and turn off anything that rewrites files in transit (minifiers, script injection).',
      '        /support/ differs from the build',
      'ok    slashes      a path without a trailing slash redirects to the path with one',
      'FAIL  not found',
      '        /no-such-page/ returns 200, not 404',
      '          For a missing path, return 404.html with the status 404, never the home page.',
      '        /no-such-page returns 200, not 404',
      '        /_next/static/chunks/<hash>.js returns 200, not 404',
      'FAIL  types',
      '        /index.txt is sent as application/octet-stream, so every click loads a complete page',
      '          Serve .txt as text/plain.',
      'ok    policy       every page contains its policy',
      'FAIL  headers',
      '        Content-Security-Policy is not sent',
      "          Send Content-Security-Policy: frame-ancestors 'none' (deploy/ has the configuration of your host).",
      '        X-Content-Type-Options is not sent',
      '          Send X-Content-Type-Options: nosniff (deploy/ has the configuration of your host).',
      'ok    compression  texts are compressed',
      'FAIL  caching',
      '        Cache-Control of /_next/static/chunks/<hash>.js is public, max-age=60, so browsers request it repeatedly',
      '          Send Cache-Control: public, max-age=31536000, immutable for files with a hash in their name',
      '        Cache-Control of /search-index/current-en.<hash>.json is public, max-age=60, so browsers request it repeatedly',
      'ok    search       the search index is published',
      'ok    sitemap      the sitemap and robots.txt match the address',
      'ok    redirects    old addresses redirect to new ones',
      '6 of 11 checks passed',
    ]);
  });
}

/** Runs the smoke command and returns its exit code and its output, line by line. */
function runSmoke(): Promise<{ code: number | null; said: string[] }> {
  return new Promise((resolve) => {
    execFile(
      'node_modules/.bin/tsx',
      ['src/cli/check-deployed-site.ts', `${base}/`],
      { timeout: 12_000 },
      (error, said) => resolve({ code: error ? Number(error.code) : 0, said: said.trimEnd().split('\n') }),
    );
  });
}

/** Sends a request with the path as it is; browsers and `fetch` would normalize it. */
function askRaw(path: string): Promise<{ status: number; headers: Record<string, string | string[] | undefined> }> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: 'localhost' }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}
