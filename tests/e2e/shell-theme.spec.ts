import { expect, test, type Page } from './test';
import { getHeadScript } from '@/app/inline-script-before-hydration';
import { changePage, waitForScripts } from './changed-page';

const path = '/support/';
const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false } as const;
const findRoot = (page: Page) => page.locator('html');
const findToggle = (page: Page) =>
  page.locator('[data-navbar]').getByRole('button', { name: /Switch between dark and light mode/ });
const isBrowserColored = (page: Page) =>
  page.evaluate(() => {
    const bar = getComputedStyle(document.querySelector('[data-navbar]') ?? document.body).backgroundColor;
    return document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content === bar;
  });
const getStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the page with the root attributes and the head script that another configuration would produce. */
async function openWith(page: Page, attributes: string, script: string, body = ''): Promise<void> {
  await changePage(page, path, (html) =>
    html
      .replace('<html ', `<html ${attributes} `)
      .replace(/\(function\(\)\{var e=document\.documentElement.*?\}\)\(\)(?=<\/script>)/s, () => script)
      .replace(/<body[^>]*>/, (tag) => `${tag}${body}`),
  );
  await page.goto(path);
}

test('the dark logo loads before dark mode is chosen, so it is also visible offline', async ({ page, context }) => {
  await page.goto(path);
  const logo = page.locator('[data-navbar] img[src$="logo-dark.svg"]');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.setOffline(true);
  await findToggle(page).click();
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the mode is light even if the system prefers dark; the toggle switches it and stores the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'light');
  await expect(findToggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await findToggle(page).click();
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'dark');
  expect(await getStored(page, 'theme')).toBe('dark');
  await expect(findToggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
  await expect(findToggle(page)).toHaveAttribute('title', 'Dark mode');
  expect(await isBrowserColored(page)).toBe(true);
  await page.reload();
  await waitForScripts(page);
  await expect.poll(() => isBrowserColored(page)).toBe(true);
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'dark');
  await findToggle(page).click();
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'light');
  expect(await getStored(page, 'theme')).toBe('light');
});

test('a page from the back/forward cache gets the mode that was chosen meanwhile', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'dark');
});

test('the theme in the URL overrides the stored one, and both apply before the body is rendered', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      sessionStorage.setItem('first', document.documentElement.dataset.theme ?? '');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  expect(await page.evaluate(() => sessionStorage.first as string)).toBe('dark');
  await page.goto(`${path}?theme=light`);
  expect(await page.evaluate(() => sessionStorage.first as string)).toBe('light');
});

test('a mode chosen in another tab applies at once; removing it restores the default, and other keys are ignored', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(path);
  }
  await findToggle(first).click();
  await expect(findRoot(second)).toHaveAttribute('data-theme', 'dark');
  await expect(findToggle(second)).toHaveAccessibleName(/currently dark mode/);
  await first.evaluate(() => localStorage.setItem('other', 'light'));
  await first.evaluate(() => localStorage.removeItem('theme'));
  await expect(findRoot(second)).toHaveAttribute('data-theme', 'light');
});

test('if so configured, the mode follows the system without being stored, until the reader chooses one', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const script = getHeadScript({ colorMode: { ...colorMode, respectPrefersColorScheme: true }, storage: {} });
  await openWith(page, 'data-respect-system=""', script);
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'light');
  expect(await getStored(page, 'theme')).toBeNull();
  await findToggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'dark');
});

test('a disabled switch removes the stored choice and applies the default mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const script = getHeadScript({ colorMode: { ...colorMode, disableSwitch: true }, storage: {} });
  await openWith(page, 'data-disable-switch=""', script);
  await expect(findRoot(page)).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => getStored(page, 'theme')).toBeNull();
});

test.describe('an announcement', () => {
  const open = async (page: Page, id: string) => {
    const bar = `<section role="banner" class="in-data-[announcement=dismissed]:hidden" data-announcement-id="${id}"><p>News</p><button aria-label="Close" data-dismiss>×</button></section>`;
    const announcementBar = { id, content: 'News', isCloseable: true };
    await page.unrouteAll();
    await openWith(page, `data-test="${id}"`, getHeadScript({ colorMode, storage: {}, announcementBar }), bar);
  };
  const findBar = (page: Page) => page.getByRole('banner');

  test('disappears when it is dismissed, stays hidden on the next load, and reappears with another ID', async ({
    page,
  }) => {
    await open(page, 'one');
    await expect(findBar(page)).toBeVisible();
    await expect.poll(() => getStored(page, 'announcement.id')).toBe('one');
    expect(await getStored(page, 'announcement.dismiss')).toBe('false');
    await findBar(page).getByRole('button', { name: 'Close' }).click();
    await expect(findBar(page)).toBeHidden();
    expect(await getStored(page, 'announcement.dismiss')).toBe('true');
    await open(page, 'one');
    await expect(findBar(page)).toBeHidden();
    await open(page, 'two');
    await expect(findBar(page)).toBeVisible();
    await expect.poll(() => getStored(page, 'announcement.id')).toBe('two');
    expect(await getStored(page, 'announcement.dismiss')).toBe('false');
  });

  test('stays hidden after it was dismissed, even if the scripts of the site do not load', async ({ page }) => {
    await open(page, 'one');
    await findBar(page).getByRole('button', { name: 'Close' }).click();
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.reload();
    await expect(findBar(page)).toBeHidden();
  });
});

test('in the dark theme, an open menu is lighter than the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/definitions/concepts/');
  await page.getByRole('button', { name: 'API Reference' }).hover();
  // Another panel replaces the one that opens first.
  const getGrounds = () =>
    page.evaluate(() => {
      const getGround = (box: Element) => getComputedStyle(box).backgroundColor;
      let box = document.querySelector('[data-navbar] [data-dropdown] ul') ?? document.body;
      while (box.parentElement && getGround(box) === 'rgba(0, 0, 0, 0)') box = box.parentElement;
      return [getGround(box), getGround(document.body)].map((color) => Number(/\(([\d.]+)/.exec(color)?.[1]));
    });
  await expect
    .poll(async () => {
      const [menu = 0, body = 0] = await getGrounds();
      return menu / body;
    })
    .toBeGreaterThan(1.2);
});
