import { expect, holdForStart, type Page, test } from './test';
import { changePage } from './changed-page';
import { holdScript } from './held-script';

const intro = '/definitions/intro/';

test.describe('the navbar', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(intro);
  });

  test('stays at the top while the page scrolls', async ({ page }) => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(box?.y).toBe(0);
  });

  test('has a logo that links to the introduction, its menu items, and a sign-up link that opens in a new tab', async ({
    page,
  }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Cloud product docs' })).toHaveAttribute(
      'href',
      '/category/introduction/',
    );
    const names = await bar.locator('a:visible, button:visible').allInnerTexts();
    expect(names.map((name) => name.trim().split('\n')[0]).filter(Boolean)).toEqual(
      expect.arrayContaining(['Cloud product docs', 'API Reference', 'Documentation', 'Sign in', 'Sign up']),
    );
    const signUp = bar.getByRole('link', { name: 'Sign up (opens in a new tab)' });
    await expect(signUp).toHaveAttribute('target', '_blank');
    await expect(signUp).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('colors the Documentation link on a page of its sidebar, and not on the home page', async ({ page }) => {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' });
    const accent = await page
      .locator("aside [aria-current='page']")
      .evaluate((element) => getComputedStyle(element).color);
    await expect(link).toHaveCSS('color', accent);
    await page.goto('/');
    await expect(link).not.toHaveCSS('color', accent);
  });

  test('has a skip link that moves the focus to the main content without adding a hash', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toContainText('Skip');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL((url) => url.hash === '');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });
});

test('Tab reaches every navbar item and the links of a menu; Shift+Tab skips the links of the closed menu', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const readFocus = () =>
    page.evaluate(() => {
      const element = document.activeElement!;
      return element.getAttribute('aria-label') ?? element.textContent!.replace(/ \(opens.*/, '').slice(0, 40);
    });
  const entries = await bar.locator('[data-dropdown]').first().locator('ul a').allTextContents();
  expect(entries).toEqual(expect.arrayContaining(['Blueprints', 'LiveSystems', 'Cloud Agent', 'Environments']));
  const steps = ['API Reference', ...entries, 'Documentation'];
  await bar.getByRole('link', { name: 'Cloud product docs' }).focus();
  for (const step of steps) {
    await page.keyboard.press('Tab');
    expect(await readFocus()).toBe(step);
  }
  // The links of a closed menu are not focusable.
  for (const step of ['API Reference', 'Cloud product docs']) {
    await page.keyboard.press('Shift+Tab');
    expect(await readFocus()).toBe(step);
  }
});

test('a menu link keeps the focus when the script of the menu loads', async ({ page }) => {
  const release = await holdScript(page, 'headlessui-popover-');
  await page.goto(intro);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Cloud product docs' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  const link = bar.getByRole('link', { name: 'LiveSystems' });
  await expect(link).toBeFocused();
  await release();
  await expect(bar.locator('button[id^=headlessui-popover-]').first()).toBeAttached();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/livesystems\/$/);
});

for (const { name, presses, isOpen } of [
  { name: 'opens a menu', presses: ['Enter'], isOpen: true },
  { name: 'and Escape after it leave a menu closed', presses: ['Enter', 'Escape'], isOpen: false },
  { name: 'and a second one leave a menu closed', presses: ['Enter', 'Enter'], isOpen: false },
])
  test(`a press before the script of the menu has loaded ${name}`, async ({ page }) => {
    const release = await holdScript(page, 'headlessui-popover-');
    await page.goto(intro);
    const button = page.getByRole('button', { name: 'API Reference' });
    await button.focus();
    for (const key of presses) await page.keyboard.press(key);
    await expect(page.locator('[data-dropdown] button[aria-busy=true]')).toHaveCount(isOpen ? 1 : 0);
    await release();
    await expect(page.locator('button[id^=headlessui-popover-]').first()).toBeAttached();
    await expect(page.locator('[data-dropdown][data-open]')).toHaveCount(isOpen ? 1 : 0);
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).toBeFocused();
  });

for (const { name, key } of [
  { name: 'the search', key: '/' },
  { name: 'the list of shortcuts', key: '?' },
])
  test(`a menu whose script was loading when ${name} opened stays closed, so that Escape closes the dialog`, async ({
    page,
  }) => {
    const release = await holdScript(page, 'headlessui-popover-');
    await page.goto(intro);
    await page.getByRole('button', { name: 'API Reference' }).press('Enter');
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
    await release();
    await expect(page.locator('button[id^=headlessui-popover-]').first()).toBeAttached();
    await expect(page.locator('[data-dropdown][data-open]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

test('a key held while the script of the menu loads presses its button', async ({ page }) => {
  const release = await holdScript(page, 'headlessui-popover-');
  await page.goto(intro);
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await page.keyboard.down('Space');
  await release();
  await expect(page.locator('button[id^=headlessui-popover-]').first()).toBeAttached();
  await page.keyboard.up('Space');
  await expect(page.locator('[data-dropdown][data-open]')).toHaveCount(1);
});

test('a press just before the menu uses its loaded script opens the menu', async ({ page }) => {
  // React renders in messages that it sends to itself: the press comes after the script has run and before the next message.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply(send, port, message) {
        const next = () => Reflect.apply(send, port, message) as void;
        if ('isHeld' in window) held.push(next);
        else next();
      },
    });
    addEventListener('keyup', () => {
      delete (window as { isHeld?: boolean }).isHeld;
      for (const next of held) next();
    });
  });
  const release = await holdScript(page, 'headlessui-popover-');
  await page.goto(intro);
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await page.evaluate(() => Object.assign(window, { isHeld: true }));
  await release();
  await expect(page.locator('button[id^=headlessui-popover-]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-dropdown][data-open]')).toHaveCount(1);
});

