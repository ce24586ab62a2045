import { test as base, type Locator, type Page } from 'playwright/test';
import { settle } from './changed-page';
import { fixtureOut, fixturePath } from './fixture';
import { serveExport, type ServedExport } from './served-export';
import { SharedContexts } from './shared-contexts';

export * from 'playwright/test';

interface Options {
  /** Gives each test its own context, with an empty HTTP cache. */
  isAlone: boolean;
}

/**
 * Playwright's `test`, except that opening a page also waits until its scripts have started: they run after the first paint,
 * and so often after the load event. Tests with the same settings share a context.
 */
export const test = base.extend<Options, { sharedContexts: SharedContexts }>({
  isAlone: [false, { option: true }],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      sharedContexts,
      isAlone,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      bypassCSP,
      permissions,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const settings = { baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, bypassCSP, ...contextOptions };
    const shared = await sharedContexts.lend(settings, isAlone ? testInfo.testId : '');
    const hold = (page: Page) => void (javaScriptEnabled && holdForStart(page));
    shared.context.on('page', hold);
    if (permissions) await shared.context.grantPermissions(permissions);
    await use(shared.context);
    shared.context.off('page', hold);
    if (isAlone || testInfo.status !== testInfo.expectedStatus) await sharedContexts.discard(shared);
    else await sharedContexts.takeBack(shared);
  },
});

/** Serves the fixture site while the tests of a file run. The result returns the URL of a path of the site in these tests. */
export function serveFixture(headers: Record<string, string> = {}): (path: string) => string {
  let site: ServedExport;
  test.beforeAll(async () => {
    site = await serveExport(fixtureOut, { basePath: fixturePath, headers });
  });
  test.afterAll(() => site.close());
  return (path) => `${site.origin}${fixturePath}${path}`;
}

/** Makes the methods that open a page wait until its scripts have hydrated it. */
export function holdForStart(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const open = page[name].bind(page) as (...settings: unknown[]) => Promise<unknown>;
    const openAndWait = async (...settings: unknown[]) => {
      const response = await open(...settings);
      if (!page.url().startsWith('about:')) await waitForStart(page);
      return response;
    };
    Object.assign(page, { [name]: openAndWait });
  }
}

/** Waits until a page is hydrated, or until it is known that its scripts failed to load or that it has none. */
async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Null between two documents.
    const root = document.documentElement as HTMLElement | null;
    if (!root) return false;
    if (!('scripting' in root.dataset)) return true;
    const parts = [...document.querySelectorAll('[data-navbar]')];
    if (parts.length === 0) return 'next' in window;
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
  });
  // React hydrates an element before all of its descendants have their listeners.
  await settle(page);
}

/**
 * Clicks an element of a document that has loaded. On pages without JavaScript, Playwright cannot check whether something else
 * gets the click, as when a style sheet moves the element after its place was measured.
 */
export async function clickLoaded(target: Locator): Promise<void> {
  await target.waitFor();
  await target.page().waitForLoadState();
  await target.click();
}

/** Selects a language of the samples. The select gets its options with the focus, as for a reader. */
export async function chooseLanguage(select: Locator, language: string): Promise<void> {
  await select.focus();
  await select.selectOption(language);
}
