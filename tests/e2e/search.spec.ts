import { expect, test, type Page } from './test';
import { expectNoViolation } from './axe';
import { ask, getActive, getDialog, getField, getOptions, openSearch } from './search';
import { openPage, waitForMotion, waitForScripts } from './changed-page';
import { holdScript } from './held-script';

test('a field is found and opened by keyboard alone', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'shortname');
  await expect(getActive(page)).toContainText('shortName');
  await page.keyboard.press('ArrowDown');
  await expect(getActive(page)).toContainText('Environments › EnvironmentId');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(getOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(getOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/environments\/#getEnvironment\.path\.shortName$/);
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.locator('[id="getEnvironment.path.shortName"]')).toBeInViewport();
});

test('a place on the same page is gone to without loading it again', async ({ page }) => {
  await openSearch(page, '/api/accounts/');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await ask(page, 'create account');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#createAccount$/);
  await expect(page.locator('[id="createAccount"]')).toBeInViewport();
  await expect(page.locator('body[data-kept]')).toHaveCount(1);
});

test('a place that the address names already is shown again, and costs no step back', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  await openSearch(page, '/api/environments/#createSecret');
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 700);
  const operation = page.locator('[id="createSecret"]');
  const getTop = () => operation.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(getTop).toBeLessThan(-400);
  await expect(page).toHaveURL(/#createSecret$/);
  const count = await page.evaluate(() => history.length);
  await page.keyboard.press('/');
  await ask(page, 'createSecret');
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toHaveCount(0);
  await expect.poll(getTop).toBeGreaterThan(0);
  await expect(page).toHaveURL(/#createSecret$/);
  expect(await page.evaluate(() => history.length)).toBe(count);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/definitions/intro/');
});

