import { holdScript } from './held-script';
import { expect, type Page } from './test';

/** Opens a page, calls `act` before its scripts have started, and waits until they have. */
export async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdScript(page, 'data-shortcuts-open');
  const opened = page.goto(path);
  await page.getByRole('contentinfo').waitFor();
  await act();
  await expect(page.locator('html[data-scripting]')).toHaveCount(1);
  expect(await page.evaluate(() => 'early' in window)).toBe(true);
  await release();
  await opened;
}
