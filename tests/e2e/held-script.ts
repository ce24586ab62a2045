import { expect, type Page, type Route } from './test';

/** Holds the script that contains `mark`. The returned function releases the script and resolves after it has run. */
export async function holdScript(page: Page, mark: string): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let address = '';
  await onScript(page, mark, async (route) => {
    address = route.request().url();
    await held;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => address).not.toBe('');
    release();
    await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, address);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  };
}

/**
 * Handles the request for the script that contains `mark` with `answer`. Call this before the page opens, like `page.route`:
 * when the first handler is added later, requests can bypass it for a moment.
 */
export async function onScript(page: Page, mark: string, answer: (route: Route) => Promise<void>): Promise<void> {
  const look = async (route: Route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(mark)) await answer(route);
    // Another handler may hold this script.
    else await route.fallback();
  };
  // The test may end before the script arrives.
  await page.route('**/_next/static/chunks/*.js', (route) => look(route).catch(() => undefined));
}
