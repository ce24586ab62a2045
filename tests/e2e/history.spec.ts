import { chooseLanguage, expect, test, type Page } from './test';
import { settle } from './changed-page';
import { getField, getOptions } from './search';

const quickStart = '/definitions/quick-start/';
const environments = '/api/environments/';
/** The smallest page of an API. */
const accounts = '/api/accounts/';

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const getScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const findOperations = (page: Page) => page.getByRole('button', { name: 'Operations', exact: true });

/** Traverses the history as the browser's buttons do, and waits for the URL and the heading of the entry. */
async function go(page: Page, direction: 'back' | 'forward', path: string, title: string | RegExp): Promise<void> {
  await page.evaluate((direction) => history[direction](), direction);
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(path);
  await expect(getTitle(page)).toHaveText(title);
}

async function expectScroll(page: Page, scroll: number): Promise<void> {
  await expect.poll(async () => Math.abs((await getScroll(page)) - scroll)).toBeLessThanOrEqual(2);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await settle(page);
}

test('going back and forward repeatedly restores the page, hash, and scroll position of each entry', async ({
  page,
}) => {
  await page.goto(quickStart);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await page.locator('[data-page-contents] a[href="#environment"]').click();
  await expect(page).toHaveURL(/#environment$/);
  const anchor = await getScroll(page);
  await scrollTo(page, anchor + 150);
  const heading = page.locator('main .heading-anchor').last();
  const hash = (await heading.getAttribute('href')) ?? '';
  // Clicked by script, because a click by Playwright would scroll to the link first.
  await heading.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await settle(page);
  const last = await getScroll(page);
  // At the end of the page, the start of the sidebar is above the window.
  await sidebar.getByRole('link', { name: 'Concepts', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(getTitle(page)).toHaveText('Concepts');
  await scrollTo(page, 500);
  for (let time = 0; time < 2; time++) {
    await go(page, 'back', quickStart + hash, 'Quick start');
    await expectScroll(page, last);
    await go(page, 'back', `${quickStart}#environment`, 'Quick start');
    await expectScroll(page, anchor + 150);
    await go(page, 'back', quickStart, 'Quick start');
    await expectScroll(page, 0);
    await go(page, 'forward', `${quickStart}#environment`, 'Quick start');
    await expectScroll(page, anchor + 150);
    if (time === 1) await page.reload();
    await expectScroll(page, anchor + 150);
    await page.evaluate(() => history.go(2));
    await expect(getTitle(page)).toHaveText('Concepts');
    await expectScroll(page, 500);
  }
});

test('going back on an API page restores the hash and exact position after a scroll, an operation, and a property', async ({
  page,
}) => {
  await page.goto(environments);
  await page.locator('.api[data-content-visibility]').waitFor();
  await scrollTo(page, 8000);
  await expect(page).toHaveURL(/#./);
  const scrolled = new URL(page.url()).hash;
  const documentation = page.locator('[data-navbar]').getByRole('link', { name: 'Documentation', exact: true });
  await documentation.click();
  await expect(page).toHaveURL(/introduction/);
  const title = await getTitle(page).innerText();
  const other = new URL(page.url()).pathname;
  await go(page, 'back', environments + scrolled, /Environments/);
  await expectScroll(page, 8000);
  await page.locator('.api[data-content-visibility]').waitFor();
  await expectScroll(page, 8000);
  await page.locator('#operations a[href="#createSecret"]').click();
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'createSecret');
  const operation = await getScroll(page);
  const property = page.locator('#createSecret .property:visible .permalink').first();
  const hash = (await property.getAttribute('href')) ?? '';
  await property.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hash.replaceAll('.', '\\.')}$`));
  const row = await getScroll(page);
  await documentation.click();
  await expect(getTitle(page)).toHaveText(title);
  await go(page, 'back', environments + hash, /Environments/);
  await expectScroll(page, row);
  await expect(page.locator('[data-target]')).toHaveAttribute('id', hash.slice(1));
  await go(page, 'back', `${environments}#createSecret`, /Environments/);
  await expectScroll(page, operation);
  await go(page, 'back', environments + scrolled, /Environments/);
  await expectScroll(page, 8000);
  await page.evaluate(() => history.go(3));
  await expect(getTitle(page)).toHaveText(title);
  await expect(page).toHaveURL((url) => url.pathname === other);
});

test('going back to an API page that another sample language made taller restores the line being read', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tab.language', 'python'));
  await page.goto(environments);
  await expect(page.locator('[data-sample]').last().locator('[data-loaded]')).toHaveCount(1);
  await page.locator('.api[data-content-visibility]').waitFor();
  await page.evaluate(() => document.getElementById('deleteSecret')?.scrollIntoView());
  await page.mouse.wheel(0, 250);
  const getTop = () => page.locator('#deleteSecret').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(getTop).toBeLessThan(-100);
  const top = await getTop();
  await page.locator('[data-navbar]').getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/introduction/);
  await page.goBack();
  await expect.poll(async () => Math.abs((await getTop()) - top)).toBeLessThanOrEqual(2);
  await expect(page.locator('[data-sample]').last().locator('[data-loaded]')).toHaveCount(1);
  await settle(page);
  expect(Math.abs((await getTop()) - top)).toBeLessThanOrEqual(2);
});

