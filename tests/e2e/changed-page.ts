import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Serves the exported page at a path with changed HTML, as another configuration would have exported it. The page's policy is
 * removed because it lists the hashes of the inline scripts.
 */
export async function changePage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() === 'HEAD') return route.continue();
      const response = await route.fetch();
      const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      const changed = change(html);
      if (changed === html) throw new Error(`Nothing was changed in ${path}.`);
      await route.fulfill({ response, body: changed });
    },
  );
}

/** Waits until React has hydrated the navbar and the page is idle. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-navbar]') ?? {}).some((key) => key.startsWith('__react')),
  );
  // React hydrates an element before all of its descendants have their listeners.
  await settle(page);
}

/** Sets a mark in the window, which a full load of a page removes. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Returns true if no full load has happened since {@link markWindow} and none is in progress. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window).catch(() => false);
}

/** Waits until a full load has replaced the page marked by {@link markWindow} and the network is idle. */
export async function waitForReload(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'marked' in window).catch(() => true)).toBe(false);
  await page.waitForLoadState('networkidle');
}

/**
 * Resizes the window and waits until the page has handled the resize. Until the event arrives, off-screen sections of an API page
 * are clipped to their previous heights.
 */
export async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  const reference = page.locator('.api');
  const hasReference = (await reference.count()) > 0;
  if (hasReference) {
    await page.locator('.api[data-content-visibility]').waitFor();
    await reference.evaluate((frame) => frame.setAttribute('data-content-visibility', 'before'));
  }
  await page.setViewportSize({ width, height });
  if (hasReference) await page.locator('.api[data-content-visibility=""]').waitFor();
  await settle(page);
}

/** Resolves when the page, or the page that replaces it meanwhile, has painted and is idle. */
export async function settle(page: Page): Promise<void> {
  // Unlike `evaluate`, `waitForFunction` runs again on the next page if this one is unloaded.
  await page.waitForFunction(
    () =>
      new Promise<true>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(true), { timeout: 10_000 }));
      }),
  );
}

/** Resolves when all animations of an element have ended, except those that repeat forever or follow the scroll position. */
export async function waitForMotion(element: Locator, options?: GetAnimationsOptions): Promise<void> {
  await element.evaluate(async (moved, settings) => {
    const ending = moved
      .getAnimations(settings)
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    // An animation is canceled if its element is removed.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, options);
}
