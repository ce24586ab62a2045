import { expect, test } from './test';
import * as messages from '@/messages';

test('the A–Z index links to each letter with entries, and shows the other letters', async ({ page }) => {
  await page.goto('/a-z/');
  const letters = page.getByRole('navigation', { name: messages.alphabetLetters });
  const sections = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(await letters.getByRole('link').allTextContents()).toEqual(sections);
  const shown = await letters.locator('li').allTextContents();
  expect(shown.join('')).toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(sections.length).toBeLessThan(shown.length);
});

for (const width of [390, 768, 1440])
  test(`the letters are as wide as the list and large enough to tap at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/a-z/');
    const letters = page.getByRole('navigation', { name: messages.alphabetLetters });
    const [strip, list] = [await letters.boundingBox(), await page.locator('main section').first().boundingBox()];
    expect([strip?.x, strip?.width]).toEqual([list?.x, list?.width]);
    const sizes = await letters.getByRole('link').evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    for (const size of sizes) {
      expect(size.height).toBeGreaterThanOrEqual(44);
      expect(size.width).toBeGreaterThanOrEqual(width < 997 ? 44 : 24);
    }
  });

test('on a wide screen, the letters stay in view, and a letter leads to its heading below them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/a-z/');
  const letters = page.getByRole('navigation', { name: messages.alphabetLetters });
  await letters.getByRole('link', { name: 'E', exact: true }).click();
  await expect(letters).toBeInViewport({ ratio: 1 });
  const [strip, title] = [await letters.boundingBox(), await page.locator('#letter-e').boundingBox()];
  const gap = (title?.y ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0);
  expect(Math.abs(gap)).toBeLessThan(20);
});