test.describe('a dropdown', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(intro);
  });
  const findTrigger = (page: Page) => page.getByRole('button', { name: 'API Reference' });
  const findEntry = (page: Page) => page.locator('[data-dropdown] ul').getByRole('link', { name: 'Cloud Agent' });

  test('opens on hover, updates aria-expanded, and closes when the pointer leaves', async ({ page }) => {
    await expect(findEntry(page)).toBeHidden();
    await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'false');
    await findTrigger(page).hover();
    await expect(findEntry(page)).toBeVisible();
    await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'true');
    await findEntry(page).hover();
    await expect(findEntry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(findEntry(page)).toBeHidden();
    await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with ${key} and keeps the focus on its button`, async ({ page }) => {
      await findTrigger(page).focus();
      await page.keyboard.press(key);
      await expect(findEntry(page)).toBeVisible();
      await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(findTrigger(page)).toBeFocused();
      await page.waitForFunction(() => document.querySelector('[data-dropdown][data-open]'));
      await page.keyboard.press(key);
      await expect(findEntry(page)).toBeHidden();
      await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(findTrigger(page)).toBeFocused();
    });
  }

  test('closes on Escape and returns the focus to its button', async ({ page }) => {
    await findTrigger(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-dropdown][data-open]'));
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-dropdown] ul').getByRole('link', { name: 'Blueprints' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(findEntry(page)).toBeHidden();
    await expect(findTrigger(page)).toBeFocused();
    await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on Escape while it is open because of hover', async ({ page }) => {
    await findTrigger(page).hover();
    await expect(findEntry(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findEntry(page)).toBeHidden();
  });

  test('stays open on a click inside, and closes on a click outside and when the focus leaves it', async ({ page }) => {
    await findTrigger(page).click();
    await page
      .locator('[data-dropdown] ul')
      .first()
      .click({ position: { x: 2, y: 2 } });
    await page.mouse.move(700, 500);
    await expect(findEntry(page)).toBeVisible();
    await page.mouse.click(700, 820);
    await expect(findEntry(page)).toBeHidden();
    await findTrigger(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-dropdown][data-open]'));
    // To the last entry, and out of the menu.
    const entries = await page.locator('[data-dropdown]').first().locator('ul a').count();
    for (let step = 0; step <= entries; step++) await page.keyboard.press('Tab');
    await expect(findEntry(page)).toBeHidden();
    await expect(findTrigger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens its pages without a full load, and is marked as current on them', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await findTrigger(page).hover();
    await findEntry(page).click();
    await page.waitForURL('**/api/providers/');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await expect(page.locator('[data-dropdown] button[data-active]')).toHaveCount(1);
    await expect(page.locator("[data-dropdown] ul [aria-current='page']")).toHaveText('Cloud Agent');
  });
});

test('a dropdown closes on a tap outside', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1100, height: 800 }, baseURL });
  const page = await context.newPage();
  holdForStart(page);
  await page.goto(intro);
  await page.getByRole('button', { name: 'API Reference' }).tap();
  const entry = page.locator('[data-dropdown] ul').getByRole('link', { name: 'Cloud Agent' });
  await expect(entry).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[data-dropdown][data-open]'));
  await page.touchscreen.tap(700, 700);
  await expect(entry).toBeHidden();
  await context.close();
});

test.describe('a navbar that hides on scroll', () => {
  test.beforeEach(async ({ page }) => {
    await changePage(page, intro, (html) =>
      html
        .replace('data-navbar=""', 'data-navbar="" data-hide-on-scroll="true"')
        .replace('<html ', '<html data-bar-hides="true" '),
    );
    await page.goto(intro);
    // Only such a site loads the module, after the page has started.
    const isWatched = async () => {
      await scrollTo(page, 100);
      await scrollTo(page, 400);
      const hidden = await isHidden(page);
      await scrollTo(page, 0);
      return hidden;
    };
    await expect.poll(isWatched).toBe(true);
  });
  const isHidden = (page: Page) =>
    page.locator('[data-navbar]').evaluate((element) => element.hasAttribute('data-hidden'));
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate((value) => window.scrollTo(0, value), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };

  test('hides while the page scrolls down and returns while it scrolls up', async ({ page }) => {
    await scrollTo(page, 40);
    expect(await isHidden(page)).toBe(false);
    await scrollTo(page, 300);
    expect(await isHidden(page)).toBe(true);
    await expect.poll(async () => (await page.locator('[data-navbar]').boundingBox())?.y).toBeLessThan(-55);
    await scrollTo(page, 200);
    expect(await isHidden(page)).toBe(false);
  });

  test('hides when the reader jumps to an anchor and returns on the next page', async ({ page }) => {
    await page.locator('[data-page-contents] a').first().click();
    await expect.poll(() => isHidden(page)).toBe(true);
    await page.locator('a[rel="next"]').click();
    await page.waitForURL((url) => url.pathname !== intro);
    await expect.poll(() => isHidden(page)).toBe(false);
  });
});

test('on a phone the name of the site is next to the logo if it fits, and the bar stays one line', async ({ page }) => {
  const name = page.getByRole('navigation', { name: 'Main' }).getByText('Cloud product docs', { exact: true });
  for (const [width, isShown] of [
    [390, true],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/definitions/quick-start/');
    const box = await name.boundingBox();
    expect((box?.width ?? 0) > 100).toBe(isShown);
    expect(box?.height).toBeLessThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
