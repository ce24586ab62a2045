import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/files';
import { getHostRules } from '@/hosting/host-rules';
import { loadPseudoCatalog } from '../pseudo-language/catalog';
import { toPseudoText } from '../pseudo-language/text';
import { waitForScripts } from './changed-page';
import { fixtureOut as out, fixturePath as basePath } from './fixture';
import { serveExport } from './served-export';
import { expect, serveFixture, test } from './test';
import { watch } from './watch';

const messages = loadPseudoCatalog('ar');
const origin = 'https://preview.example.org';
const { headers } = getHostRules({ basePath, isIndexed: false, redirects: [] });
const files = listFiles(out);
const pages = files.filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');

const at = serveFixture(headers);
const toUrl = (path: string) => new URL(path, at('/'));

test('every internal URL of every page is below the base path, and no page has the default origin', () => {
  for (const file of pages) {
    // Links to other languages are excluded: those sites are next to this one.
    const html = read(file).replaceAll(/<(?:link|a)\b[^>]*\s(?:hreflang|data-locale-base)=[^>]*>/gi, '');
    // Only tags are searched, because code samples may contain such attributes as text.
    const tags = (html.match(/<[a-z][^>]*>/gi) ?? []).join('');
    const addresses = [...tags.matchAll(/\s(?:href|src|action|content)="(\/[^"]*|https?:\/\/[^"]*)"/g)].map(
      ([, url = '']) => url,
    );
    const wrong = addresses.filter((url) =>
      url.startsWith('/')
        ? !url.startsWith(`${basePath}/`)
        : url.startsWith(origin) && !url.startsWith(`${origin}${basePath}/`),
    );
    expect([file, wrong]).toEqual([file, []]);
    expect(read(file), file).not.toContain('docs.example.com');
  }
});

test('the canonical and og:url tags have the configured origin and base path', () => {
  const html = read('definitions/intro/index.html');
  expect(html).toContain(`<link rel="canonical" href="${origin}${basePath}/definitions/intro/"/>`);
  expect(html).toContain(`<meta property="og:url" content="${origin}${basePath}/definitions/intro/"/>`);
});

