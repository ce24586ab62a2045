import { expect, test } from './test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an API page shows no control that needs JavaScript, and its schemas open as native disclosures', async ({
    page,
  }) => {
    await page.goto('/api/environments/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(v1)');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const field = page.locator('[id="listAzureLocations.200.metadata.regionType"]');
    await expect(field).toBeHidden();
    await page.locator('[id="listAzureLocations.200.metadata"] > details > summary').click();
    await expect(field).toBeVisible();
  });

  test('a sidebar link scrolls to its operation', async ({ page }) => {
    await page.goto('/api/environments/');
    await page.locator('#operations').getByRole('link', { name: 'Create a secret' }).click();
    await expect(page.locator('#createSecret')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the Operations button is above the content, covers no text, and floats only after scrolling up', async ({
    page,
  }) => {
    await page.goto('/api/accounts/');
    const button = page.getByRole('button', { name: 'Operations' });
    const main = await page.getByRole('main').boundingBox();
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    await scrollTo(3000);
    await expect(button).not.toBeInViewport();
    await scrollTo(2900);
    await expect(button).toBeInViewport();
    await scrollTo(3000);
    await expect(button).not.toBeInViewport();
    await scrollTo(2900);
    await scrollTo(0);
    await expect.poll(() => button.boundingBox()).toEqual(box);
  });

  test('the menu of operations closes when the window becomes wide enough to show it next to the page', async ({
    page,
  }) => {
    await page.goto('/api/accounts/');
    await page.getByRole('button', { name: 'Operations' }).click();
    const menu = page.locator('#operations');
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator('#operations:popover-open')).toHaveCount(0);
    const [list, main] = [await menu.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(main?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? Infinity));
  });

  for (const service of ['accounts', 'blueprints', 'environments', 'livesystems', 'providers']) {
    test(`/api/${service}/ does not scroll horizontally at 320 pixels with every disclosure open`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/api/${service}/`);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > 321 && !element.closest('pre'))
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(wide).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});
