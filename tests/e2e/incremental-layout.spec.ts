import { settle } from './changed-page';
import { expectNoShift, readShifts, recordShifts } from './shifts';
import { expect, test, type Page } from './test';

const environments = '/api/environments/';

/** Holds the idle callbacks of the page. The returned function releases them and resolves when the whole page is laid out. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const native = window.requestIdleCallback.bind(window);
    let isHeld = true;
    // The timeout identifies the callbacks of the page itself.
    window.requestIdleCallback = (callback, options) =>
      isHeld && options?.timeout === 2000 ? waiting.push(callback) : native(callback, options);
    Object.assign(window, {
      goOn: () => {
        isHeld = false;
        for (const callback of waiting) native(callback);
      },
    });
  });
  return async () => {
    await page.evaluate('goOn()');
    await page.locator('.api[data-content-visibility]').waitFor();
  };
}

const getLater = (page: Page) => page.locator('html[data-incremental]');

/** Counts the operations and schemas that the browser has laid out. */
const countLaidOut = (page: Page) =>
  page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true)
          .length,
    );

/** Counts the operations and schemas in the viewport that are not laid out yet, but will be with the next frame. */
const countBareInSight = (page: Page) =>
  page.locator('.api :is(.operation, .component-schema)').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        const isInSight = bottom > 0 && top < window.innerHeight;
        return isInSight && part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== true;
      }).length,
  );

const getTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('an API page first lays out less than a quarter of its sections and the rest when idle, without shifts', async ({
  page,
}) => {
  await recordShifts(page);
  const goOn = await holdIdle(page);
  await page.goto(environments);
  const parts = await page.locator('.api :is(.operation, .component-schema)').count();
  expect(await countLaidOut(page)).toBeLessThan(parts / 4);
  await expect(getLater(page)).toHaveCount(1);
  await expectNoShift(page);
  const { length: loaded } = await readShifts(page);
  await goOn();
  await expect(getLater(page)).toHaveCount(0);
  await expect(page.locator('[data-later]')).toHaveCount(0);
  const sizes = await page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  await page.locator('.api').evaluate((frame) => frame.removeAttribute('data-content-visibility'));
  const whole = await page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(sizes).toEqual(whole);
  await settle(page);
  expect((await readShifts(page)).slice(loaded)).toEqual([]);
});

test('an idle period lays out as many sections as it has time for', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const native = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === 2000 ? waiting.push(callback) : native(callback, options);
    const runIdle = (remaining: number) => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => remaining });
    };
    Object.assign(window, { runIdle, isWaiting: () => waiting.length > 0 });
  });
  await page.goto(environments);
  const later = page.locator('[data-later]');
  const count = await later.count();
  for (const [remaining, left] of [
    [0, count - 1],
    [0, count - 2],
    [1e6, 0],
  ] as const) {
    await page.waitForFunction('isWaiting()');
    await page.evaluate(`runIdle(${remaining})`);
    await expect(later).toHaveCount(left);
  }
  await expect(getLater(page)).toHaveCount(0);
});

test('the section being read stays in place while the sections above it are laid out', async ({ page }) => {
  const goOn = await holdIdle(page);
  await page.goto(environments);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  await expect.poll(() => countBareInSight(page)).toBe(0);
  // The section in the middle of the window, or the next one if the middle is between two sections.
  const id = await page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll((parts) => parts.find((part) => part.getBoundingClientRect().bottom > 400)?.id ?? '');
  const place = await getTop(page, `[id="${id}"]`);
  const before = await page.evaluate(() => window.scrollY);
  await goOn();
  expect(await page.evaluate(() => window.scrollY)).not.toBe(before);
  expect(Math.abs((await getTop(page, `[id="${id}"]`)) - place)).toBeLessThanOrEqual(1);
});

test('a link to an operation scrolls to the final position of the operation', async ({ page }) => {
  const goOn = await holdIdle(page);
  await page.goto(environments);
  await expect(getLater(page)).toHaveCount(1);
  await page.locator('#operations a[href="#listSecrets"]').evaluate((link: HTMLElement) => link.click());
  await expect(getLater(page)).toHaveCount(0);
  await expect(page.locator('#listSecrets')).toBeInViewport();
  const place = await getTop(page, '#listSecrets');
  await goOn();
  expect(await getTop(page, '#listSecrets')).toBe(place);
});

test('a page opened at a hash, by a reload, by going back, or by a link is laid out completely at once', async ({
  page,
}) => {
  await page.goto(`${environments}#listSecrets`);
  await expect(getLater(page)).toHaveCount(0);
  await expect(page.locator('#listSecrets')).toBeInViewport();
  await page.goto('/api/accounts/');
  await page.locator('.api[data-content-visibility]').waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await expect(getLater(page)).toHaveCount(0);
  await page.goto('/markdown-guide/');
  await page.goBack();
  await expect(getLater(page)).toHaveCount(0);
  await page.goto('/category/api-reference/');
  await expect(getLater(page)).toHaveCount(0);
  await page
    .locator('aside a[href="/api/accounts/"], main a[href="/api/accounts/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.locator('.api').waitFor();
  await expect(getLater(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all sections of an API page are laid out', async ({ page }) => {
    await page.goto(environments);
    const parts = page.locator('.api :is(.operation, .component-schema)');
    const heights = await Promise.all((await parts.all()).map(async (part) => (await part.boundingBox())?.height));
    expect(new Set(heights).size).toBeGreaterThan(10);
  });
});
