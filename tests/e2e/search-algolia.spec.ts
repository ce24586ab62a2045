import { gzipSync } from 'node:zlib';
import { expect, holdForStart, type Page, type Route, test } from './test';
import { loadPseudoCatalog } from '../pseudo-language/catalog';
import { algoliaHosts, routeAlgolia, startAlgoliaSite, type AlgoliaSite } from './algolia';
import { expectAccessible } from './axe';
import { ask, getActive, getDialog, getField, getOptions, openSearch } from './search';
import { watch } from './watch';

let site: AlgoliaSite;
test.beforeAll(async () => {
  site = await startAlgoliaSite();
});
test.afterAll(() => site.stop());

/** The texts of the fixture site. */
const messages = loadPseudoCatalog('ar');
const notice = messages.searchFallback;
const getNotice = (page: Page) => getDialog(page).getByText(notice).first();

/** Returns what the first three results show. */
const read = (page: Page) =>
  getOptions(page).evaluateAll((options) =>
    options.slice(0, 3).map((option) => ({
      icon: option.querySelector('svg')?.getAttribute('class'),
      line: option.querySelector('[data-hit-line]')?.textContent,
      path: option.querySelector('[data-hit-path]')?.textContent,
      marks: [...option.querySelectorAll(':is([data-hit-line], [data-hit-path]) mark')].map((mark) => mark.textContent),
      href: option.getAttribute('href'),
    })),
  );

const engines: [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['Algolia', (page) => routeAlgolia(page, site)],
  ['the built-in index', (page) => page.route(algoliaHosts, (route) => route.abort())],
];

for (const [engine, prepare] of engines) {
  test(`with ${engine} the search finds texts and mistyped words, filters by kind, service, and mark, and opens a result`, async ({
    page,
  }) => {
    await prepare(page);
    await openSearch(page, site.at('/definitions/intro/'));

    await ask(page, 'mutation steps');
    const texts = getDialog(page).locator('[data-hit-text]', { has: page.locator('mark') });
    await expect(texts.first()).toContainText(/mutation|step/i);
    for (const text of await texts.allTextContents()) expect(text).not.toMatch(/ais-highlight|…\w|\w…/);

    await ask(page, 'enviroment');
    await expect(getActive(page)).toContainText(/environment/i);
    await ask(page, 'qqqxyzzy');
    await expect(getDialog(page).getByText(messages.searchNothing('qqqxyzzy')).first()).toBeVisible();

    await ask(page, 'environment');
    const chip = getDialog(page).getByRole('button', { name: new RegExp(`^${messages.searchGroups.operation} \\d+$`) });
    const count = Number((await chip.textContent())?.replace(/\D/g, ''));
    expect(count).toBeGreaterThan(10);
    await chip.click();
    await expect(getOptions(page)).toHaveCount(count);
    const service = getDialog(page).getByRole('combobox', { name: messages.searchService });
    await service.selectOption('Environments');
    const chosen = service.locator('option:checked');
    await expect(chosen).toHaveText(/^Environments \(\d+\)$/);
    await expect(getOptions(page)).toHaveCount(Number((await chosen.textContent())?.replace(/\D/g, '')));
    for (const { href } of await read(page)) expect(href).toMatch(/^\/docs\/x\/ar\/api\/environments\//);
    await service.selectOption('');
    await getDialog(page).getByRole('button', { name: messages.searchAll, exact: true }).click();

    await ask(page, 'dogs');
    const mark = getDialog(page).getByRole('combobox', { name: messages.searchMark });
    await expect(mark).toHaveValue('');
    await mark.selectOption('experimental');
    await expect(mark.locator('option:checked')).toHaveText('experimental (1)');
    await expect(getOptions(page)).toHaveCount(1);
    expect((await read(page))[0]?.href).toContain('/api/large/');
    await mark.selectOption('');
    await expect(getOptions(page)).not.toHaveCount(1);

    await ask(page, 'shortname');
    await expect(getActive(page).locator('mark').first()).toHaveText('shortName');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/x\/ar\/api\/\w+\/#[\w.]+shortName$/);
    await expect(getDialog(page)).toHaveCount(0);
  });
}

test('both engines show the same results for an empty query, and show the same top result identically', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  holdForStart(other);
  await engines[0]?.[1](page);
  await engines[1]?.[1](other);
  for (const each of [page, other]) await openSearch(each, site.at('/definitions/intro/'));
  expect(await read(page)).toEqual(await read(other));
  for (const query of ['kafka', 'shortName', 'GET /environments', 'Instantiating', 'kube', 'create environment']) {
    await ask(page, query);
    await ask(other, query);
    const [byAlgolia, byOwn] = [await read(page), await read(other)];
    const first = byAlgolia.find(({ href }) => href === byOwn[0]?.href);
    expect([query, first]).toEqual([query, byOwn[0]]);
  }
  await other.close();
});

