import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Lets the browser meet the exported page at a path with its HTML changed, as another configuration would have written it; the
 * page's policy, which names its inline scripts by their hashes, is left out.
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

/** Waits until the page's scripts have taken over the element of a selector, and all others of the page. */
export async function waitForScripts(page: Page, selector = '[data-navbar]'): Promise<void> {
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );
  // React knows an element before all that it holds listens.
  await settle(page);
}

/** Opens a page and waits until its scripts answer. */
export async function openPage(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await waitForScripts(page);
}

/** Opens an API page and waits until its scripts answer. */
export async function openReference(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await waitForScripts(page, '.api > p[role="status"]');
}

/** Remembers something in the window, which a full load of a page forgets. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** True if no page was fully loaded since {@link markWindow}, nor is one being loaded. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window).catch(() => false);
}

/** Waits for the full load of another page than the one marked by {@link markWindow}, to its end. */
export async function waitForReload(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'marked' in window).catch(() => true)).toBe(false);
  await page.waitForLoadState('networkidle');
}

/**
 * Gives the window another size, and waits until the page has taken it in. Until its event arrives, what rests out of sight of an
 * API page is cut to the height that it had before.
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

/** Resolves when the page, or the one it leads to meanwhile, has painted and has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  // Asked again of the next page if this one goes away, which a plain evaluation is not.
  await page.waitForFunction(
    () =>
      new Promise<true>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(true), { timeout: 10_000 }));
      }),
  );
}

/** Resolves when what moves an element has ended. */
export async function waitForMotion(element: Locator): Promise<void> {
  await element.evaluate((moved) => Promise.all(moved.getAnimations().map(({ finished }) => finished)));
}
