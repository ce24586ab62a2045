import { expect, test, type Page } from './test';
import { isMarked, markWindow, settle } from './changed-page';
import { findSidebarLink } from './docs-sidebar';
import { holdRequests, onScript } from './held-script';

const intro = '/definitions/intro/';
const concepts = '/definitions/concepts/';

/** Holds the payloads of a page until the returned function is called. */
const holdPayload = (page: Page, path: string) =>
  holdRequests(page, ({ pathname }) => pathname.startsWith(path) && pathname.endsWith('.txt'));

test.beforeEach(async ({ page }) => {
  await page.goto(intro);
});

test('the old page stays until the next one has loaded, and a progress bar appears only after 200 ms', async ({
  page,
}) => {
  const release = await holdPayload(page, concepts);
  await markWindow(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { once: true, capture: true });
    new MutationObserver((_, observer) => {
      if (!document.getElementById('nprogress')) return;
      Object.assign(window, { shownAfter: performance.now() - clicked });
      observer.disconnect();
    }).observe(document.body, { childList: true });
  });
  await findSidebarLink(page, 'Concepts').click();
  const bar = page.locator('#nprogress [data-bar]');
  await expect(bar).toBeVisible();
  const shownAfter = await page.evaluate(() => (window as unknown as { shownAfter: number }).shownAfter);
  expect(shownAfter).toBeGreaterThanOrEqual(199);
  const getShare = () =>
    bar.evaluate(
      (element) => 1 + Number(/\(([-\d.]+)%/.exec((element as HTMLElement).style.transform)?.[1] ?? -100) / 100,
    );
  const first = await getShare();
  expect(first).toBeGreaterThanOrEqual(0.08 - 1e-6);
  expect(first).toBeLessThanOrEqual(0.101);
  await expect.poll(getShare, { timeout: 3000 }).toBeGreaterThan(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a dialog that opens while the next page loads is closed by that page, and Back leads to the page before', async ({
  page,
}) => {
  const release = await holdPayload(page, concepts);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  await findSidebarLink(page, 'Concepts').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  release();
  await expect(title).toHaveText('Concepts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-site] > [inert]')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(title).toHaveText(before);
  await expect(page).toHaveURL(new RegExp(`${intro}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with a stopped clock', () => {
  // The clock belongs to the context.
  test.use({ isAlone: true });

  /** Records whether a progress bar is shown. The returned function reads the record. */
  async function watchProgress(page: Page): Promise<() => Promise<boolean>> {
    await page.evaluate(() => {
      new MutationObserver(
        () => document.getElementById('nprogress') && Object.assign(window, { shown: true }),
      ).observe(document.body, { childList: true });
    });
    return () => page.evaluate(() => 'shown' in window);
  }

  /** Stops the clock, so that no timer runs while a test waits for a page. */
  async function stopClock(page: Page): Promise<void> {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
  }

  test('a second slow page change may start while the bar of the first disappears', async ({ page }) => {
    const [releaseConcepts, releaseArchitecture] = [
      await holdPayload(page, concepts),
      await holdPayload(page, '/definitions/architecture/'),
    ];
    const title = page.getByRole('heading', { level: 1 });
    const bar = page.locator('#nprogress');
    await stopClock(page);
    await findSidebarLink(page, 'Concepts').click();
    await page.clock.runFor(1000);
    await expect(bar).toHaveCount(1);
    releaseConcepts();
    await expect(title).toHaveText('Concepts');
    await findSidebarLink(page, 'Architecture').click();
    // The second page change lasts long enough for a bar when the end of the first removes its own.
    await page.clock.runFor(399);
    await expect(bar).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(800);
    await expect(bar).toHaveCount(1);
    releaseArchitecture();
    await expect(title).toHaveText('Architecture');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  test('a link that changes only the query neither scrolls nor shows progress', async ({ page }) => {
    const isShown = await watchProgress(page);
    await markWindow(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '?a=b', textContent: 'Query' });
      link.style.cssText = 'position: fixed; inset-block-start: 50%';
      document.querySelector('article')?.append(link);
      window.scrollTo(0, 300);
    });
    const link = page.getByRole('link', { name: 'Query', exact: true });
    // The router would scroll only if it has prefetched the page.
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('__PAGE__'));
    await link.hover();
    await fetched;
    await settle(page);
    await stopClock(page);
    await link.click();
    await page.waitForURL(`**${intro}?a=b`);
    await page.clock.runFor(400);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await isShown()).toBe(false);
    expect(await isMarked(page)).toBe(true);
  });

  test('a fast page change and a hash change show no progress bar', async ({ page }) => {
    const isShown = await watchProgress(page);
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes(concepts));
    await findSidebarLink(page, 'Concepts').hover();
    await fetched;
    await stopClock(page);
    await findSidebarLink(page, 'Concepts').click();
    await page.waitForURL(`**${concepts}`);
    await page.locator('[data-page-contents] a').nth(1).click();
    await page.clock.runFor(400);
    expect(await isShown()).toBe(false);
  });

  test('hovering a link loads the progress bar; if that fails, the page changes without it', async ({ page }) => {
    const asked: string[] = [];
    await page.goto('about:blank');
    await onScript(page, 'nprogress', async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    await page.goto(intro);
    await page.mouse.move(700, 400);
    expect(asked).toEqual([]);
    await findSidebarLink(page, 'Concepts').hover();
    await expect.poll(() => asked.length).toBe(1);
    const release = await holdPayload(page, '/definitions/architecture/');
    await stopClock(page);
    await findSidebarLink(page, 'Architecture').click();
    // Later than the progress bar would appear.
    await page.clock.runFor(400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Architecture');
  });
});
