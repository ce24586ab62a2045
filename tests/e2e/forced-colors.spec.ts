import { expect, test, type Locator } from './test';
import { ask, openSearch } from './search';

// The dark contrast themes of Windows: the canvas is black, and the text is white.
test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } });

const getStyle = (element: Locator, name: string) =>
  element.evaluate((shown, property) => getComputedStyle(shown).getPropertyValue(property), name);

test('the searched words are readable in results', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'secret');
  const mark = page.locator('[role=option][aria-selected=false] mark').first();
  expect(await getStyle(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await getStyle(mark, 'background-color')).not.toBe(await getStyle(mark, 'color'));
});

test('the texts and boxes of diagrams have the colors of the system', async ({ page }) => {
  await page.goto('/reference/maps/');
  const canvas = await getStyle(page.locator('body'), 'color');
  const node = page.locator('.diagram-node').first();
  expect(await getStyle(node.locator('.diagram-text').first(), 'fill')).toBe(canvas);
  expect(await getStyle(node.locator('path, polygon, ellipse').first(), 'fill')).not.toBe(canvas);
});
