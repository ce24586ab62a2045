import { expect, test, type Page } from './test';

/** The smallest page of an API. */
const accounts = '/api/accounts/';
const environments = '/api/environments/';

interface Arrival {
  hash: string;
  /** The ID of the marked target. */
  target?: string;
  isVisible: boolean;
  /** True if the target is in the upper half of the window, clear of the navbar. */
  isClear: boolean;
}

/**
 * Sets each hash as a link would, after closing all disclosures. All in one call, because a call per hash took half of the
 * processor time.
 */
async function goToAll(page: Page, hashes: string[]): Promise<Arrival[]> {
  return page.evaluate(async (values) => {
    const arrivals: Arrival[] = [];
    for (const hash of values) {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = false;
      const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      const before = window.location.hash;
      window.location.hash = hash;
      if (window.location.hash !== before) await changed;
      const target = document.querySelector<HTMLElement>('[data-target]');
      const top = target?.getBoundingClientRect().top ?? -1;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 60;
      const isClear = top >= bar - 40 && (top < window.innerHeight / 2 || isAtEnd);
      arrivals.push({ hash, target: target?.id, isVisible: target?.checkVisibility() ?? false, isClear });
    }
    return arrivals;
  }, hashes);
}

for (const service of ['accounts', 'livesystems']) {
  test(`every anchor of /api/${service}/ reveals and marks its target, clear of the navbar`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/api/${service}/`);
    const ids = await page
      .locator('main [id]')
      .evaluateAll((nodes) => nodes.map((node) => node.id).filter((id) => /[.]|^[a-z]+[A-Z]/.test(id)));
    expect(ids.length).toBeGreaterThan(30);
    const arrivals = await goToAll(page, ids);
    expect(arrivals).toHaveLength(ids.length);
    const wrong = arrivals.filter(({ hash, target, isVisible, isClear }) => target !== hash || !isVisible || !isClear);
    expect(wrong).toEqual([]);
  });
}

test('a page loaded with the hash of a row in a closed disclosure opens the disclosure and marks the row', async ({
  page,
}) => {
  await page.goto('/api/livesystems/#instantiateLiveSystem.body.blueprintMap.*.displayName');
  const target = page.locator('[data-target]');
  await expect(target).toHaveAttribute('id', 'instantiateLiveSystem.body.blueprintMap.*.displayName');
  await expect(target).toBeInViewport();
});

test('a hash below the expanded rows marks the nearest ancestor row, and the URL changes to that row', async ({
  page,
}) => {
  await page.goto(`${environments}#createEnvironment.body.name.first.letter`);
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'createEnvironment.body.name');
  await expect(page).toHaveURL(/#createEnvironment\.body\.name$/);
});

test('hashes of the former site mark their operations and tags', async ({ page }) => {
  await page.goto('/api/accounts/');
  const operations = await page.locator('.operation').evaluateAll((nodes) =>
    nodes.map((node) => ({
      id: node.id,
      path: node.getAttribute('data-path') ?? '',
      method: node.getAttribute('data-method') ?? '',
    })),
  );
  expect(operations.length).toBeGreaterThan(5);
  const places = operations.flatMap(({ id, path, method }) => {
    const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const tails = [`operation/${id}`, `tag/Any-tag/operation/${id}`];
    tails.push(`tag/Any-tag/paths/${pointer}/${method}`, `paths/${pointer}/${method}`);
    return tails.map((hash) => ({ hash, target: id }));
  });
  places.push({ hash: 'tag/Service-accounts', target: 'tag.Service-accounts' });
  const hashes = places.map(({ hash }) => hash);
  const arrivals = await goToAll(page, hashes);
  expect(arrivals.map(({ hash, target }) => ({ hash, target }))).toEqual(places);
});

