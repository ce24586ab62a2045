import { readFileSync } from 'node:fs';
import { expect, serveFixture, test, type Page } from './test';
import { loadPseudoCatalog } from '../pseudo-language/catalog';
import { toPseudoText } from '../pseudo-language/text';
import { algoliaHosts } from './algolia';
import { expectAccessible, expectNoViolation } from './axe';
import { resizeTo } from './changed-page';
import { fixtureOut, fixturePath } from './fixture';
import { ask, getActive, openSearch } from './search';

// The fixture site is in a pseudo-language with right-to-left letters. Its default language is English, and its docs have two areas
// with versions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const messages = loadPseudoCatalog('ar');
const documentationLabel = toPseudoText('Documentation', 'ar');
const key = 'docs-preferred-version-default';
const read = (path: string) => readFileSync(`${fixtureOut}${path}index.html`, 'utf8');

const at = serveFixture();

const getStored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const getBanner = (page: Page) => page.locator('main [role="alert"]');
const getMenu = (page: Page, label: string | RegExp) =>
  page.locator('[data-navbar] [data-dropdown]', { hasText: label });

/** Returns the hrefs of a navbar menu on the current page. */
async function getTargets(page: Page, label: string | RegExp): Promise<string[]> {
  const menu = getMenu(page, label);
  await menu.hover();
  const hrefs = await menu.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.mouse.move(0, 600);
  return hrefs;
}

/** Returns the languages that a navbar menu marks as current. */
async function getCurrent(page: Page, label: string): Promise<(string | null)[]> {
  const menu = getMenu(page, label);
  await menu.hover();
  const current = menu.locator('a[aria-current]');
  return current.evaluateAll((all) => all.map((link) => link.getAttribute('lang')));
}

for (const [path, other, old] of [
  ['/', '/', '/1.0/definitions/intro/'],
  ['/definitions/concepts/?a=b#environment', '/definitions/concepts/?a=b#environment', '/1.0/definitions/concepts/'],
  ['/next/how-tos/brand-new/', '/next/how-tos/brand-new/', '/1.0/definitions/intro/'],
  ['/category/how-tos/', '/category/how-tos/', '/1.0/category/how-tos/'],
  ['/api/accounts/?a=b', '/api/accounts/?a=b', '/api/accounts-1-0/'],
  ['/api/livesystems/', '/api/livesystems/', '/1.0/definitions/intro/'],
  ['/nowhere/', '/nowhere/', '/1.0/definitions/intro/'],
] as const) {
  test(`on ${path} the menus link to the same page in other languages and, if it exists, in another version`, async ({
    page,
  }) => {
    await page.goto(at(path));
    const { search, hash } = new URL(page.url());
    const languages = ['', '/de', '/ar'].map((prefix) => `/docs/x${prefix}${other}`);
    // The links point to home pages until the script has loaded, and briefly again when the menu's keyboard support loads.
    await expect.poll(() => getTargets(page, 'العربية')).toEqual(languages);
    await expect.poll(() => getCurrent(page, 'العربية')).toEqual(['ar']);
    const last = `${fixturePath}${old}${search}${hash}`;
    await expect.poll(async () => (await getTargets(page, /Next|2\.0/)).slice(2)).toEqual([last]);
  });
}

test('a missing page below a version shows the label, the sections, and the suggestions of that version', async ({
  page,
}) => {
  await page.goto(at('/1.0/definitions/conecpts/'));
  await expect(page.locator('[data-docs-version]')).toHaveAttribute('data-search-version', '1.0');
  await expect(getMenu(page, '1.0').locator('[data-version-label="default/1.0"]')).toBeVisible();
  await expect(page.locator('main li a:has(code)').first()).toHaveAttribute(
    'href',
    `${fixturePath}/1.0/definitions/concepts/`,
  );
  const sections = page.getByRole('region', { name: messages.notFoundStart }).getByRole('link');
  const hrefs = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => href.startsWith(`${fixturePath}/1.0/`)).length).toBeGreaterThan(1);
  const documentation = page.locator('[data-navbar]').getByRole('link', { name: documentationLabel }).first();
  await documentation.hover();
  await expect(documentation).toHaveAttribute('href', new RegExp(`^${fixturePath}/1\\.0/`));
});

