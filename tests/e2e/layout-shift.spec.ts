import { settle } from './changed-page';
import { serveSlowly } from './slow-line';
import { expect, test, type Page } from './test';

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

interface Shift {
  value: number;
  /** The HTML of each element that has moved, and its rectangles before and after. */
  moved: string[];
}

/** Records the layout shifts of the pages that are opened from now on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
        shifts.push({ value, moved: sources.map(toText) });
    }).observe({ type: 'layout-shift', buffered: true });

    function toText({ node, previousRect, currentRect }: Source): string {
      const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
      return `${text.slice(0, 120)} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`;
    }
  });
}

async function expectNoShift(page: Page): Promise<void> {
  await settle(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  // Rounded to the three digits of a CLS score: a paint may happen in the middle of a line that is still arriving.
  expect({ total: total.toFixed(3), shifts: total < 0.0005 ? [] : shifts }).toEqual({ total: '0.000', shifts: [] });
}

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
