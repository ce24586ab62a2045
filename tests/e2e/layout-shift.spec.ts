import { expectNoShift, recordShifts } from './shifts';
import { serveSlowly } from './slow-line';
import { expect, test } from './test';

const kinds = [
  '/',
  '/definitions/concepts/',
  '/category/how-tos/',
  '/markdown-guide/',
  '/api/environments/',
  '/api/environments/#listSecrets',
  '/api/environments/#tag.Secrets',
  // In a closed disclosure.
  '/api/blueprints/#createBlueprint.body.components.id',
  '/nowhere/',
];

for (const route of kinds) {
  for (const width of [390, 1440]) {
    test(`${route} does not shift while it loads at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      if (route.startsWith('/api/')) await page.locator('.api[data-content-visibility]').waitFor();
      await expectNoShift(page);
    });
  }
}

/** A page of each layout, and the home page, whose example is next to its headline. */
const late = [
  ...['/definitions/concepts/', '/category/how-tos/', '/api/environments/', '/print/api/environments/'].flatMap(
    (route) =>
      [
        [route, 390, 'its title', '<h1'],
        [route, 1440, 'its first section', '<h2'],
      ] as const,
  ),
  ['/', 1440, 'its example', '<section aria-labelledby="example"'],
] as const;

for (const [route, width, name, mark] of late) {
  test(`${route} does not shift when ${name} arrives late at ${width} pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    const line = await serveSlowly(baseURL ?? '', mark);
    try {
      const opened = page.goto(line.url + route);
      await page.locator('[data-navbar]').waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
      line.release();
      await opened;
      await expectNoShift(page);
    } finally {
      line.close();
    }
  });
}
