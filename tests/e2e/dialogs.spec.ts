import { expect, test } from './test';
import { openPage } from './changed-page';

test('the page behind a dialog is inert, whichever is opened and however often', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/definitions/intro/');
  const reachable = page.locator('.site:not([inert]) > :not([inert])');
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

test('the page can be used again after one dialog was opened over another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/definitions/intro/');
  const reachable = page.locator('.site:not([inert]) > :not([inert])');
  const count = await reachable.count();
  for (let round = 0; round < 2; round++) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.locator('[role=dialog]')).toHaveCount(2);
    await expect(reachable).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog]')).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect(reachable).toHaveCount(count);
  }
});
