import { test } from 'playwright/test';
import { expectAccessible } from './axe';
import { routes } from './routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of [...routes, '/nowhere/']) {
  test(`${route} has no accessibility violation, in both themes, wide and on a phone`, async ({ page }) => {
    await page.goto(route);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}
