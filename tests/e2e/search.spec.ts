import { expect, test, type Page } from './test';
import { getServices } from '@/openapi/load-services-and-specs';
import { expectNoViolation } from './axe';
import { ask, getActive, getDialog, getField, getOptions, openSearch } from './search';
import { settle, waitForMotion, waitForScripts } from './changed-page';
import { holdRequests, holdScript } from './held-script';

test('the search finds and opens a parameter by keyboard alone', async ({ page }) => {
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

test('a result on the same page scrolls to its target without a full load', async ({ page }) => {
  await openSearch(page, '/api/accounts/');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await ask(page, 'create account');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#createAccount$/);
  await expect(page.locator('[id="createAccount"]')).toBeInViewport();
  await expect(page.locator('body[data-kept]')).toHaveCount(1);
});

test('a result that is already in the URL scrolls back into view and adds no history entry', async ({ page }) => {
  await page.goto('/definitions/intro/');
  await openSearch(page, '/api/environments/#initializeGcp');
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 700);
  // This operation is taller than the window, so it stays the current one while its head is out of view.
  const operation = page.locator('[id="initializeGcp"]');
  const getTop = () => operation.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(getTop).toBeLessThan(-400);
  await expect(page).toHaveURL(/#initializeGcp$/);
  const count = await page.evaluate(() => history.length);
  await page.keyboard.press('/');
  await ask(page, 'initializeGcp');
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toHaveCount(0);
  await expect.poll(getTop).toBeGreaterThan(0);
  await expect(page).toHaveURL(/#initializeGcp$/);
  expect(await page.evaluate(() => history.length)).toBe(count);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/definitions/intro/');
});

test('Ctrl+Enter opens a result in a new tab and keeps the search open', async ({ page, context }) => {
  await openSearch(page);
  await ask(page, 'kafka');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/sdk-technical-reference\/kafka\/$/);
  await expect(getField(page)).toBeVisible();
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the search, and Escape closes it`, async ({ page }) => {
    await page.goto('/definitions/intro/');
    await page.keyboard.press(key);
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
  });
}

test('closing the search returns the focus to the button that opened it', async ({ page }) => {
  await page.goto('/definitions/intro/');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a search reopened right after it was closed keeps the focus', async ({ page }) => {
  await page.goto('/definitions/intro/');
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
          // A timer that the first search set has fired before this one.
          setTimeout(() => resolve(focused));
        };
        // In a microtask after the one that removes the first search.
        addEventListener('popstate', () => queueMicrotask(() => queueMicrotask(openAgain)), { once: true });
        press('Escape');
      }),
  );
  expect(focused).not.toContain('search-button');
  await expect(getField(page)).toBeFocused();
});

test('?q= opens the search with its query, and closing the search removes it from the URL', async ({ page }) => {
  await page.goto('/definitions/intro/?q=postgres');
  await expect(getField(page)).toHaveValue('postgres');
  await expect(getActive(page)).toContainText('Postgres component');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
});

test('text typed before the field has loaded is not lost', async ({ page }) => {
  const release = await holdScript(page, 'aria-autocomplete');
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  await page.keyboard.type('kafka');
  await release();
  await expect(getField(page)).toHaveValue('kafka');
  await expect(getActive(page)).toContainText('Kafka component');
});

test('Escape cancels a search that has not loaded yet', async ({ page }) => {
  const release = await holdScript(page, 'aria-autocomplete');
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  await page.keyboard.type('kafk');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await release();
  await expect(page.locator('[data-search-button]')).toHaveAttribute('aria-busy', 'false');
  await expect(getDialog(page)).toHaveCount(0);
});

test('Enter pressed before the results opens none of them if the query is edited afterward', async ({ page }) => {
  const release = await holdRequests(page, '**/search-index/*');
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('kafka');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  release();
  await expect(getActive(page)).toContainText('Kafka');
  await settle(page);
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
});

test('Ctrl+Enter pressed before the results opens the first one in a new tab', async ({ page, context }) => {
  const release = await holdRequests(page, '**/search-index/*');
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('kafka');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  release();
  await expect(await opened).toHaveURL(/\/sdk-technical-reference\/kafka\/$/);
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
});

const holdDialog = (page: Page) => holdScript(page, 'aria-autocomplete');

/** The field until its list of results has loaded. */
const getEarlyField = (page: Page) => getDialog(page).getByRole('textbox', { name: 'Search the documentation' });

const getClose = (page: Page) => getDialog(page).getByRole('button', { name: 'Close search' });

test('the field accepts text until the dialog loads, which keeps its text, focus, and position', async ({ page }) => {
  const release = await holdDialog(page);
  await page.goto('/definitions/intro/');
  await page.locator('button.search-button').click();
  await expect(getEarlyField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getClose(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getEarlyField(page)).toBeFocused();
  await page.keyboard.type('kaf');
  const frame = getDialog(page).locator('> div');
  await waitForMotion(frame);
  const before = [await frame.boundingBox(), await getEarlyField(page).boundingBox()];
  await release();
  await expect(getField(page)).toBeFocused();
  await expect(getDialog(page)).toHaveCount(1);
  const field = await getField(page).boundingBox();
  // A field with text is narrower, because a button is next to it.
  expect([await frame.boundingBox(), { ...field, width: before[1]?.width }]).toEqual(before);
  await page.keyboard.type('ka');
  await expect(getField(page)).toHaveValue('kafka');
  await expect(getActive(page)).toContainText('Kafka component');
});

test('the loading search is accessible and closes on Escape, its close button, and a click outside', async ({
  page,
}) => {
  await holdDialog(page);
  await page.goto('/definitions/intro/');
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

test('a press of the close button closes the search that loads between mouse down and mouse up', async ({ page }) => {
  const button = page.locator('button.search-button');
  const release = await holdDialog(page);
  await page.goto('/definitions/intro/?q=kafka');
  await expect(getEarlyField(page)).toHaveValue('kafka');
  await getClose(page).hover();
  await page.mouse.down();
  await release();
  await expect(getField(page)).toHaveValue('kafka');
  await page.mouse.up();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/definitions\/intro\/$/);
  await button.click();
  await expect(getField(page)).toHaveValue('');
});

test('an IME composition continues while the dialog loads', async ({ page }) => {
  const release = await holdDialog(page);
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  await expect(getEarlyField(page)).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await compose('か');
  await release();
  await compose('かふ');
  await expect(getField(page)).toBeFocused();
  await expect(getField(page)).toHaveValue('かふ');
  await session.send('Input.insertText', { text: 'kafka' });
  await expect(getField(page)).toHaveValue('kafka');
});

test('over an open drawer the loading search accepts text, and Escape closes only the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdDialog(page);
  await page.goto('/definitions/intro/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer).toBeVisible();
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

test('results are grouped by kind, show method, path, type, and location, and mark matched words', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'create environment');
  const first = getDialog(page).getByRole('group', { name: 'Operations' }).locator('[role=option]').first();
  await expect(first.locator('.method')).toHaveText('POST');
  await expect(first.locator('[data-hit-path]')).toContainText('/environments/{type}/{ownerId}/{shortName}');
  await expect(first.locator('mark').first()).toHaveText('Create');
  await ask(page, 'pairedRegions');
  await expect(getActive(page)).toContainText('array of AzurePairedRegion');
  await expect(getActive(page)).toContainText('Environments › AzureLocationMetadata');
  await ask(page, 'FailedMutation');
  await expect(getActive(page)).toContainText('Live systems › LiveSystem.status');
});

test('filters limit the results to a kind and a service and can be removed', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'live system');
  await getDialog(page)
    .getByRole('button', { name: /^Operations/ })
    .click();
  await expect(getOptions(page).locator('.method').first()).toBeVisible();
  await expect(getDialog(page).getByRole('group', { name: 'Operations' })).toHaveCount(1);
  await expect(getDialog(page).getByRole('group', { name: 'Pages' })).toHaveCount(0);
  await page.getByLabel('Service', { exact: true }).selectOption('Providers');
  await expect(getActive(page)).toContainText('Providers ›');
  await ask(page, 'kafka');
  await getDialog(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(getActive(page)).toContainText('Kafka');
});

test('an empty search shows pages, APIs, and the saved and recent searches of the reader', async ({ page }) => {
  await openSearch(page);
  await expect(getDialog(page).getByRole('group', { name: 'Start here' })).toContainText('Quick start');
  await expect(getDialog(page).getByRole('group', { name: 'APIs' }).locator('[role=option]')).toHaveCount(
    getServices().length,
  );
  await ask(page, 'jaeger');
  await getDialog(page).getByRole('button', { name: 'Save this search' }).click();
  await ask(page, 'kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kafka/);
  await page.reload();
  await waitForScripts(page);
  await page.keyboard.press('/');
  await expect(getDialog(page).getByRole('group', { name: 'Saved searches' })).toContainText('jaeger');
  await expect(getDialog(page).getByRole('group', { name: 'Recent searches' })).toContainText('kafka');
  await page.keyboard.press('Enter');
  await expect(getField(page)).toHaveValue('jaeger');
  await expect(getDialog(page).getByRole('button', { name: 'Save this search' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('after the recent searches are cleared, the field has the focus, and its keys move through what is left', async ({
  page,
}) => {
  await openSearch(page);
  await ask(page, 'kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kafka/);
  await page.reload();
  await waitForScripts(page);
  await page.keyboard.press('/');
  await expect(getActive(page)).toContainText('kafka');
  await getDialog(page).getByRole('button', { name: 'Clear recent searches' }).press('Enter');
  await expect(getDialog(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  await expect(getField(page)).toBeFocused();
  await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = await getOptions(page).first().getAttribute('id');
  await expect(getField(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(getOptions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a query without results suggests a similar word, and a click on it runs that query', async ({ page }) => {
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

test('the dialog keeps its height while the results change', async ({ page }) => {
  await openSearch(page);
  const sizes = new Set<number>();
  for (const query of ['', 'k', 'kafka', 'qqqqqq', 'environment']) {
    await ask(page, query);
    sizes.add((await page.locator('[data-search] > div').boundingBox())?.height ?? 0);
  }
  expect(sizes.size).toBe(1);
});

test('after several quick queries Enter opens the result of the last one', async ({ page }) => {
  await openSearch(page);
  for (const query of ['k', 'ka', 'postgres', 'kafka', 'jaeger']) await getField(page).fill(query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jaeger\/$/);
});

test('a link with data-search-open opens the search with its query and stays on the page', async ({ page }) => {
  await page.goto('/definitions/intro/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/a-z/', textContent: 'Look for Kafka' });
    link.dataset.searchOpen = 'kafka';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByText('Look for Kafka').click();
  await expect(getField(page)).toHaveValue('kafka');
  await expect(page).toHaveURL((url) => url.pathname === '/definitions/intro/');
});

test('arrow keys in the list of services choose one after the other, and a click in a result leaves the focus in the field', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await ask(page, 'type');
  const service = page.getByRole('combobox', { name: 'Service' });
  await service.focus();
  await service.press('ArrowDown');
  await expect(service).toBeFocused();
  await getField(page).focus();
  const opened = context.waitForEvent('page');
  await getOptions(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(getField(page)).toBeFocused();
});
