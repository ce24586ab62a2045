import { settle } from './changed-page';
import { ask, getField, openSearch } from './search';
import { expect, test } from './test';

test('the page is inert while the search or the drawer is open, and interactive after it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/definitions/intro/');
  const reachable = page.locator('[data-site]:not([inert]) > :not([inert], [role=status])');
  const count = await reachable.count();
  const search = page.locator('button.search-button');
  const drawer = page.getByRole('button', { name: 'Toggle navigation bar' });
  for (const button of [search, drawer, search, drawer]) {
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(reachable).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(reachable).toHaveCount(count);
    await expect(button).toBeFocused();
  }
});

test('the page is interactive again after the search was opened over the drawer and both were closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/definitions/intro/');
  const reachable = page.locator('[data-site]:not([inert]) > :not([inert], [role=status])');
  const count = await reachable.count();
  for (let round = 0; round < 2; round++) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator(':is([role=dialog], dialog[open])')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.locator(':is([role=dialog], dialog[open])')).toHaveCount(2);
    await expect(reachable).toHaveCount(0);
    for (const left of [1, 0]) {
      await page.keyboard.press('Escape');
      await expect(page.locator(':is([role=dialog], dialog[open])')).toHaveCount(left);
      // The drawer answers keys again once it has the focus.
      await expect(page.locator('[data-drawer]:focus-within')).toHaveCount(left);
    }
    await expect(reachable).toHaveCount(count);
  }
});

test('keys of an input method neither close the search nor open a result', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'secret');
  // Safari ends the composition before it reports the key.
  for (const isComposing of [true, false])
    for (const key of ['Escape', 'Enter'])
      await getField(page).dispatchEvent('keydown', { key, isComposing, keyCode: 229 });
  await ask(page, 'secrets');
  await expect(getField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search opened while the drawer is closing closes on one Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/definitions/intro/');
  // Opening both dialogs once loads their code.
  for (const name of ['Search', 'Toggle navigation bar']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator(':is([role=dialog], dialog[open][aria-busy=false])')).toHaveCount(1);
    if (name === 'Search') await page.keyboard.press('Escape');
  }
  // In one task, so that the history has not yet changed after the first Escape.
  const isOpen = await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    press('Escape');
    press('k', true);
    await Promise.resolve();
    const isOpen = document.activeElement?.matches('dialog[open] input');
    press('Escape');
    return isOpen;
  });
  expect(isOpen).toBe(true);
  await expect(page.locator(':is([role=dialog], dialog[open])')).toHaveCount(0);
});

for (const [name, width] of [
  ['Search', 1440],
  ['Toggle navigation bar', 900],
  ['Keyboard shortcuts', 1440],
] as const)
  test(`a double click on “${name}” opens its dialog, and the next press outside closes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/support/');
    // The second time, the code of the dialog has already been loaded.
    for (let round = 0; round < 2; round++) {
      await page.getByRole('button', { name, exact: true }).dblclick();
      await expect(page.locator(':is([role=dialog], dialog[open][aria-busy=false])')).toHaveCount(1);
      await settle(page);
      await expect(page.locator(':is([role=dialog], dialog[open]):focus-within')).toHaveCount(1);
      await page.mouse.click(width - 10, 890);
      await expect(page.locator(':is([role=dialog], dialog[open])')).toHaveCount(0);
    }
  });

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('a dialog that opens over the operations sheet replaces it, and Back closes the dialog', async ({ page }) => {
    await page.goto('/definitions/intro/');
    await page.goto('/api/accounts/');
    const sheet = page.getByRole('navigation', { name: 'Operations', exact: true });
    await page.getByRole('button', { name: 'Operations', exact: true }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(sheet).toBeHidden();
    await expect(getField(page)).toBeFocused();
    await page.keyboard.type('kafka');
    await expect(getField(page)).toHaveValue('kafka');
    await page.goBack();
    await expect(getField(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/api\/accounts\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/definitions\/intro\/$/);
  });

  test('the outline of the bar that opens the operations sheet is inside the window', async ({ page }) => {
    await page.goto('/api/accounts/');
    const button = page.getByRole('button', { name: 'Operations', exact: true });
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toHaveCSS('outline-offset', '-2px');
  });
});
