import { expect, test, type Page } from './test';
import { openPage, openReference } from './changed-page';

const environments = '/api/environments/';

/** Keeps idle moments from the page. What it returns has them come, and ends when all has been laid out. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const native = window.requestIdleCallback.bind(window);
    let isHeld = true;
    // The page's own, by how long they wait.
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

/** How many operations and schemas the browser has laid out. */
const countLaidOut = (page: Page) =>
  page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true)
          .length,
    );

/** How many of those in sight have not been laid out yet: they get their size with the next frame. */
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

test('the first paint of an API page leaves out what is out of sight, which is laid out in idle moments', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => Object.assign(window, { shifts: list.getEntries().length })).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  const goOn = await holdIdle(page);
  await page.goto(environments);
  const parts = await page.locator('.api :is(.operation, .component-schema)').count();
  expect(await countLaidOut(page)).toBeLessThan(parts / 4);
  await expect(getLater(page)).toHaveCount(1);
  await goOn();
  await expect(getLater(page)).toHaveCount(0);
  await expect(page.locator('[data-laid-out]')).toHaveCount(0);
  const sizes = await page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  await page.locator('.api').evaluate((frame) => frame.removeAttribute('data-content-visibility'));
  const whole = await page
    .locator('.api :is(.operation, .component-schema)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(sizes).toEqual(whole);
  expect(await page.evaluate('shifts')).toBe(0);
});

test('what is read stays in its place while what is above gets its size', async ({ page }) => {
  const goOn = await holdIdle(page);
  await openReference(page, environments);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  await expect.poll(() => countBareInSight(page)).toBe(0);
  const id = await page.evaluate(
    () => document.elementFromPoint(700, 400)?.closest('.operation, .component-schema')?.id ?? '',
  );
  const place = await getTop(page, `[id="${id}"]`);
  const before = await page.evaluate(() => window.scrollY);
  await goOn();
  expect(await page.evaluate(() => window.scrollY)).not.toBe(before);
  expect(Math.abs((await getTop(page, `[id="${id}"]`)) - place)).toBeLessThanOrEqual(1);
});

test('a link to a place is followed to where it is in the end', async ({ page }) => {
  const goOn = await holdIdle(page);
  await openReference(page, environments);
  await expect(getLater(page)).toHaveCount(1);
  await page.locator('#operations a[href="#listSecrets"]').evaluate((link: HTMLElement) => link.click());
  await expect(getLater(page)).toHaveCount(0);
  await expect(page.locator('#listSecrets')).toBeInViewport();
  const place = await getTop(page, '#listSecrets');
  await goOn();
  expect(await getTop(page, '#listSecrets')).toBe(place);
});

test('a page opened at a place, anew, by going back or by a link is laid out whole', async ({ page }) => {
  await openReference(page, `${environments}#listSecrets`);
  await expect(getLater(page)).toHaveCount(0);
  await expect(page.locator('#listSecrets')).toBeInViewport();
  await openReference(page, '/api/accounts/');
  await page.locator('.api[data-content-visibility]').waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await expect(getLater(page)).toHaveCount(0);
  await page.goto('/markdown-guide/');
  await page.goBack();
  await expect(getLater(page)).toHaveCount(0);
  await openPage(page, '/category/api-reference/');
  await expect(getLater(page)).toHaveCount(0);
  await page
    .locator('aside a[href="/api/accounts/"], main a[href="/api/accounts/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.locator('.api').waitFor();
  await expect(getLater(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all of an API page is laid out', async ({ page }) => {
    await page.goto(environments);
    const parts = page.locator('.api :is(.operation, .component-schema)');
    const heights = await Promise.all((await parts.all()).map(async (part) => (await part.boundingBox())?.height));
    expect(new Set(heights).size).toBeGreaterThan(10);
  });
});
