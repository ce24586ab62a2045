import { readdirSync, readFileSync } from 'node:fs';
import { getHostRules } from '@/hosting/host-rules';
import { loadPseudoCatalog } from '../pseudo-language/catalog';
import { expectAccessible } from './axe';
import { settle, waitForScripts } from './changed-page';
import { fixtureOut, fixturePath as basePath } from './fixture';
import { getField, getOptions } from './search';
import { chooseLanguage, clickLoaded, expect, serveFixture, test } from './test';
import { watch } from './watch';

const messages = loadPseudoCatalog('ar');
const part = '**/api/large/schema/Owner/';
const { headers } = getHostRules({ basePath, isIndexed: false, redirects: [] });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const at = serveFixture(headers);
let large: string;

test.beforeAll(() => {
  large = at('/api/large/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('links lead from the overview to a tag, an operation, a schema page, and back to the overview', async ({
    page,
  }) => {
    await page.goto(large);
    const main = page.getByRole('main');
    await clickLoaded(main.getByRole('link', { name: 'Cats' }).filter({ visible: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Cats' })).toBeVisible();
    await clickLoaded(main.getByRole('link', { name: 'List cats' }));
    await page.waitForURL(`${large}operation/listCats/`);
    await expect(page.getByRole('heading', { level: 1, name: 'List cats' })).toBeVisible();
    await clickLoaded(page.getByText(messages.fieldCount(25)).first());
    await clickLoaded(page.getByRole('link', { name: 'Owner' }).last());
    await expect(page.getByRole('heading', { level: 1, name: 'Owner' })).toBeVisible();
    await expect(main.getByText('partX', { exact: true })).toBeVisible();
    await clickLoaded(main.getByRole('link', { name: 'Large' }));
    await page.waitForURL(large);
    await clickLoaded(main.getByRole('link', { name: 'a cat' }));
    await page.waitForURL(`${large}operation/getCat/#getCat`);
  });
});

test('a link to an operation, a tag, or a schema with its own page lands with the title below the navbar', async ({
  page,
}) => {
  for (const path of ['operation/listCats/#listCats', 'tag/cats/#tag.Cats', 'schema/Owner/#schema.Owner']) {
    await page.goto(`${large}${path}`);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await page.locator('[data-navbar]').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('a schema page of a large API does not lay out the rows out of sight', async ({ page }) => {
  await page.goto(`${large}schema/Owner/`);
  await waitForScripts(page);
  const laidOut = await page
    .locator('main .properties > .property')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).contentVisibility !== 'auto').map(({ id }) => id),
    );
  expect(await page.locator('main .properties > .property').count()).toBeGreaterThan(20);
  expect(laidOut).toEqual([]);
});

test('a tag has a print document with contents and operations, linked from its page and from the print cover', async ({
  page,
}) => {
  const seen = await watch(page);
  await page.goto(`${large}tag/cats/`);
  await page.getByRole('link', { name: messages.printTag }).click();
  const document = large.replace('/api/', '/print/api/');
  await page.waitForURL(`${document}tag/cats/`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/api\/large\/tag\/cats\/$/);
  await expect(page.locator('article.operation')).toHaveCount(3);
  await page.locator('.tag nav a[href="#getCat"]').click();
  await expect(page.locator('#getCat')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tag')).toHaveCSS('break-before', 'auto');
  await expect(page.locator('article.operation').first()).toHaveCSS('break-before', 'page');
  expect(readdirSync(`${fixtureOut}/print/api/large/tag/cats`)).toEqual(['index.html']);
  const html = readFileSync(`${fixtureOut}/print/api/large/tag/cats/index.html`, 'utf8');
  expect(html.split('What was found.')).toHaveLength(3);

  await page.goto(document);
  const contents = page.getByRole('navigation', { name: messages.contentsOfReference });
  await contents.getByRole('link', { name: 'Dogs' }).click();
  await page.waitForURL(`${document}tag/dogs/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible();
  expect(seen.violations).toEqual([]);
});

test('hashes of a single-page reference and of the former site redirect to the page that has their target', async ({
  page,
}) => {
  const seen = await watch(page);
  for (const [hash, target] of [
    ['listCats.200.first', 'operation/listCats/#listCats.200.first'],
    ['tag/Dogs/operation/createDog', 'tag/dogs/#createDog'],
    ['tag/Cats', 'tag/cats/#tag.Cats'],
    ['schema.Owner.cat', 'schema/Owner/#schema.Owner.cat'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${large}#${hash}`);
    await page.waitForURL(`${large}${target}`);
  }
  await expect(page.locator('[data-target]')).toBeVisible();
  expect(seen.violations).toEqual([]);
});

test('a schema beyond the row budget is fetched once, when opened, with messages while it loads and on failure', async ({
  page,
}) => {
  const seen = await watch(page);
  const fetched: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(part, (route) => route.abort());
  await page.goto(`${large}operation/listCats/`);
  const row = page.locator('[id="listCats.200.first"]');
  await row.getByText(messages.fieldCount(25)).click();
  await expect(row.getByText(messages.schemaFailed)).toBeVisible();
  await page.unroute(part);
  await page.route(part, async (route) => {
    fetched.push(route.request().url());
    await held;
    await route.continue();
  });
  await row.getByRole('button', { name: messages.retry }).click();
  await expect(row.getByText(messages.loading)).toBeVisible();
  answer();
  await expect(row.getByText('partX')).toBeVisible();
  await expect(row.getByText(messages.loading)).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Cat', exact: true })).toHaveAttribute('href', /\/schema\/Cat-\w+\/#/);
  await page.locator('[id="listCats.200.second"]').getByText(messages.fieldCount(25)).click();
  await expect(page.locator('[id="listCats.200.second.partX"]')).toBeVisible();
  expect(fetched).toHaveLength(1);
  expect(seen.violations).toEqual([]);
});

test('the sidebar lists the operations of the open tag, fetches those of another tag, and filters all of them', async ({
  page,
}) => {
  await page.goto(`${large}tag/dogs/`);
  const sidebar = page.getByRole('navigation', { name: messages.operations, exact: true });
  await expect(sidebar.getByRole('link', { name: 'List dogs' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'List cats' })).toHaveCount(0);
  const toggle = sidebar.getByRole('button', { name: messages.operationsOf('Cats') });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('link', { name: 'List cats' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Create a cat Beta' })).toBeVisible();
  const old = [
    messages.deprecatedSince('2.0'),
    messages.availableUntil('2099-12-31'),
    messages.replacedBy('List dogs'),
  ];
  await expect(sidebar.getByRole('link', { name: `Get a cat ${[...old, 'Frozen'].join(', ')}` })).toBeVisible();
  await expect(sidebar.locator('s')).toHaveText(['Get a cat']);
  await toggle.press('Enter');
  await expect(sidebar.getByRole('link', { name: 'List cats' })).toBeHidden();
  await sidebar.getByRole('searchbox').fill('create');
  await expect(sidebar.getByRole('link')).toHaveText([/Create a cat/, /Create a dog/]);
  await sidebar.getByRole('searchbox').fill('beta');
  await expect(sidebar.getByRole('link')).toHaveText([/Create a cat Beta/]);
  await sidebar.getByRole('searchbox').fill('nothing like it');
  await expect(sidebar.getByRole('status')).not.toBeEmpty();
  await sidebar.getByRole('searchbox').fill('cat create');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${large}operation/createCat/`);
});

test('the list of a tag shows the marks of an operation, which link on its page to the operation to use instead', async ({
  page,
}) => {
  await page.goto(`${large}tag/cats/`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Get a cat .*, Frozen/ })
    .click();
  await page.waitForURL(`${large}operation/getCat/`);
  const name = messages.replacedBy('List dogs');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`${large}tag/dogs/#listDogs`);
  await expect(page.getByRole('main').getByText(messages.since('2.0'), { exact: true })).toBeVisible();
});

test('pages of every kind pass axe in both themes and fit a 390-pixel screen', async ({ page }) => {
  for (const path of ['', 'tag/cats/', 'operation/listCats/', 'operation/getCat/', 'schema/', 'schema/Owner/']) {
    await page.goto(`${large}${path}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('pages of a large API are single HTML files without payloads, and open from links, back, and search', async ({
  page,
}) => {
  expect(readdirSync(`${fixtureOut}/api/large/operation/listCats`)).toEqual(['index.html']);
  expect(readdirSync(`${fixtureOut}/api/large`).filter((name) => name.startsWith('x0'))).toEqual([]);
  const seen = await watch(page);
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/operation/') && fetched.push(request.url()));
  await page.goto(`${large}tag/cats/`);
  const link = page.getByRole('main').getByRole('link', { name: 'List cats' });
  await link.hover();
  await expect.poll(() => fetched).toEqual([`${large}operation/listCats/`]);
  await settle(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'List cats' })).toBeVisible();
  await waitForScripts(page);
  expect([...new Set(fetched)]).toEqual([`${large}operation/listCats/`]);
  await expect(page).toHaveTitle(/^List cats – Large/);
  await page.locator('nav:has(> ol [aria-current=page]) a').first().click();
  await page.waitForURL(`**${basePath}/`);
  await waitForScripts(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'List cats' })).toBeVisible();
  await expect(page).toHaveTitle(/^List cats – Large/);
  await waitForScripts(page);
  // Checked before the search, whose requests to Algolia fail in the fixture before it uses the index.
  expect(seen.errors).toEqual([]);
  await page.keyboard.press('Control+k');
  await getField(page).fill('createDog');
  await getOptions(page).first().click();
  await page.waitForURL(`${large}tag/dogs/#createDog`);
  await waitForScripts(page);
  await expect(page.locator('#createDog')).toBeInViewport();
  expect(seen.violations).toEqual([]);
});

test('the sample in another language and the Markdown are those of the page’s operation', async ({ page }) => {
  await page.goto(`${large}operation/createCat/`);
  await expect(page.locator('#operations [aria-current="page"]')).toHaveText(/Create a cat/);
  await chooseLanguage(page.getByRole('combobox', { name: messages.languageOfSamples }), 'python');
  await expect(page.locator('pre:visible').first()).toContainText('requests.post');
  const markdown = await page.locator('[data-markdown]').getAttribute('data-markdown');
  expect(await (await page.request.get(new URL(markdown ?? '', large).href)).text()).toContain('Create a cat');
});

test('going back and forward restores each anchor of a page and the scroll position at it', async ({ page }) => {
  await page.goto(`${large}tag/dogs/`);
  const getPlace = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('main [id]')].filter((row) => row.getBoundingClientRect().top > 100);
      const row = document.getElementById(location.hash.slice(1)) ?? rows[0];
      return { href: location.href, row: row?.id, top: Math.round(row?.getBoundingClientRect().top ?? 0) };
    });
  const places = [await getPlace()];
  for (const hash of ['#listDogs.200.third', '#createDog']) {
    await page.evaluate((hash) => document.querySelector<HTMLElement>(`a[href="${hash}"]`)?.click(), hash);
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await page.evaluate(() => window.scrollBy({ top: -40, behavior: 'instant' }));
    await settle(page);
    places.push(await getPlace());
  }
  await page
    .locator('nav:has(> ol [aria-current=page]) a')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => !url.pathname.endsWith('/tag/dogs/'));
  await waitForScripts(page);
  for (const place of places.toReversed()) {
    await page.goBack();
    await expect.poll(getPlace).toEqual(place);
  }
  await page.goForward();
  await expect.poll(getPlace).toEqual(places[1]);
});
