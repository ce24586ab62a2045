import * as messages from '@/messages';
import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import { holdScript, onScript } from './held-script';
import { actEarly } from './early-page';
import { getDialog, getField } from './search';

const intro = '/definitions/intro/';

const getList = (page: Page) => page.getByRole('dialog', { name: messages.shortcuts });

test('? lists the keyboard shortcuts; Escape, the close button, and going back close the list and stay on the page', async ({
  page,
}) => {
  await page.goto(intro);
  const link = page.locator('[data-navbar]').getByRole('link', { name: 'Documentation', exact: true });
  await link.focus();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => getList(page).getByRole('button', { name: 'Close' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await page.keyboard.press('?');
    await expect(getList(page)).toContainText('Move through the results');
    await expect(page.locator('[data-navbar]')).toHaveAttribute('inert');
    await close();
    await expect(getList(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.locator('[data-navbar]')).not.toHaveAttribute('inert');
  }
  await expect(page).toHaveURL(intro);
});

test('the list of shortcuts opens from the footer, and returns the focus to its button', async ({ page }) => {
  await page.goto(intro);
  const button = page.getByRole('contentinfo').getByRole('button', { name: messages.shortcuts });
  await button.click();
  await expect(getList(page)).toContainText('Move through the results');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('? is text in a field and in the search', async ({ page }) => {
  await page.goto('/api/accounts/');
  const filter = page.getByRole('searchbox', { name: 'Filter operations' });
  await filter.press('?');
  await expect(filter).toHaveValue('?');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('?/');
  await expect(getField(page)).toHaveValue('?/');
  await expect(getList(page)).toHaveCount(0);
});

test('the search opens on top of the list of shortcuts, and each Escape closes one of them', async ({ page }) => {
  await page.goto(intro);
  await page.keyboard.press('?');
  await expect(getList(page)).toContainText('Move through the results');
  await page.keyboard.press('/');
  await page.keyboard.type('kafka');
  await expect(getField(page)).toHaveValue('kafka');
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getList(page)).toContainText('Move through the results');
  await page.keyboard.press('Escape');
  await expect(getList(page)).toHaveCount(0);
});

test.describe('shortcuts of a single character', () => {
  test.use({ isAlone: true });

  test('can be turned off, also for the next page, while Ctrl+K stays', async ({ page }) => {
    await page.goto(intro);
    await page.keyboard.press('?');
    const setting = getList(page).getByRole('checkbox', { name: messages.shortcutsSingle });
    await setting.uncheck();
    await page.keyboard.press('Escape');
    await expect(getList(page)).toHaveCount(0);
    await page.reload();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toHaveValue('');
    await expect(getList(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: messages.shortcuts }).click();
    await expect(setting).not.toBeChecked();
    await setting.check();
    await page.keyboard.press('Escape');
    await expect(getList(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
  });
});

test('a shortcut pressed before the scripts have started, and the text typed after it, are not lost', async ({
  page,
}) => {
  await actEarly(page, intro, () => page.keyboard.type('/kafka'));
  await expect(getField(page)).toHaveValue('kafka');
});

test('a press of the search button before the scripts have started, and the text typed after it, are not lost', async ({
  page,
}) => {
  await actEarly(page, intro, async () => {
    await page.locator('[data-search-button]').click();
    await page.keyboard.type('kafka');
  });
  await expect(getField(page)).toHaveValue('kafka');
});

test('a press of another button before the scripts have started is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await actEarly(page, intro, () => page.getByRole('button', { name: messages.toggleNavigation }).click());
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press of a button that works without scripts is not repeated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.locator('#operations');
  await actEarly(page, '/api/accounts/', async () => {
    await page.locator('button[popovertarget="operations"]').click();
    await expect(sheet).toBeVisible();
  });
  await expect(sheet).toBeVisible();
});

test('if the list of shortcuts cannot be loaded, a message says so, and ? opens it later', async ({ page }) => {
  let isBroken = false;
  await onScript(page, '"kbd"', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(intro);
  isBroken = true;
  await page.keyboard.press('?');
  await expect(page.getByRole('alert').filter({ hasText: messages.shortcutsFailed })).toBeVisible();
  isBroken = false;
  await page.keyboard.press('?');
  await expect(getList(page)).toContainText('Move through the results');
  await expect(page.getByText(messages.shortcutsFailed)).toHaveCount(0);
});

for (const { name, mark, open } of [
  {
    name: 'the list of shortcuts',
    mark: 'flex-none cursor-pointer accent-accent',
    open: (page: Page) => page.keyboard.press('?'),
  },
  {
    name: 'the form for a request',
    mark: 'request-dialog',
    open: (page: Page) => page.getByRole('button', { name: 'Build a request' }).first().press('Enter'),
  },
])
  test(`${name} stays closed if the search has opened while it was loading, and the search keeps the focus`, async ({
    page,
  }) => {
    const release = await holdScript(page, mark);
    await page.goto('/api/accounts/');
    await open(page);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await release();
    await page.keyboard.type('kafka');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(getField(page)).toHaveValue('kafka');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