test('the search sends each query to Algolia once, with the search key, and fetches neither index nor worker', async ({
  page,
}) => {
  const { violations, errors, hosts } = await watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await routeAlgolia(page, site);
  await openSearch(page, site.at('/definitions/intro/'));
  await ask(page, 'kafka');
  await expect(getActive(page)).toContainText('Kafka');
  await expect(getNotice(page)).toHaveCount(0);
  expect(asked.filter((url) => /search-index|worker/.test(url))).toEqual([]);
  const questions = asked.filter((url) => algoliaHosts.test(url)).map((url) => new URL(url));
  expect(questions.map(({ pathname }) => pathname)).toEqual(['/1/indexes/*/queries', '/1/indexes/*/queries']);
  for (const { searchParams } of questions) expect(searchParams.get('x-algolia-api-key')).toBe('0123456789abcdef');
  expect([...hosts].filter((host) => !host.startsWith('localhost'))).toEqual(['fixture1-dsn.algolia.net']);
  expect({ violations, errors }).toEqual({ violations: [], errors: [] });
});

test('no other host is contacted before the search opens; dialog and Algolia client take at most 95 KB gzipped', async ({
  page,
}) => {
  await routeAlgolia(page, site);
  const { hosts } = await watch(page);
  await page.goto(site.at('/definitions/intro/'), { waitUntil: 'networkidle' });
  expect([...hosts].filter((host) => !host.startsWith('localhost'))).toEqual([]);
  const pending: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url()))
      pending.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.getByRole('button', { name: messages.search }).click();
  await getOptions(page).first().waitFor();
  const sum = (await Promise.all(pending)).reduce((total, size) => total + size, 0);
  process.stdout.write(`dialog and Algolia's client ${(sum / 1024).toFixed(1)} KB gzipped\n`);
  expect(sum).toBeLessThanOrEqual(95 * 1024);
});

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
const record = {
  objectID: 'x',
  kind: 'page',
  title: 'x',
  version: 'current',
  locale: 'ar',
  hierarchy: {},
  _highlightResult: { title: { value: 'x' } },
};
const failures: [name: string, answer: (route: Route) => unknown][] = [
  ['is blocked', (route) => route.abort('blockedbyclient')],
  ['is slow', () => undefined],
  [
    'returns records from another site',
    json(200, { results: [{ hits: [{ ...record, url: 'https://evil.example/' }], nbHits: 1 }] }),
  ],
];

for (const [name, answer] of failures) {
  test(`when Algolia ${name}, the built-in engine returns the results and the dialog shows a notice`, async ({
    page,
  }) => {
    await page.route(algoliaHosts, (route) => void answer(route));
    await openSearch(page, site.at('/definitions/intro/'));
    await ask(page, 'shortname');
    await expect(getActive(page)).toContainText('shortName');
    await expect(getNotice(page)).toBeVisible();
    await expect(getDialog(page).getByRole('status')).toContainText(notice);
  });
}

test('when Algolia starts to fail, the built-in engine returns the results and the dialog shows a notice', async ({
  page,
}) => {
  await routeAlgolia(page, site);
  await openSearch(page, site.at('/definitions/intro/'));
  await ask(page, 'kafka');
  await expect(getNotice(page)).toHaveCount(0);
  await page.unroute(algoliaHosts);
  await page.route(algoliaHosts, (route) => route.abort());
  await ask(page, 'postgres');
  await expect(getActive(page)).toContainText('Postgres');
  await expect(getNotice(page)).toBeVisible();
});

