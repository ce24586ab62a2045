import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright/test';
import { getBrowser } from '@/cli/browser';
import { serve } from '@/cli/serve';
import * as ar from '@/messages/ar';
import * as de from '@/messages/de';
import * as en from '@/messages/en';
import { buildProject } from '../e2e/copy-project';
import { makeFixtureSite } from '../e2e/fixture-site';

// The whole fixture site, in three languages, built by one command and browsed: `npx tsx tests/bench/languages.ts`.
const folder = '.cache/languages';
const out = `${folder}/out`;
const origin = 'https://docs.example.org';
const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');

await makeFixtureSite(folder);
assert(buildProject(folder, { SITE_URL: origin }), 'the site is built');

// What search engines read.
const maps = ['', '/de', '/ar'].map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`);
assert(read('robots.txt').endsWith(`${maps.join('\n')}\n`), 'one map of each language');
for (const prefix of ['', 'de/', 'ar/']) {
  const map = read(`${prefix}sitemap.xml`);
  assert(map.includes(`<loc>${origin}/${prefix}definitions/intro/</loc>`));
  assert(!map.includes('/1.0/definitions/intro/'), 'an old version is in no map');
  assert.match(read(`${prefix}1.0/definitions/intro/index.html`), /<meta name="robots" content="noindex/);
  assert.doesNotMatch(read(`${prefix}definitions/intro/index.html`), /<meta name="robots"/);
}
const manifest = JSON.parse(read('manifest.json')) as { files: Record<string, string> };
assert('ar/index.html' in manifest.files && 'de/404.html' in manifest.files, 'the list of files has all languages');

// What a reader does.
const server = await serve(out, 0);
const site = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(getBrowser());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const choose = async (from: string, to: string, url: string) => {
  const menu = page.locator('.navbar .dropdown', { hasText: from });
  await menu.hover();
  await menu.getByRole('link', { name: to }).click();
  await page.waitForURL(`${site}${url}`);
};
const kinds = [
  '/',
  '/definitions/intro/',
  '/category/how-tos/',
  '/api/accounts/',
  '/a-z/',
  '/1.0/definitions/concepts/',
];
for (const path of kinds) {
  await page.goto(`${site}${path}?a=b`, { waitUntil: 'networkidle' });
  for (const [from, to, prefix, code, direction] of [
    ['English', 'Deutsch', '/de', 'de', 'ltr'],
    ['Deutsch', 'العربية', '/ar', 'ar', 'rtl'],
    ['العربية', 'English', '', 'en', 'ltr'],
  ] as const) {
    await choose(from, to, `${prefix}${path}?a=b`);
    await page.waitForLoadState('networkidle');
    const root = page.locator('html');
    assert.deepEqual([await root.getAttribute('lang'), await root.getAttribute('dir')], [code, direction]);
  }
}
for (const [prefix, messages] of [
  ['', en],
  ['/de', de],
  ['/ar', ar],
] as const) {
  const response = await page.goto(`${site}${prefix}/nowhere/`);
  assert.equal(response?.status(), 404);
  assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), messages.notFoundTitle);
}
await page.goto(`${site}/de/definitions/concepts/`, { waitUntil: 'networkidle' });
assert(await page.getByText(de.untranslatedTitle('Deutsch')).isVisible());
await page.keyboard.press('/');
await page.getByRole('combobox', { name: de.searchLabel }).fill('Einführung');
await page.locator('[role=option][href="/de/definitions/intro/"]').first().waitFor();
await browser.close();
server.closeAllConnections();
server.close();

// A text that is missing fails the build of its language, and leaves the site as it was.
const before = read('manifest.json');
const catalogue = `${folder}/src/messages/de.ts`;
writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace(/^export const close = .*\n/m, ''));
const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['src/cli/build.ts', '--locale', 'de'], {
  cwd: folder,
  encoding: 'utf8',
});
assert.deepEqual([status, /src\/messages\/de\.ts: The interface texts lack close\./.test(stderr)], [1, true]);
assert.equal(read('manifest.json'), before);
process.stdout.write('Three languages, built and browsed.\n');
