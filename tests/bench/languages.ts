import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, expect } from 'playwright/test';
import { getBrowser } from '@/tools/find-or-install-browser';
import * as en from '@/messages/en';
import { waitForScripts } from '../e2e/changed-page';
import { buildProject } from '../e2e/copy-project';
import { makeFixtureSite } from '../e2e/fixture-site';
import { serveExport } from '../e2e/served-export';
import { loadPseudoCatalog } from '../pseudo-language/catalog';

// Builds the whole fixture site in three languages with one command and browses it: `npx tsx tests/bench/languages.ts`.
const folder = '.cache/languages';
const out = `${folder}/out`;
const [de, ar] = [loadPseudoCatalog('de'), loadPseudoCatalog('ar')];
const origin = 'https://docs.example.org';
const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');

await makeFixtureSite(folder);
assert(buildProject(folder, { SITE_URL: origin }), 'the site is built');

// Checks what search engines read.
const maps = ['', '/de', '/ar'].map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`);
assert(read('robots.txt').endsWith(`${maps.join('\n')}\n`), 'one map of each language');
for (const prefix of ['', 'de/', 'ar/']) {
  const map = read(`${prefix}sitemap.xml`);
  assert(map.includes(`<loc>${origin}/${prefix}definitions/intro/</loc>`));
  assert(!map.includes('/1.0/definitions/intro/'), 'an old version is in no map');
  assert.match(read(`${prefix}1.0/definitions/intro/index.html`), /<meta name="robots" content="noindex/);
  assert.doesNotMatch(read(`${prefix}definitions/intro/index.html`), /<meta name="robots"/);
  const old = read(`${prefix}api/accounts-1-0/index.html`);
  assert.match(old, /<meta name="robots" content="noindex/);
  assert(old.includes(`<link rel="canonical" href="${origin}/${prefix}api/accounts/"`), 'an old spec names the latest');
}
const manifest = JSON.parse(read('manifest.json')) as { files: Record<string, string> };
assert('ar/index.html' in manifest.files && 'de/404.html' in manifest.files, 'the list of files has all languages');

// Checks what readers do.
const { origin: site, close } = await serveExport(out);
const browser = await chromium.launch(getBrowser());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
/** Opens a page with empty storage, except for the given version of the docs. */
const open = async (url: string, remembered?: string) => {
  await page.goto(`${site}${url}`);
  await page.evaluate((name) => {
    localStorage.clear();
    if (name !== undefined) localStorage.setItem('docs-preferred-version-default', name);
  }, remembered);
  await page.reload();
  await waitForScripts(page);
};
const getStored = (area: string) => page.evaluate((id) => localStorage.getItem(`docs-preferred-version-${id}`), area);
/** Clicks an entry of a navbar menu as soon as it links to a URL. */
const choose = async (entry: string, url: string) => {
  const menu = page.locator('[data-navbar] [data-dropdown]', { has: page.locator(entry) });
  await expect(async () => {
    await page.mouse.move(0, 600);
    await menu.hover();
    assert.equal(await menu.locator(entry).getAttribute('href'), url);
  }).toPass({ timeout: 10_000 });
  await menu.locator(entry).click();
  await page.waitForURL(`${site}${url}`);
};
const main = '/1.0/definitions/intro/';
/** Each kind of page, and the page to which the menu entry of version 1.0 links from there. */
const kinds = {
  '/': main,
  '/definitions/concepts/': '/1.0/definitions/concepts/',
  '/next/how-tos/brand-new/': main,
  '/1.0/definitions/retired/': '/1.0/definitions/retired/',
  '/category/how-tos/': '/1.0/category/how-tos/',
  '/sdk-technical-reference/kafka/': main,
  '/api/accounts/': '/api/accounts-1-0/',
  '/api/livesystems/': main,
  '/api/large/': main,
  '/api/large/operation/listCats/': main,
  '/print/api/accounts/': main,
  '/support/': main,
  '/a-z/': main,
  '/nowhere/': main,
};
// On an API page the hash follows what is in view.
const toRest = (path: string) => (path.includes('/api/') ? '?a=b' : '?a=b#c');
for (const path of Object.keys(kinds)) {
  await open(`${path}${toRest(path)}`);
  for (const [prefix, code, direction] of [
    ['/de', 'de', 'ltr'],
    ['/ar', 'ar', 'rtl'],
    ['', 'en', 'ltr'],
  ] as const) {
    await choose(`a[lang=${code}]`, `${prefix}${path}${toRest(path)}`);
    await waitForScripts(page);
    const root = page.locator('html');
    assert.deepEqual([await root.getAttribute('lang'), await root.getAttribute('dir')], [code, direction]);
  }
}
const catalogs = { '': en, '/de': de, '/ar': ar };
for (const [prefix, messages] of Object.entries(catalogs)) {
  for (const [path, old] of Object.entries(kinds)) {
    await open(`${prefix}${path}${toRest(path)}`, '0.9');
    await expect(async () =>
      assert.equal(await getStored('default'), null, 'a version that is gone is forgotten'),
    ).toPass({
      timeout: 10_000,
    });
    await choose('a[data-version-entry="default/1.0"]', `${prefix}${old}${toRest(path)}`);
    assert.equal(await getStored('default'), '1.0');
    const banner = page.locator('main [role="alert"]');
    await banner.getByText(messages.versionUnmaintained('Cloud product docs', '1.0')).waitFor();
    await page.locator('[data-version-badge]', { hasText: messages.versionBadge('1.0') }).waitFor();
  }
  await open(`${prefix}/1.0/definitions/concepts/`);
  await page.locator('main [role="alert"] a').click();
  await page.waitForURL(`${site}${prefix}/definitions/concepts/`);
  assert.deepEqual([await getStored('default'), await page.locator('main [role="alert"]').count()], ['2.0', 0]);
  await open(`${prefix}/sdk-technical-reference/kafka/`);
  await page.locator('[data-version-badge] summary').click();
  await page.locator('[data-version-badge] a[data-version-entry="sdk/current"]').click();
  await page.waitForURL(`${site}${prefix}/next/sdk-technical-reference/kafka/`);
  assert.deepEqual([await getStored('sdk'), await getStored('default')], ['current', null], 'areas are apart');
  await page
    .locator('main [role="alert"]', { hasText: messages.versionUnreleased('Cloud product docs', 'Next') })
    .waitFor();
}
for (const [prefix, messages] of Object.entries(catalogs)) {
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
close();

// A missing text fails the build of its language and leaves the site unchanged.
const before = read('manifest.json');
const catalog = `${folder}/src/messages/de.ts`;
writeFileSync(catalog, readFileSync(catalog, 'utf8').replace(/^export const close = .*\n/m, ''));
const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['src/cli/build.ts', '--locale', 'de'], {
  cwd: folder,
  encoding: 'utf8',
});
assert.deepEqual([status, /src\/messages\/de\.ts: The interface texts lack close\./.test(stderr)], [1, true]);
assert.equal(read('manifest.json'), before);
process.stdout.write('Three languages, built and browsed.\n');