test('choosing a version keeps query and hash and is stored; the banner links back to the latest version', async ({
  page,
}) => {
  await page.goto(at('/definitions/concepts/?a=b#environment'));
  await expect(getBanner(page)).toHaveCount(0);
  expect(await getStored(page)).toBeNull();
  const badge = page.locator('[data-version-badge]');
  await expect(badge.locator('summary')).toHaveText(messages.versionBadge('2.0'));
  await badge.locator('summary').click();
  await badge.getByRole('link', { name: '1.0' }).click();
  await page.waitForURL(at('/1.0/definitions/concepts/?a=b#environment'));
  expect(await getStored(page)).toBe('1.0');
  await expect(getBanner(page)).toContainText('1.0');
  await expect(page.locator('[data-docs-version]')).toHaveAttribute('data-search-version', '1.0');

  await page.goto(at('/support/'));
  await expect(getMenu(page, '1.0').locator('[data-version-label="default/1.0"]')).toBeVisible();
  const documentation = page.locator('[data-navbar]').getByRole('link', { name: documentationLabel }).first();
  await documentation.hover();
  await expect(documentation).toHaveAttribute('href', new RegExp(`^${fixturePath}/1\\.0/`));

  await page.goto(at('/1.0/definitions/concepts/'));
  await getBanner(page)
    .getByRole('link', { name: messages.versionLatest('2.0') })
    .click();
  await page.waitForURL(at('/definitions/concepts/'));
  expect(await getStored(page)).toBe('2.0');
});

test('browsing alone stores no version, and a stored version that no longer exists is removed', async ({ page }) => {
  await page.addInitScript(
    (name) =>
      sessionStorage.getItem('seen') ?? (sessionStorage.setItem('seen', '1'), localStorage.setItem(name, '0.9')),
    key,
  );
  await page.goto(at('/next/definitions/concepts/'));
  await expect.poll(() => getStored(page)).toBeNull();
  await expect(getBanner(page)).toContainText(messages.versionLatest('2.0'));
  await page.locator('aside a[href$="/next/definitions/architecture/"]').click();
  await page.waitForURL(at('/next/definitions/architecture/'));
  await expect.poll(() => getStored(page)).toBeNull();
});

test('a page of an old version has the latest one as its canonical URL, and the search finds pages of its version', async ({
  page,
}) => {
  const canonical = (path: string) => /<link rel="canonical" href="https:\/\/[^/]+([^"]+)"/.exec(read(path))?.[1];
  expect(canonical('/1.0/definitions/concepts/')).toBe(`${fixturePath}/definitions/concepts/`);
  expect(canonical('/next/definitions/concepts/')).toBe(`${fixturePath}/definitions/concepts/`);
  expect(canonical('/1.0/category/how-tos/')).toBe(`${fixturePath}/category/how-tos/`);
  expect(canonical('/1.0/definitions/retired/')).toBe(`${fixturePath}/1.0/definitions/retired/`);
  await page.route(algoliaHosts, (route) => route.abort());
  await openSearch(page, at('/1.0/definitions/concepts/'));
  await ask(page, 'only in the oldest version');
  await expect(page.locator('[data-hit-text] bdi', { hasText: 'Only in the oldest version.' }).first()).toBeVisible();
  await expect(getActive(page)).toHaveAttribute('href', `${fixturePath}/1.0/definitions/retired/`);
});

test('an archived spec links to the latest version, has noindex, and is found in the search of its version', async ({
  page,
}) => {
  const html = read('/api/accounts-1-0/');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/docs\/x\/ar\/api\/accounts\/"/);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(read('/a-z/')).not.toMatch(/\/1\.0\/definitions\/architecture\/|accounts-1-0/);
  expect(read('/1.0/category/api-reference/')).toContain(`href="${fixturePath}/api/accounts-1-0/"`);
  expect(read('/category/api-reference/')).toContain(`href="${fixturePath}/api/accounts/"`);
  await page.route(algoliaHosts, (route) => route.abort());
  await page.goto(at('/api/accounts/?a=b'));
  await expect(getBanner(page)).toHaveCount(0);
  await page.locator('[data-version-badge] summary').click();
  await expectNoViolation(page);
  await page.locator('[data-version-badge]').getByRole('link', { name: '1.0' }).click();
  await page.waitForURL(at('/api/accounts-1-0/?a=b'));
  expect(await getStored(page)).toBe('1.0');
  await openSearch(page, at('/api/accounts-1-0/'));
  await ask(page, 'createAccount');
  await expect(getActive(page)).toHaveAttribute('href', `${fixturePath}/api/accounts-1-0/#createAccount`);
  await page.keyboard.press('Escape');
  await getBanner(page)
    .getByRole('link', { name: messages.versionLatest('2.0') })
    .click();
  await page.waitForURL(at('/api/accounts/'));
  expect(await getStored(page)).toBe('2.0');
});

