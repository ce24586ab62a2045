import { onScript } from './held-script';
import { expect, type Page } from './test';

/** Opens a page, calls `act` before its scripts have started, and waits until they have. */
export async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await onScript(page, 'data-shortcuts-open', async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto(path);
  await page.getByRole('contentinfo').waitFor();
  await act();
  await expect(page.locator('html[data-scripting]')).toHaveCount(1);
  expect(await page.evaluate(() => 'early' in window)).toBe(true);
  release();
  await opened;
}