test('Ctrl Enter opens a result in a new tab and keeps the search', async ({ page, context }) => {
  await openSearch(page);
  await ask(page, 'kafka');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/sdk-technical-reference\/kafka\/$/);
  await expect(getField(page)).toBeVisible();
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the search, Escape closes it`, async ({ page }) => {
    await openPage(page, '/definitions/intro/');
    await page.keyboard.press(key);
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
  });
}

test('focus returns to the button that opened the search', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a search opened right after another was closed keeps the focus', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(getField(page)).toBeFocused();
  const focused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const press = (key: string) =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const openAgain = () => {
          press('/');
          const focused: string[] = [];
          addEventListener('focusin', ({ target }) => focused.push((target as Element).className));
          // A timer of the first search was set before this one, so it has fired.
          setTimeout(() => resolve(focused));
        };
        // In a microtask, behind the one in which the first search is taken away.
        addEventListener('popstate', () => queueMicrotask(() => queueMicrotask(openAgain)), { once: true });
        press('Escape');
      }),
  );
  expect(focused).not.toContain('search-button');
  await expect(getField(page)).toBeFocused();
});

test('?q= opens the search with its words, and goes when the search is closed', async ({ page }) => {
  await page.goto('/definitions/intro/?q=postgres');
  await expect(getField(page)).toHaveValue('postgres');
  await expect(getActive(page)).toContainText('Postgres component');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
});

test('what is typed before the field has arrived is not lost', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('kafka');
  release();
  await expect(getField(page)).toHaveValue('kafka');
  await expect(getActive(page)).toContainText('Kafka component');
});

const holdDialog = (page: Page) => holdScript(page, 'aria-autocomplete');

/** The field that is there before the dialog. */
const getEarlyField = (page: Page) => getDialog(page).getByRole('textbox', { name: 'Search the documentation' });

const getClose = (page: Page) => getDialog(page).getByRole('button', { name: 'Close the search' });

test('before the dialog has arrived there is a field to write into, and the dialog goes on with it', async ({
  page,
}) => {
  await openPage(page, '/definitions/intro/');
  const release = await holdDialog(page);
  await page.locator('button.search-button').click();
  await expect(getEarlyField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getClose(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getEarlyField(page)).toBeFocused();
  await page.keyboard.type('kaf');
  const frame = getDialog(page).locator('[data-search-panel]');
  await waitForMotion(frame);
  const before = [await frame.boundingBox(), await getEarlyField(page).boundingBox()];
  await release();
  await expect(getField(page)).toBeFocused();
  await expect(getDialog(page)).toHaveCount(1);
  const field = await getField(page).boundingBox();
  // With words in it a button is next to it.
  expect([await frame.boundingBox(), { ...field, width: before[1]?.width }]).toEqual(before);
  await page.keyboard.type('ka');
  await expect(getField(page)).toHaveValue('kafka');
  await expect(getActive(page)).toContainText('Kafka component');
});

test('the field before the dialog is accessible, and left by Escape, its button and a press next to it', async ({
  page,
}) => {
  await openPage(page, '/definitions/intro/');
  await holdDialog(page);
  const button = page.locator('button.search-button');
  await button.click();
  await expect(getDialog(page).getByRole('status')).toHaveCSS('opacity', '1');
  await expectNoViolation(page);
  await getClose(page).click();
  await expect(button).toBeFocused();
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 500)]) {
    await button.click();
    await expect(getEarlyField(page)).toBeFocused();
    await leave();
    await expect(getDialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-busy', 'false');
  }
});

test('the dialog does not come between a press and its click', async ({ page }) => {
  const button = page.locator('button.search-button');
  const release = await holdDialog(page);
  await page.goto('/definitions/intro/?q=kafka');
  await expect(getEarlyField(page)).toHaveValue('kafka');
  await getClose(page).hover();
  await page.mouse.down();
  await release();
  await expect(getEarlyField(page)).toBeVisible();
  await page.mouse.up();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
  await button.click();
  await expect(getField(page)).toHaveValue('');
});

test('the dialog waits until letters are put together', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  const release = await holdDialog(page);
  await page.keyboard.press('/');
  await expect(getEarlyField(page)).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await compose('か');
  await release();
  await compose('かふ');
  await expect(getEarlyField(page)).toBeFocused();
  await session.send('Input.insertText', { text: 'kafka' });
  await expect(getField(page)).toHaveValue('kafka');
});

test('the field before the dialog can be written into and left over an open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/definitions/intro/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer).toBeVisible();
  const release = await holdDialog(page);
  await page.keyboard.press('Control+k');
  await expect(getEarlyField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getEarlyField(page)).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(getEarlyField(page)).toBeFocused();
  await page.keyboard.type('kafka');
  await release();
  await expect(getField(page)).toHaveValue('kafka');
});

test('results are grouped by kind, with method, path, type and place, matched words marked', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'create environment');
  const first = getDialog(page).getByRole('group', { name: 'Operations' }).locator('[role=option]').first();
  await expect(first.locator('.method')).toHaveText('post');
  await expect(first.locator('[data-hit-path]')).toContainText('/environments/{type}/{ownerId}/{shortName}');
  await expect(first.locator('mark').first()).toHaveText('Create');
  await ask(page, 'pairedRegions');
  await expect(getActive(page)).toContainText('array of AzurePairedRegion');
  await expect(getActive(page)).toContainText('Environments › AzureLocationMetadata');
  await ask(page, 'FailedMutation');
  await expect(getActive(page)).toContainText('Live systems › LiveSystem.status');
});

test('filters keep to a kind and a service and say how much each has', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'live system');
  await getDialog(page)
    .getByRole('button', { name: /^Operations/ })
    .click();
  await expect(getOptions(page).locator('.method').first()).toBeVisible();
  await expect(getDialog(page).getByRole('group', { name: 'Operations' })).toHaveCount(1);
  await expect(getDialog(page).getByRole('group', { name: 'Pages' })).toHaveCount(0);
  await page.getByLabel('Service', { exact: true }).selectOption('providers');
  await expect(getActive(page)).toContainText('Providers ›');
  await ask(page, 'kafka');
  await getDialog(page).getByRole('button', { name: 'Remove the filters' }).click();
  await expect(getActive(page)).toContainText('Kafka');
});

test('before anything is typed there are pages, APIs, and the reader’s kept and recent searches', async ({ page }) => {
  await openSearch(page);
  await expect(getDialog(page).getByRole('group', { name: 'Start here' })).toContainText('Quick start');
  await expect(getDialog(page).getByRole('group', { name: 'APIs' }).locator('[role=option]')).toHaveCount(5);
  await ask(page, 'jaeger');
  await getDialog(page).getByRole('button', { name: 'Keep this search' }).click();
  await ask(page, 'kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kafka/);
  await page.reload();
  await waitForScripts(page);
  await page.keyboard.press('/');
  await expect(getDialog(page).getByRole('group', { name: 'Kept searches' })).toContainText('jaeger');
  await expect(getDialog(page).getByRole('group', { name: 'Recent searches' })).toContainText('kafka');
  await page.keyboard.press('Enter');
  await expect(getField(page)).toHaveValue('jaeger');
  await expect(getDialog(page).getByRole('button', { name: 'Keep this search' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('nothing found names the nearest words and the list from A to Z', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'klustre');
  await expect(getDialog(page)).toContainText('Nothing found for “klustre”');
  await expect(getDialog(page).getByRole('status')).toHaveText('Nothing found for “klustre”');
  await expect(getField(page)).toHaveAttribute('aria-expanded', 'false');
  await getDialog(page).getByRole('button', { name: 'cluster' }).click();
  await expect(getField(page)).toHaveValue('cluster');
  await expect(getField(page)).toBeFocused();
  await expect(getActive(page)).toContainText('cluster');
  await expect(getDialog(page).getByRole('status')).toHaveText(/^\d+ results for cluster$/);
});

test('the dialog keeps its size while results come and go', async ({ page }) => {
  await openSearch(page);
  const sizes = new Set<number>();
  for (const query of ['', 'k', 'kafka', 'qqqqqq', 'environment']) {
    await ask(page, query);
    sizes.add((await page.locator('[data-search-panel]').boundingBox())?.height ?? 0);
  }
  expect(sizes.size).toBe(1);
});

test('the last of several quick questions is the one that is answered', async ({ page }) => {
  await openSearch(page);
  for (const query of ['k', 'ka', 'postgres', 'kafka', 'jaeger']) await getField(page).fill(query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jaeger\/$/);
});

test('the not-found page and any marked link open the search', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/a-z/', textContent: 'Look for Kafka' });
    link.dataset.searchOpen = 'kafka';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByText('Look for Kafka').click();
  await expect(getField(page)).toHaveValue('kafka');
  await expect(page).toHaveURL((url) => url.pathname === '/definitions/intro/');
});
