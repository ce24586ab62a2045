import type { ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, renameSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { compressExport } from '@/export/compress';
import { getHostRules } from '@/export/hosting/rules';
import { smoke, toSmokeReport } from '@/export/smoke/report';
import { findReasonAgainstNginx, getFreePort, startNginx, stopNginx } from './nginx';

const rules = getHostRules({ basePath: '', isIndexed: true, redirects: [{ from: '/old/', to: '/support/' }] });
const reason = findReasonAgainstNginx();
let port = 0;
let base = '';
let root = '';
let nginx: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });

if (reason) {
  test('nginx is not run here', () => {
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

  test('nginx passes every check of the smoke command', async () => {
    const report = toSmokeReport(await smoke(base, rules));
    expect(report).toMatch(/11 of 11 checks passed$/);
    expect(report).not.toContain('FAIL');
  });

  for (const [encoding, accepted] of [
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
  ]) {
    test(`nginx sends the copy made by ${encoding} to those who take it, and it holds the same`, async () => {
      const plain = await fetch(`${base}/definitions/intro/`, { headers: { 'accept-encoding': 'identity' } });
      const packed = await fetch(`${base}/definitions/intro/`, { headers: { 'accept-encoding': accepted ?? '' } });
      expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, encoding]);
      expect(packed.headers.get('content-length')).not.toBeNull();
      expect(packed.headers.get('vary')).toBe('Accept-Encoding');
      expect(await packed.text()).toBe(await plain.text());
    });
  }

  test('nginx answers that a page is still the same', async () => {
    const etag = (await fetch(`${base}/definitions/intro/`)).headers.get('etag') ?? '';
    expect((await fetch(`${base}/definitions/intro/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('nginx leads other spellings of an address to the page, query included', async () => {
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

  test('nginx lets no line break into its headers, and shows nothing but the site', async () => {
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

  test('the smoke command names what is wrong with a site broken in six ways, and how to mend it', async () => {
    if (nginx) await stopNginx(nginx);
    const broken = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync(root, broken, { recursive: true });
    renameSync(path.join(broken, 'support/index.html'), path.join(broken, 'support/index.bak'));
    appendFileSync(path.join(broken, 'definitions/intro/index.html'), '<script>injected</script>');
    nginx = await startNginx({ ...rules, redirects: [] }, { root: broken, port }, (config) =>
      config
        .replace('text/plain txt;', 'application/octet-stream txt;')
        .replace(/add_header (X-Content-Type-Options|Content-Security-Policy).*\n/g, '')
        .replace('max-age=31536000, immutable', 'max-age=60')
        .replace('error_page 403 404 =404', 'error_page 403 404 =200')
        .replace('brotli_static on;', '')
        .replace('gzip_static on;', ''),
    );
    const results = await smoke(base, { ...rules, redirects: [] });
    const report = toSmokeReport(results);
    test.info().annotations.push({ type: 'report', description: report });
    expect(results.filter(({ findings }) => findings.length > 0).map(({ name }) => name)).toEqual([
      'files',
      'not found',
      'payloads',
      'headers',
      'caching',
    ]);
    for (const line of [
      '/definitions/intro/ is not what was built',
      '/no-such-page/ answers 200, not 404',
      'Serve .txt as text/plain.',
      'X-Content-Type-Options is not sent',
      'Send Cache-Control: public, max-age=31536000, immutable below /_next/static/',
    ])
      expect(report).toContain(line);
  });
}

/** Asks without cleaning the path, as no browser would. */
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