test('a pending update of the hash on an API page does not change the URL of the page that Back opens', async ({
  page,
}) => {
  await page.goto(quickStart);
  await page.locator('[data-navbar]').getByRole('button', { name: 'API Reference' }).hover();
  await page.locator('[data-navbar]').getByRole('link', { name: 'Environments' }).click();
  await expect(getTitle(page)).toHaveText(/^Environments/);
  // Updates wait until the next page has arrived.
  const calls = await page.evaluateHandle(() => {
    const pending: (() => void)[] = [];
    const calls = { pending, hasArrived: false };
    const { setTimeout, clearTimeout } = window;
    const hold = (run: () => void, delay?: number) => (delay === 100 ? -pending.push(run) : setTimeout(run, delay));
    window.setTimeout = hold as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (Number(id) < 0) pending[-Number(id) - 1] = () => {};
      else clearTimeout(id);
    };
    window.addEventListener('arrive', () => {
      calls.hasArrived = true;
      window.scrollTo({ top: 500, behavior: 'instant' });
      pending.forEach((run) => run());
    });
    return calls;
  });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => calls.evaluate(({ pending }) => pending.length)).toBeGreaterThan(0);
  await go(page, 'back', quickStart, 'Quick start');
  expect(await calls.evaluate(({ hasArrived }) => hasArrived)).toBe(true);
  await expect(page).toHaveURL(quickStart);
});

test('a reload keeps the hash and the position of a property inside a disclosure', async ({ page }) => {
  await page.goto('/api/livesystems/');
  await page.locator('.api[data-content-visibility]').waitFor();
  const fold = page.locator('details.nested-schema:not([open]):has(.property .permalink)').last();
  await fold.evaluate((element: HTMLDetailsElement) => (element.open = true));
  await fold
    .locator('.property .permalink')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('[data-target]')).toBeInViewport();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 40);
  const hash = new URL(page.url()).hash;
  const getTop = () => page.locator('[data-target]').evaluate((element) => element.getBoundingClientRect().top);
  await settle(page);
  const top = await getTop();
  await page.reload();
  await expect(page.locator('[data-target]')).toBeInViewport();
  await page.locator('.api[data-content-visibility]').waitFor();
  expect(Math.abs((await getTop()) - top)).toBeLessThanOrEqual(2);
  await expect(page).toHaveURL((url) => url.hash === hash);
});

