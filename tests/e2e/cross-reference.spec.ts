import { expect, test } from './test';
import { ask, openSearch } from './search';

test('a schema leads from an operation that uses it back to the operation', async ({ page }) => {
  await page.goto('/reference/schemas/');
  await page.getByRole('main').getByRole('link', { name: 'MutationStep', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'MutationStep' })).toBeVisible();
  await page
    .getByRole('row', { name: /Instantiate a live system/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/api\/livesystems\/#instantiateLiveSystem$/);
  await page.goBack();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['', 'API reference', 'Where schemas are used', 'MutationStep']);
  await expect(page.getByRole('heading', { level: 1, name: 'MutationStep' })).toBeVisible();
});

test('the section of an operation and of a schema each lead to where it is used, and back', async ({ page }) => {
  for (const [path, name] of [
    ['/api/environments/#createSecret', 'Create a secret'],
    ['/api/environments/#schema.CreateSecretRequest', 'CreateSecretRequest'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: `Where used: ${name}`, exact: true }).click();
    await expect(page).toHaveURL(/\/reference\//);
    const target = page
      .getByRole('main')
      .locator('h1, tr[id]')
      .filter({ hasText: new RegExp(`^${name}`) });
    await expect(target.first()).toBeInViewport();
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path.replace('.', '\\.')}$`));
    // The URL changes first. Opening a hash before the page has loaded would be a jump within the page that is still shown.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Environments');
  }
});

test('a property that the search finds is one step from the operations that use it', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'businessScopes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#.*\.businessScopes$/);
  const property = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await page
    .getByRole('article')
    .filter({ has: property })
    .getByRole('link', { name: /^Where used: / })
    .click();
  await expect(page).toHaveURL(/\/reference\//);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' }).first()).toBeVisible();
});

test('the name of a property leads to the operations that use it', async ({ page }) => {
  await page.goto('/reference/properties/#name-businessScopes');
  // The places of links in the source would only add to the weight of the page.
  await expect(page.locator('[data-place]')).toHaveCount(0);
  const row = page.getByRole('row', { name: /CreateAccountRequest/ }).filter({ hasText: 'business scopes' });
  await row.getByRole('link', { name: 'uses' }).click();
  await expect(page).toHaveURL(/\/reference\/schemas\/accounts\/CreateAccountRequest\/#operations$/);
  await expect(page.getByRole('row', { name: /Create an account Request: body/ })).toBeInViewport();
});

const pagesWithTables = [
  'properties',
  'operations',
  'values',
  'errors',
  'access',
  'schemas',
  'create-read-update',
  'maps',
  'openapi-support',
];

test('the tables of a page have first columns of the same width, and fit a phone', async ({ page }) => {
  for (const name of pagesWithTables) {
    await page.goto(`/reference/${name}/`);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const tables = page.locator('main table');
      const frames = await tables.evaluateAll((all) =>
        all.map((table) => ({
          column: Math.round(table.querySelector('th')?.getBoundingClientRect().width ?? 0),
          columns: table.querySelectorAll('th').length,
          overflow: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
        })),
      );
      const pairs = frames.filter(({ columns }) => columns === 2);
      expect(new Set(pairs.map(({ column }) => column)).size, `${name} at ${width} px`).toBe(1);
      expect(Math.max(...pairs.map(({ overflow }) => overflow)), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the row of a name has a link to itself, and is marked when it is the target', async ({ page }) => {
  await page.goto('/reference/properties/');
  const row = page.locator('[id="name-businessScopes"]');
  await row.hover();
  await row.getByRole('link', { name: 'Direct link to businessScopes' }).click();
  await expect(page).toHaveURL(/#name-businessScopes$/);
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a map of a service is no wider than its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reference/maps/');
  const frames = page.locator('main .diagram-frame');
  expect(await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length)).toBe(
    0,
  );
  expect(await frames.count()).toBeGreaterThan(3);
});

test('the overview has a card for each page of the cross-reference', async ({ page }) => {
  await page.goto('/reference/');
  const cards = page.getByRole('main').locator('a[data-card]');
  await expect(cards.first()).toHaveText(/^Where schemas are used/);
  expect(await cards.count()).toBeGreaterThan(8);
  const markdown = await page.request.get('/reference.md');
  expect(await markdown.text()).not.toContain(':::');
});
