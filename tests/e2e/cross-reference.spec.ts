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
    await expect(page.getByRole('heading', { name })).toBeInViewport();
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path.replace('.', '\\.')}$`));
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
  await expect(page.getByRole('row', { name: /Create an account Request body/ })).toBeInViewport();
});