test('the URLs of the manifest, icons, and CSS assets are below the base path', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as { start_url: string; icons: { src: string }[] };
  expect(
    [manifest.start_url, ...manifest.icons.map(({ src }) => src)].every((url) => url.startsWith(`${basePath}/`)),
  ).toBe(true);
  const icons = [...read('index.html').matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)];
  expect(icons.length).toBeGreaterThan(2);
  for (const url of [...icons.map(([, href = '']) => href), ...manifest.icons.map(({ src }) => src)])
    expect(files).toContain(url.replace(/\?.*$/, '').slice(`${basePath}/`.length));
  for (const file of files.filter((name) => name.endsWith('.css')))
    expect(
      [...read(file).matchAll(/url\(["']?(\/[^)"']*)/g)].filter(([, url = '']) => !url.startsWith(`${basePath}/`)),
    ).toEqual([]);
});

test('a preview has noindex tags and headers, no sitemap, and no host configuration in a localized export', async () => {
  for (const file of pages) expect(read(file), file).toMatch(/<meta name="robots" content="noindex/);
  expect((await fetch(at('/'))).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(files).not.toContain('sitemap.xml');
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(files.filter((file) => /^(_headers|_redirects|staticwebapp)/.test(file))).toEqual([]);
});

test('the policy allows requests to Algolia if it is configured', () => {
  expect(read('index.html')).toContain(
    "connect-src 'self' https://fixture1-dsn.algolia.net https://fixture1.algolia.net",
  );
});

test('every page, payload, and download is served below the base path, and not outside of it', async () => {
  const paths = files
    .filter((file) => /\.(html|txt|json|yaml|md|ts)$/.test(file) && file !== '404.html')
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1'));
  const missing: string[] = [];
  // A server refuses more than a thousand connections at the same moment.
  for (let first = 0; first < paths.length; first += 50)
    await Promise.all(
      paths.slice(first, first + 50).map(async (path) => {
        if ((await fetch(at(`/${encodeURI(path)}`))).status !== 200) missing.push(path);
      }),
    );
  expect(missing).toEqual([]);
  expect((await fetch(toUrl('/definitions/intro/'))).status).toBe(404);
});

test('links, search, and downloads stay below the base path, without failed requests or policy violations', async ({
  page,
}) => {
  const seen = await watch(page);
  const outside: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === toUrl('/').host && !pathname.startsWith(`${basePath}/`)) outside.push(pathname);
  });
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.route(/algolia/, (route) => route.abort());
  await page.goto(at('/'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: toPseudoText('How-tos', 'ar') })
    .click();
  await page.waitForURL(at('/category/how-tos/'));
  await page.getByRole('main').getByRole('link', { name: 'Ambassador' }).first().click();
  await page.waitForURL(/\/docs\/x\/ar\/how-tos\//);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: messages.searchLabel }).fill('createEnvironment');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.waitForURL(/\/docs\/x\/ar\/api\/environments\//);
  const download = await page
    .getByRole('link', { name: /openapi|yaml|json/i })
    .first()
    .getAttribute('href');
  expect(download).toMatch(/^\/docs\/x\/ar\/api\/environments\//);
  expect((await fetch(toUrl(download ?? ''))).status).toBe(200);
  expect([outside, failed, seen.violations]).toEqual([[], [], []]);
});

for (const [path, target] of [
  ['/old/?a=b#c', '/support/?a=b#c'],
  ['/older/definitions/?a=b', '/definitions/concepts/?a=b#blueprint'],
] as const) {
  test(`an old URL redirects in the browser if the host does not redirect: ${path}`, async ({ page }) => {
    await page.goto(at(path));
    await expect(page).toHaveURL(at(target));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an old URL redirects too', async ({ page }) => {
    await page.goto(at('/old/'));
    await page.waitForURL(at('/support/'));
  });
});

for (const route of ['/hostile/', '/api/hostile/', '/a-z/', '/category/api-reference/']) {
  test(`hostile content in ${route} runs no script, requests nothing, and applies no style`, async ({ page }) => {
    const seen = await watch(page);
    await page.goto(at(route));
    await page.locator('summary').evaluateAll((all) => all.forEach((element) => (element as HTMLElement).click()));
    await page
      .locator('main *')
      .evaluateAll((all) => all.forEach((element) => element.dispatchEvent(new Event('mouseover', { bubbles: true }))));
    await waitForScripts(page);
    expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
    expect(seen.violations).toEqual([]);
    expect(seen.errors).toEqual([]);
    expect([...seen.hosts]).toEqual([toUrl('/').host]);
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--evil'))).toBe('');
    const links = await page
      .locator('main a[href^="https://evil.example"]')
      .evaluateAll((all) => all.map((element) => (element as HTMLAnchorElement).rel));
    expect(links.every((rel) => rel.includes('noopener') && rel.includes('noreferrer'))).toBe(true);
    expect(
      await page
        .locator('main :is(script:not([type="application/ld+json"]), style, iframe, object, embed, base, form[action])')
        .count(),
    ).toBe(0);
  });
}

test('the search shows hostile content without running its scripts', async ({ page }) => {
  const seen = await watch(page);
  await page.route(/algolia/, (route) => route.abort());
  await page.goto(at('/'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: messages.searchLabel }).fill('attack');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
  expect(seen.violations).toEqual([]);
});

test('the home page shows an error that names its base path when it is served at another path', async ({ page }) => {
  const wrong = await serveExport(out);
  await page.goto(`${wrong.origin}/`);
  await expect(page.getByText(messages.basePathTitle)).toBeVisible();
  await expect(page.getByText('/docs/x').first()).toBeVisible();
  wrong.close();
});
