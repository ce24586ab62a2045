import { test as base, type Page } from 'playwright/test';
import { settle } from './changed-page';

export * from 'playwright/test';

/** As Playwright's, but a page that was opened has started: its scripts come behind its first paint, so often behind its load event. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', holdForStart);
    await use(context);
  },
});

/** Has what opens a page wait until its scripts have taken over. */
export function holdForStart(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const open = page[name].bind(page) as (...settings: unknown[]) => Promise<unknown>;
    const openAndWait = async (...settings: unknown[]) => {
      const response = await open(...settings);
      await waitForStart(page);
      return response;
    };
    Object.assign(page, { [name]: openAndWait });
  }
}

/** Waits until a page's scripts have taken over in all of its parts, have failed to come, or there are none. */
async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // None yet between two documents.
    const root = document.documentElement as HTMLElement | null;
    if (!root) return false;
    if (!('js' in root.dataset)) return true;
    const bar = document.querySelector('.navbar');
    return bar ? Object.keys(bar).some((key) => key.startsWith('__react')) : 'next' in window;
  });
  // React knows the bar before its parts listen.
  await settle(page);
}
