import { expect, test, type Page } from './test';
import { expectNoViolation } from './axe';
import { settle } from './changed-page';
import { holdScript } from './held-script';

const intro = '/definitions/intro/';

test.use({ viewport: { width: 996, height: 800 } });

const findButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const findDrawer = (page: Page) => page.getByRole('dialog');

async function openDrawer(page: Page, path = intro): Promise<void> {
  await page.goto(path);
  await findButton(page).click();
  await expect(findDrawer(page)).toBeVisible();
}

test('the button opens the drawer again at once after Escape, although the browser counts a double click', async ({
  page,
}) => {
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toHaveCount(0);
  await findButton(page).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(findDrawer(page)).toBeVisible();
});

test('at 996 pixels the menus are behind a button; at 997 pixels they are in the navbar and the sidebar', async ({
  page,
}) => {
  await page.goto(intro);
  await expect(findButton(page)).toBeVisible();
  await expect(findButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[data-navbar]').getByRole('button', { name: 'API Reference' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(findButton(page)).toBeHidden();
  await expect(page.locator('[data-navbar]').getByRole('button', { name: 'API Reference' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeVisible();
  expect((await page.locator('aside').boundingBox())?.width).toBe(300);
});

test('the drawer shows the docs sidebar first and has a button back to the main menu', async ({ page }) => {
  await openDrawer(page);
  await expect(page.locator('button[aria-expanded=true]').first()).toHaveAttribute(
    'aria-label',
    'Toggle navigation bar',
  );
  const drawer = findDrawer(page);
  await expect(drawer.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(drawer.locator("[aria-current='page']")).toBeInViewport();
  await expect(drawer.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await drawer.getByRole('button', { name: '← Back to main menu' }).press('Enter');
  await expect(drawer.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The button that had the focus is gone.
  await expect(drawer.locator('nav :is(a, summary)').first()).toBeFocused();
  await expect(drawer.getByRole('link', { name: 'Documentation', exact: true })).toBeVisible();
  await expect(drawer.locator('summary[aria-label]')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(drawer).toBeHidden();
  await findButton(page).click();
  await expect(drawer.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('without a docs sidebar the drawer shows only the main menu', async ({ page }) => {
  await openDrawer(page, '/');
  await expect(findDrawer(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(findDrawer(page).getByRole('button', { name: '← Back to main menu' })).toHaveCount(0);
});

test('a dropdown in the drawer is collapsed unless one of its items is the current page', async ({ page }) => {
  await openDrawer(page, '/');
  const entry = findDrawer(page).getByRole('link', { name: 'Cloud Agent' });
  await expect(entry).toBeHidden();
  await findDrawer(page).getByText('API Reference').click();
  await expect(entry).toBeVisible();
  await entry.click();
  await page.waitForURL('**/api/providers/');
  await expect(findDrawer(page)).toBeHidden();
  await findButton(page).click();
  const back = findDrawer(page).getByRole('button', { name: '← Back to main menu' });
  await expect(findDrawer(page)).toBeVisible();
  if (await back.isVisible()) await back.click();
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('a link closes the drawer and opens its page without a full load; going back shows the previous page', async ({
  page,
}) => {
  await openDrawer(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await findDrawer(page).getByRole('link', { name: 'Concepts' }).click();
  await page.waitForURL('**/definitions/concepts/');
  await expect(findDrawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${intro}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Concepts');
});

test('the drawer closes on a click on its backdrop and on Escape, which returns the focus to its button', async ({
  page,
}) => {
  await openDrawer(page);
  await page.mouse.click(900, 400);
  await expect(findDrawer(page)).toBeHidden();
  await findButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(findDrawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toBeHidden();
  await expect(findButton(page)).toBeFocused();
  await expect(findButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the drawer closes when the window becomes wider', async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(findDrawer(page)).toBeHidden();
});

test('going back closes the drawer and stays on the page; going back again leaves the page', async ({ page }) => {
  await page.goto('/');
  await openDrawer(page);
  await page.goBack();
  await expect(findDrawer(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${intro}$`));
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('closing the drawer with Escape leaves no history entry', async ({ page }) => {
  await page.goto('/');
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an open drawer locks the scroll of the page and traps the focus', async ({ page }) => {
  await openDrawer(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  const count = await findDrawer(page).locator('a:visible, button:visible, summary:visible').count();
  for (let step = 0; step <= count + 1; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
});

test('if the drawer cannot be loaded, the native disclosure opens, unless Escape has canceled it', async ({ page }) => {
  await page.goto(intro);
  let fail = () => undefined as void;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/_next/static/**', (route) => failing.then(() => route.abort()));
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await findButton(page).click();
  await page.keyboard.press('Escape');
  await expect(findButton(page)).toHaveAttribute('aria-busy', 'false');
  fail();
  // The bundler's loader requests each script twice.
  await expect.poll(() => failed.length / new Set(failed).size).toBe(2);
  await settle(page);
  await expect(findButton(page)).toBeVisible();
  await expect(page.locator('#bar-end').getByRole('link', { name: 'Sign in' })).toBeHidden();
  await findButton(page).click();
  await expect(page.locator('#bar-end').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

const findClose = (page: Page) => findDrawer(page).getByRole('button', { name: 'Close navigation bar' });

test('the drawer is accessible, has the focus, and shows the current page', async ({ page }) => {
  await openDrawer(page);
  await expect(findClose(page)).toBeFocused();
  await expect(findDrawer(page).locator("[aria-current='page']")).toBeInViewport();
  await expect(page.locator('[data-site] > :not([inert], [role=status])')).toHaveCount(0);
  await expectNoViolation(page);
  // A press on something other than a control.
  await findDrawer(page)
    .locator('nav')
    .click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toHaveCount(0);
  await expect(findButton(page)).toBeFocused();
  await expect(page.locator('[data-site] > :not([inert], [role=status])')).not.toHaveCount(0);
});

test('a drawer without the focus closes on Escape', async ({ page }) => {
  await openDrawer(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toHaveCount(0);
});

/** Presses the button of the drawer while its script is held. The returned function releases the script. */
async function pressEarly(page: Page): Promise<() => Promise<void>> {
  const release = await holdScript(page, 'headlessui-dialog-');
  await page.goto('/');
  await page.goto(intro);
  await findButton(page).click();
  await expect(findButton(page)).toHaveAttribute('aria-busy', 'true');
  return release;
}

test('while the drawer loads, its button is busy, and Escape, another press, or Back cancels it', async ({ page }) => {
  const release = await pressEarly(page);
  for (const cancel of [
    () => page.keyboard.press('Escape'),
    // A click that the browser does not count as the second one of a double click.
    () => findButton(page).press('Enter'),
    () => page.goBack(),
  ]) {
    await expect(findButton(page)).toHaveAttribute('aria-busy', 'true');
    await cancel();
    await expect(findButton(page)).toHaveAttribute('aria-busy', 'false');
    await expect(findButton(page)).toHaveAttribute('aria-expanded', 'false');
    await findButton(page).press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(findButton(page)).toHaveAttribute('aria-busy', 'false');
  await release();
  await expect(findDrawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${intro}$`));
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a double click while the drawer loads opens it', async ({ page }) => {
  const release = await holdScript(page, 'headlessui-dialog-');
  await page.goto(intro);
  await findButton(page).dblclick();
  await release();
  await expect(findDrawer(page)).toBeVisible();
  await expect(findButton(page)).toHaveAttribute('aria-busy', 'false');
});

test('a search that was opened while the drawer loads keeps the focus, and the drawer appears after it', async ({
  page,
}) => {
  const release = await pressEarly(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input');
  await expect(field).toBeFocused();
  await release();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('kafka');
  await expect(field).toHaveValue('kafka');
  await page.keyboard.press('Escape');
  await expect(findClose(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
