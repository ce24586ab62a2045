import { expect, test, type ConsoleMessage, type Page } from './test';
import { ask, openSearch } from './search';
import { isMarked, markWindow, settle, waitForReload } from './changed-page';
import { findSidebarLink } from './docs-sidebar';

const intro = '/definitions/intro/';
const concepts = '/definitions/concepts/';

const findLink = (page: Page) => findSidebarLink(page, 'Concepts');
const isPayload = (url: URL) => url.pathname.startsWith(concepts) && url.pathname.endsWith('.txt');

async function open(page: Page, path = intro): Promise<ConsoleMessage[]> {
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => messages.push(message));
  await page.goto(path);
  await markWindow(page);
  return messages;
}

test.describe('a page whose payload cannot be fetched gets a full load', () => {
  test('when the server returns 500', async ({ page }) => {
    await page.route(isPayload, (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page);
    await findLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
    expect(await isMarked(page)).toBe(false);
  });

  test('when the connection drops', async ({ page }) => {
    await page.route(isPayload, (route) => route.abort('connectionreset'));
    const messages = await open(page);
    await findLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
    expect(await isMarked(page)).toBe(false);
    expect(messages.length).toBeGreaterThan(0);
  });
});

test('a page whose code is missing gets one full load; the next time it shows an error with a "Retry" button', async ({
  page,
}) => {
  const path = '/api/environments/';
  const toScripts = async (at: string) =>
    [...(await (await page.request.get(at)).text()).matchAll(/src="([^"]+\.js)"/g)].map(([, src]) => src);
  const known = await toScripts(intro);
  const gone = (await toScripts(path)).filter((src) => !known.includes(src));
  expect(gone.length).toBeGreaterThan(0);
  await page.route(
    (url) => gone.includes(url.pathname),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  for (const isFirst of [true, false]) {
    await open(page);
    await page.getByRole('button', { name: 'API Reference' }).hover();
    await page.locator('[data-dropdown] ul').getByRole('link', { name: 'Environments' }).click();
    await page.waitForURL(`**${path}`);
    if (isFirst) await waitForReload(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Error');
  expect(await isMarked(page)).toBe(true);
  await page.unrouteAll();
  // The menu below the pointer may cover the button.
  await page.mouse.move(900, 600);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Environments/);
});

test('offline, a click on a link keeps the page and shows a notice until the network returns', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await findLink(page).click();
  await expect(page.getByText('You are offline. Try the link again')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${intro}$`));
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await findLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  expect(await isMarked(page)).toBe(true);
});

test('offline, a result of the search keeps the page and shows a notice on top of the dialog', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, intro);
  await ask(page, 'kafka');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status').getByText('You are offline. Try the link again');
  await expect(notice).toBeVisible();
  const isOnTop = await notice.evaluate((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    return text.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a page that cannot be copied as Markdown says so', async ({ page }) => {
  await page.route('**/*.md', (route) => route.abort());
  await page.goto(intro);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  const notice = page.getByText('The text could not be loaded.');
  await expect(notice).toBeInViewport();
  expect((await notice.boundingBox())?.height).toBeGreaterThan(20);
});

for (const kind of ['denied', 'full', 'throwing'] as const) {
  test(`with storage ${kind} the site works and logs one message`, async ({ page }) => {
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('no', name === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (name === 'denied') Object.defineProperty(window, 'localStorage', { get: refuse });
      else
        Object.assign(
          Storage.prototype,
          name === 'full' ? { setItem: refuse } : { setItem: refuse, getItem: refuse, removeItem: refuse },
        );
    }, kind);
    const messages = await open(page);
    for (const theme of ['dark', 'light', 'dark']) {
      await page
        .locator('[data-navbar]')
        .getByRole('button', { name: /dark and light/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Use single-character shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await findLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(messages.map((message) => message.text())).toEqual([expect.stringMatching(/^Storage /)]);
  });
}

/** A URL that does not exist. Its page renders suggestions in the browser. */
const missing = '/api/accounts/foo/';

/** Makes the not-found page crash when it renders its suggestions, until the first click. */
async function breakList(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { map } = Array.prototype;
    let isBroken = true;
    Array.prototype.map = function (this: unknown[], ...settings) {
      const [first] = this;
      if (isBroken && this.length === 1 && typeof first === 'object' && first !== null && 'label' in first) {
        throw new Error('The list broke.', { cause: new Error('It had no items.') });
      }
      return map.apply(this, settings);
    } as typeof map;
    window.addEventListener('click', () => (isBroken = false), true);
  });
}

test('a crash in a page keeps navbar and footer and shows its causes, and "Try again" restores the page', async ({
  page,
}) => {
  await breakList(page);
  await page.goto(missing);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(main.locator('hr + pre')).toHaveText('The list broke.\n\nCause:\nIt had no items.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('after a crash in a page, a link opens the next page without a full load', async ({ page }) => {
  await breakList(page);
  await page.goto(missing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await markWindow(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  expect(await isMarked(page)).toBe(true);
});

test('a crash in the layout shows "Page Error" with its message', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('prefers-color-scheme')) throw new Error('The window has no eyes.');
      return matchMedia.call(window, query);
    };
  });
  await page.goto(intro);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Error');
  await expect(page.locator('pre')).toHaveText('The window has no eyes.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('at a wrong base path the site shows an error and the suggested path, without its scripts and styles', async ({
  page,
}) => {
  await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByText('This site did not load properly.')).toBeVisible();
  await expect(page.getByText('the site was built for / (the default)')).toBeVisible();
  await expect(page.locator('[data-suggested-path]')).toHaveText('/');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('This site did not load properly.')).toBeHidden();
});

for (const [which, isMissing] of [
  ['whose scripts', () => true],
  ['one of whose scripts', (text: string) => text.includes('data-search-button')],
] as const) {
  test(`a page ${which} cannot be loaded works as without JavaScript`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/_next/static/**/*.js', async (route) => {
      const response = await route.fetch();
      await (isMissing(await response.text()) ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(intro);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
    await page.locator('#bar-end > summary').click();
    await expect(page.locator('#bar-end').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
}

for (const path of [concepts, '/api/accounts/']) {
  test(`a malformed hash causes no error on ${path}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const messages = await open(page, `${path}#100%`);
    await page.evaluate(() => (location.hash = '50%'));
    await settle(page);
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    expect(errors).toEqual([]);
    expect(messages.map((message) => message.text())).toEqual([]);
  });
}
