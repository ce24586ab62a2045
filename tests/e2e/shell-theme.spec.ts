import { expect, test, type Page } from 'playwright/test';
import { changePage, waitForScripts } from './changed-page';

const path = '/support/';
const getTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const findToggle = (page: Page) => page.locator('.navbar').getByRole('button', { name: /Switch between dark and light mode/ });

test('the mode is light whatever the system prefers, and the toggle goes to dark and back and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await waitForScripts(page);
  expect(await getTheme(page)).toBe('light');
  await expect(findToggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await findToggle(page).click();
  expect(await getTheme(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.theme as string)).toBe('dark');
  await expect(findToggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
  await expect(findToggle(page)).toHaveAttribute('title', 'Dark mode');
  await page.reload();
  expect(await getTheme(page)).toBe('dark');
  await waitForScripts(page);
  await findToggle(page).click();
  expect(await getTheme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.theme as string)).toBe('light');
});

test('the address decides before the stored choice, and the stored choice before the default, before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(document.documentElement.dataset.theme ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0])).toBe('dark');
  await page.goto(`${path}?theme=light`);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0])).toBe('light');
});

test('another tab changes the mode at once; a removed choice means the default, other keys mean nothing', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(path);
    await waitForScripts(page);
  }
  await findToggle(first).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(findToggle(second)).toHaveAccessibleName(/currently dark mode/);
  await first.evaluate(() => localStorage.setItem('other', 'light'));
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await first.evaluate(() => localStorage.removeItem('theme'));
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
});

const bar = (id: string) =>
  `<div role="banner" class="announcement"><p class="announcement-text">News ${id}</p></div><nav aria-label="Main" class="navbar"`;

test('an announcement that was dismissed is hidden before the first paint', async ({ page }) => {
  await page.addInitScript(() => document.documentElement && (document.documentElement.dataset.announcement = 'dismissed'));
  await changePage(page, path, (html) => html.replace('<nav aria-label="Main" class="navbar"', bar('one')));
  await page.goto(path);
  await page.evaluate(() => (document.documentElement.dataset.announcement = 'dismissed'));
  await expect(page.locator('.announcement')).toBeHidden();
});
