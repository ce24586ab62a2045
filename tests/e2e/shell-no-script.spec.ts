import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('without JavaScript a dropdown opens on hover and on focus', async ({ page }) => {
  await page.goto('/definitions/intro/');
  const entry = page.locator('[data-dropdown] ul').getByRole('link', { name: 'Cloud Agent' });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'API Reference' }).hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await expect(entry).toBeVisible();
});

test('without JavaScript a sidebar category opens on click, and the category of the page is open', async ({ page }) => {
  await page.goto('/definitions/intro/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Concepts' })).toBeVisible();
  const guide = sidebar.getByRole('link', { name: 'Create an Ambassador ingress' });
  await expect(guide).toBeHidden();
  await sidebar.getByLabel('Pages in How-tos').click();
  await expect(guide).toBeVisible();
});

test('without JavaScript the menus of a small screen are in a native disclosure, and the sidebar is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/definitions/intro/');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toHaveCount(0);
  const entry = page.locator('#bar-end').getByRole('link', { name: 'Cloud Agent' });
  await expect(entry).toBeHidden();
  await page.locator('#bar-end > summary').click();
  await expect(entry).toBeVisible();
  await expect(page.locator('#bar-end').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('without JavaScript the page is light, has no theme button, and its skip link goes to #main', async ({ page }) => {
  await page.goto('/definitions/intro/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: /dark and light mode/ })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.hash === '#main');
});