test('when both engines fail, the dialog shows an error, and the search works after a retry', async ({ page }) => {
  await page.route(algoliaHosts, (route) => route.abort());
  await page.route('**/search-index/manifest.json', (route) => route.abort());
  await page.goto(site.at('/definitions/intro/'));
  await page.keyboard.press('/');
  await expect(getDialog(page).getByRole('alert')).toContainText(messages.searchFailed);
  await page.unroute(algoliaHosts);
  await routeAlgolia(page, site);
  await getDialog(page).getByRole('button', { name: messages.retry }).click();
  await ask(page, 'kafka');
  await expect(getActive(page)).toContainText('Kafka');
  await expect(getNotice(page)).toHaveCount(0);
  await expect(getField(page)).toBeVisible();
});

test('the fallback notice is visible at all widths without horizontal scrolling, and accessible in both themes', async ({
  page,
}) => {
  await page.route(algoliaHosts, (route) => route.abort());
  await openSearch(page, site.at('/definitions/intro/'));
  await ask(page, 'environment');
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(getNotice(page)).toBeInViewport();
    expect(await page.locator('[data-stale]').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
  }
  await expectAccessible(page);
});

const insightsHost = 'https://insights.algolia.io/**';
const getSwitch = (page: Page) => getDialog(page).getByRole('checkbox', { name: messages.searchInsights });

/** Records the queries and the events that Algolia receives. */
async function listen(page: Page) {
  const questions: Record<string, unknown>[] = [];
  const events: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!algoliaHosts.test(request.url())) return;
    questions.push(...(request.postDataJSON() as { requests: Record<string, unknown>[] }).requests);
  });
  await routeAlgolia(page, site);
  await page.route(insightsHost, async (route) => {
    events.push(...(route.request().postDataJSON() as { events: Record<string, unknown>[] }).events);
    await json(200, {})(route);
  });
  return { questions, events };
}

test('without consent the search sends no event, no user token, and no click analytics', async ({ page }) => {
  const { questions, events } = await listen(page);
  await openSearch(page, site.at('/definitions/intro/'));
  await expect(getSwitch(page)).not.toBeChecked();
  await ask(page, 'kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kafka/);
  expect(questions.length).toBeGreaterThan(1);
  for (const question of questions) expect(Object.keys(question)).not.toContain('userToken');
  for (const question of questions) expect(question.clickAnalytics ?? false).toBe(false);
  expect(events).toEqual([]);
});

test('with consent the search sends a click and a conversion, until the reader withdraws the consent', async ({
  page,
}) => {
  const { violations, errors, hosts } = await watch(page);
  const { events } = await listen(page);
  await openSearch(page, site.at('/definitions/intro/'));
  await getSwitch(page).check();
  await expectAccessible(page);
  await ask(page, 'kafka');
  const href = await getActive(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => href !== null && (url.pathname + url.hash).endsWith(href));
  await expect.poll(() => events.length).toBe(2);
  const [click, conversion] = events;
  expect(click).toMatchObject({ eventType: 'click', index: 'docs', positions: [1] });
  expect(click?.queryID).toMatch(/^[\da-f]{32}$/);
  expect(conversion).toMatchObject({ eventType: 'conversion', queryID: click?.queryID, objectIDs: click?.objectIDs });
  expect(click?.userToken).toMatch(/^anonymous-/);

  await page.reload();
  await openSearch(page, site.at('/definitions/intro/'));
  await expect(getSwitch(page)).toBeChecked();
  await getSwitch(page).uncheck();
  await ask(page, 'postgres');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/postgres/);
  expect(events).toHaveLength(2);
  // On a busy machine, the client may also ask the next host of Algolia.
  const others = [...hosts].filter((host) => !/^(localhost|fixture1-\d\.algolianet\.com)/.test(host));
  expect(others.sort()).toEqual(['fixture1-dsn.algolia.net', 'insights.algolia.io']);
  expect({ violations, errors }).toEqual({ violations: [], errors: [] });
});
