import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from './test';

const folder = 'out/_next/static/chunks';

/** Returns a promise, and the function that resolves it. */
function makeHold(): { held: Promise<void>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release };
}

/** Holds the requests for `url` until the returned function is called. */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  const { held, release } = makeHold();
  await page.route(url, async (route) => {
    await held;
    // The page may have closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Holds the script that contains `mark`. The returned function releases the script and resolves after it has run. */
export async function holdScript(page: Page, mark: string): Promise<() => Promise<void>> {
  const { held, release } = makeHold();
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
 * Handles requests for the scripts that contain `mark` with `answer`. Throws if the page is open already: after the
 * first call of `page.route`, requests can bypass its handler for a moment.
 */
export async function onScript(page: Page, mark: string, answer: (route: Route) => Promise<void>): Promise<void> {
  if (page.url() !== 'about:blank') throw new Error('Hold a script before the page opens.');
  const names = readdirSync(folder).filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(mark));
  if (names.length === 0) throw new Error(`No script in ${folder} contains ${mark}.`);
  // A held script may be released after the page has closed.
  const onRoute = (route: Route) => answer(route).catch(() => undefined);
  for (const name of names) await page.route(`**/${name}`, onRoute);
}