test('a page declares its language, its direction, and its URLs in the other languages', () => {
  const html = read('/definitions/intro/');
  const root = 'https://preview.example.org/docs/x';
  expect(html).toContain('<html lang="ar" dir="rtl"');
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  expect(alternates.map(([, code, href]) => [code, href])).toEqual([
    ['en', `${root}/definitions/intro/`],
    ['de', `${root}/de/definitions/intro/`],
    ['ar', `${root}/ar/definitions/intro/`],
    ['x-default', `${root}/definitions/intro/`],
  ]);
  expect(html).toContain('<meta property="og:locale" content="ar"/>');
  expect(html).toContain('<meta property="og:locale:alternate" content="de"/>');
  expect(html).toContain('<meta property="og:description" content="ما تفعله المنصة');
});

test('a spec that overlays translate is in the language of its page, in the sidebar and in its downloads too', async ({
  page,
}) => {
  await page.goto(at('/api/providers/'));
  const title = toPseudoText('Register a provider', 'ar');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.locator('nav a[href$="#createProvider"]').first()).toContainText(title);
  for (const name of ['Register a provider', 'List live systems'])
    await expect(page.locator('body')).not.toContainText(name);
  expect(readFileSync(`${fixtureOut}/api/providers/openapi.yaml`, 'utf8')).toContain(title);
  await expectAccessible(page);
});

test('an untranslated page shows a notice and its text in the default language', async ({ page }) => {
  await page.goto(at('/definitions/intro/'));
  const article = page.getByRole('article');
  const text = article.locator('.markdown').last();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('مقدمة');
  await expect(text).not.toHaveAttribute('lang');
  await page.goto(at('/definitions/concepts/'));
  await expect(page.getByText(messages.untranslatedTitle('العربية'))).toBeVisible();
  for (const part of [article.getByRole('heading', { level: 1 }), text]) {
    await expect(part).toHaveAttribute('lang', 'en');
    await expect(part).toHaveAttribute('dir', 'ltr');
  }
});

test('on a right-to-left API page, left-to-right titles keep their order, code starts at the left, and long titles fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/api/hostile/'));
  await expect(page.locator('#operations a > span').last()).toHaveCSS('unicode-bidi', 'plaintext');
  const line = page.locator('#attack [data-running-head] a');
  expect(await line.evaluate((link) => getComputedStyle(link, '::after').unicodeBidi)).toBe('plaintext');
  await expect(line.locator('span')).toHaveCSS('text-align', 'center');
  await expect(page.locator('#overview pre').first()).toHaveCSS('text-align', 'start');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBeLessThanOrEqual(0);
});

test('a missing page returns 404 and the not-found page in its language', async ({ page }) => {
  const response = await page.goto(at('/definitions/nothing/'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFoundTitle);
});

for (const path of ['/', '/definitions/intro/', '/1.0/how-tos/create-ambassador/', '/api/livesystems/']) {
  test(`right-to-left, ${path} does not overflow, has its sidebar at the right, and keeps code left-to-right`, async ({
    page,
  }) => {
    await page.goto(at(path));
    for (const width of [390, 768, 1440]) {
      await resizeTo(page, width, 900);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, over]).toEqual([width, 0]);
    }
    const text = await page.getByRole('main').boundingBox();
    const sidebar = page.locator('aside, nav#operations');
    const place = (await sidebar.count()) > 0 ? await sidebar.first().boundingBox() : undefined;
    const closed = page.locator('aside details:not([open]) > summary > svg');
    if ((await closed.count()) > 0) await expect(closed.first()).toHaveCSS('rotate', '180deg');
    if (place) expect(place.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0) - 1);
    const directions = await page
      .locator('main :is(pre, code)')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).direction));
    expect(new Set([...directions, 'ltr'])).toEqual(new Set(['ltr']));
    await expectAccessible(page);
  });
}

test('the page of a redirect has the language and direction of its site', () => {
  expect(read('/old/')).toContain('<html lang="ar" dir="rtl">');
});