test('going back closes the search and stays on the page; opening a result replaces the entry of the search', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-navbar]').getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/introduction/);
  const path = new URL(page.url()).pathname;
  const title = await getTitle(page).innerText();
  await page.keyboard.press('/');
  await getOptions(page).first().waitFor();
  await go(page, 'back', path, title);
  await expect(getField(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await getOptions(page).first().waitFor();
  await page.keyboard.press('Escape');
  await expect(getField(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await getField(page).fill('create a secret');
  await expect(getOptions(page).first()).toContainText('Create a secret');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#createSecret$/);
  await expect(page.locator('#createSecret')).toBeInViewport();
  await go(page, 'back', path, title);
  await go(page, 'back', '/', /./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('going back closes the operations sheet and stays on the page; an operation replaces the entry of the sheet', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto(accounts);
    await page.locator('.api[data-content-visibility]').waitFor();
    const sheet = page.getByRole('navigation', { name: 'Operations', exact: true });
    await findOperations(page).tap();
    await expect(sheet).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(sheet).toBeHidden();
    await findOperations(page).tap();
    await sheet.getByRole('link', { name: 'Get an account by ID' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator('#getAccount')).toBeInViewport();
    await findOperations(page).tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // The browser hides the sheet before the page goes back from its entry. A second step back in between would replace the first.
    await expect.poll(() => page.evaluate(() => 'overlays' in history.state)).toBe(false);
    await go(page, 'back', accounts, /Accounts/);
    await expectScroll(page, 0);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('an operation in the sheet that is already in the URL is shown again and adds no history entry', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto(`${accounts}#getAccount`);
    await page.locator('.api[data-content-visibility]').waitFor();
    const operation = page.locator('#getAccount');
    await expect(operation).toBeInViewport();
    // The button floats after scrolling up.
    await page.mouse.wheel(0, 100);
    await settle(page);
    await page.mouse.wheel(0, -50);
    await expect(findOperations(page)).toBeInViewport();
    await findOperations(page).tap();
    const sheet = page.getByRole('navigation', { name: 'Operations', exact: true });
    await sheet.getByRole('link', { name: 'Get an account by ID' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#getAccount$/);
    await expect.poll(() => page.evaluate(() => 'overlays' in history.state)).toBe(false);
    await expect(operation).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('after a reload with an open drawer, one step back leaves the page', async ({ page }) => {
    await page.goto('/');
    await page.goto(quickStart);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect.poll(() => page.evaluate(() => 'overlays' in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test.describe('with samples in another language, on a narrow screen', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test.beforeEach(async ({ page }) => {
      await page.goto(environments);
      await page.locator('.api[data-content-visibility]').waitFor();
      // Off-screen sections keep their previous size until they are in view.
      await chooseLanguage(page.locator('.api [data-sample] select').first(), 'java');
      await expectAllSamples(page);
    });

    const expectAllSamples = (page: Page) =>
      expect(page.locator('[data-sample]').last().locator('[data-loaded]')).toHaveCount(1);
    const getTop = (page: Page, id: string) =>
      page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

    async function moveTo(page: Page, id: string, top: number): Promise<number> {
      await page.locator(`[id="${id}"]`).evaluate((element, top) => {
        element.scrollIntoView({ behavior: 'instant' });
        window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
      }, top);
      await settle(page);
      return getTop(page, id);
    }

    test('going back restores the position of an operation after the operations above it have changed their size', async ({
      page,
    }) => {
      const id = 'getCiCdProfile';
      // At this position, the space between two operations is at the top of the window.
      const top = await moveTo(page, id, 85);
      const getStart = () => page.evaluate((id) => document.getElementById(id)?.offsetTop ?? 0, id);
      const start = await getStart();
      await page.evaluate(() => (location.hash = 'security.bearerAuth'));
      await expect(page.locator('[id="security.bearerAuth"]')).toBeInViewport();
      for (const other of ['listCiCdProfiles', 'createCiCdProfile', 'bulkCiCdProfiles']) await moveTo(page, other, 300);
      expect(await getStart()).not.toBe(start);
      await page.evaluate(() => history.back());
      await expect.poll(async () => Math.abs((await getTop(page, id)) - top)).toBeLessThanOrEqual(2);
      await settle(page);
      expect(Math.abs((await getTop(page, id)) - top)).toBeLessThanOrEqual(2);
    });

    test('a reload with an open drawer keeps the reading position', async ({ page }) => {
      const id = 'retryGcpInitialization.200';
      const top = await moveTo(page, id, 142);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
      await expect(page.locator('[inert] main, main[inert]')).toHaveCount(1);
      await page.reload();
      // Stored by anchor, because a position in pixels is different until the samples have loaded.
      expect(await page.evaluate(() => sessionStorage.getItem('reading-positions'))).toContain(
        'retryGcpInitialization',
      );
      await expectAllSamples(page);
      await settle(page);
      expect(Math.abs((await getTop(page, id)) - top)).toBeLessThanOrEqual(2);
    });
  });
});