test('an operation has buttons that copy its URL, its path, its curl sample, and its Markdown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const expectCopied = (text: RegExp) =>
    expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  await page.goto(accounts);
  await page.getByRole('link', { name: 'Copy link to Get an account by ID' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expectCopied(/\/api\/accounts\/#getAccount$/);
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'getAccount');
  const operation = page.locator('#getAccount');
  await operation.hover();
  await operation.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  await expectCopied(/^#+ .*Get an account by ID[^]*\/Accounts\/\{accountId\}/m);
  await operation.getByRole('button', { name: 'Copy path' }).click();
  await expectCopied(/^\/Accounts\/\{accountId\}$/);
  await operation.getByRole('button', { name: 'Copy code' }).first().click();
  await expectCopied(/^curl[\s\S]*\$TOKEN/);
});

test('scrolling updates the current operation in the sidebar and the hash, without adding history entries', async ({
  page,
}) => {
  await page.goto(environments);
  // Before that, the positions to scroll to are estimates.
  await page.locator('.api[data-content-visibility]').waitFor();
  const before = await page.evaluate(() => history.length);
  const current = page.locator('#operations [aria-current]');
  for (const id of ['createEnvironment', 'createSecret', 'deleteServiceAccount']) {
    await page.evaluate((value) => {
      window.scrollTo({
        top: (document.getElementById(value)?.getBoundingClientRect().top ?? 0) + window.scrollY - 100,
        behavior: 'instant',
      });
    }, id);
    await expect(current).toHaveAttribute('href', `#${id}`);
    await expect(current).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveURL(/\/api\/environments\/$/);
  await expect(current).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('after a reload, scrolling without wheel or keys updates the hash, as dragging the scrollbar does', async ({
  page,
}) => {
  await page.goto(`${accounts}#getAccount`);
  await page.reload();
  // In a headless browser, the page has no scrollbar to press.
  await page.mouse.click(4, 500);
  await page.evaluate(() =>
    document.getElementById('getPersonalResourceGroup')?.scrollIntoView({ behavior: 'instant' }),
  );
  await expect(page).toHaveURL(/#getPersonalResourceGroup$/);
});

test('the filter matches title, path, and method from the first character, and reports when nothing matches', async ({
  page,
}) => {
  await page.goto(accounts);
  const filter = page.getByRole('searchbox', { name: 'Filter operations' });
  const links = page.locator('#operations li li a:visible');
  const all = await links.count();
  await filter.pressSequentially('b');
  expect(await links.count()).toBeLessThan(all);
  await filter.fill('get secret');
  await expect(links).toHaveText(["GETGet the service account's secret"]);
  await filter.fill('accounts/{email');
  await expect(links).toHaveCount(1);
  await filter.fill('zzz');
  await expect(links).toHaveCount(0);
  await expect(page.getByText('No operation matches.')).toBeVisible();
  await filter.press('Escape');
  await expect(links).toHaveCount(all);
});

test('the arrow keys move from the filter to an operation, and Enter scrolls to it', async ({ page }) => {
  await page.goto(accounts);
  await page.getByRole('searchbox').fill('update a personal');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#operations a:focus')).toHaveText('POSTCreate or update a personal resource group');
  await page.keyboard.press('Enter');
  await expect(page.locator('#upsertPersonalResourceGroup')).toBeInViewport();
});

test('a click on a property name toggles its properties; one button expands or collapses the whole body', async ({
  page,
}) => {
  await page.goto('/api/livesystems/');
  const body = page.locator('[id="instantiateLiveSystem.body"]');
  const fold = body.locator('[id="instantiateLiveSystem.body.blueprintMap"] > details.nested-schema', {
    hasText: 'Each value: 9 properties',
  });
  await body.getByText('blueprintMap', { exact: true }).click();
  await expect(fold).toHaveAttribute('open', '');
  await body.getByText('blueprintMap', { exact: true }).click();
  await expect(fold).not.toHaveAttribute('open');
  await body.getByRole('button', { name: 'Expand all' }).click();
  await expect(body.locator('details.nested-schema:not([open])')).toHaveCount(0);
  await body.getByRole('button', { name: 'Collapse all' }).click();
  await expect(body.locator('details.nested-schema[open]')).toHaveCount(0);
});

test('the names and the strings of an example have colors, in the typeface of the code around them', async ({
  page,
}) => {
  await page.goto('/api/livesystems/');
  const code = page.locator('[data-code-block]:has(b):has(i)').first();
  const getLook = (selector: string) =>
    code
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, fontStyle, fontWeight } = getComputedStyle(element);
        return { color, font: `${fontStyle} ${fontWeight}` };
      });
  const [plain, name, string] = [await getLook('code'), await getLook('b'), await getLook('i')];
  expect([name.font, string.font]).toEqual([plain.font, plain.font]);
  expect(new Set([plain.color, name.color, string.color]).size).toBe(3);
});

test('a referenced schema opens one more level on demand, with its own anchors and no duplicate IDs', async ({
  page,
}) => {
  await page.goto('/api/livesystems/');
  const row = page.locator('[id="schema.LiveSystem.blueprint"]');
  await row.locator('summary').first().click();
  const field = page.locator('[id="schema.LiveSystem.blueprint.productId"]');
  await expect(field).toBeVisible();
  await expect(field.locator('a.permalink')).toHaveAttribute('href', '#schema.LiveSystem.blueprint.productId');
  const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map((node) => node.id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the OpenAPI and TypeScript downloads have stable URLs', async ({ request }) => {
  const json: unknown = await (await request.get('/api/environments/openapi.json')).json();
  expect(json).toMatchObject({ info: { version: 'v1' } });
  expect(await (await request.get('/api/environments/openapi.yaml')).text()).toMatch(/^openapi: /m);
  expect(await (await request.get('/api/environments/types.ts')).text()).toContain('createEnvironment');
  expect(await (await request.get(environments)).text()).toMatch(
    /<a [^>]*href="\/api\/environments\/openapi\.yaml"[^>]*>(?:<[^>]*>)*OpenAPI \(YAML\)/,
  );
});

test('a link on another page opens the API page and marks the row in its hash', async ({ page }) => {
  await page.goto('/api-technical-reference/environments/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/api/environments/#createSecret.body.value',
      textContent: 'there',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'there', exact: true }).click();
  await page.waitForURL('**/api/environments/**');
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'createSecret.body.value', { timeout: 20_000 });
  await expect(page.locator('[data-target]')).toBeInViewport();
});

for (const width of [1440, 390])
  test(`the operationId is ${width > 640 ? 'next to the access' : 'below the responses'}, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/api/environments/#createServiceAccount');
    const operation = page.locator('#createServiceAccount');
    const getBox = async (selector: string) => (await operation.locator(selector).first().boundingBox())!;
    const [id, access, response] = [
      await getBox('[data-copy="createServiceAccount"]'),
      await getBox('[data-security]'),
      await getBox('.response'),
    ];
    if (width > 640) expect(Math.abs(id.y + id.height / 2 - access.y - access.height / 2)).toBeLessThan(2);
    else expect(id.y).toBeGreaterThan(response.y + response.height);
    // The button that copies the path is next to its first line.
    const [method, copy] = [await getBox('.method'), await getBox('[data-copy^="/environments/"]')];
    expect(Math.abs(copy.y + copy.height / 2 - method.y - method.height / 2)).toBeLessThan(4);
  });
