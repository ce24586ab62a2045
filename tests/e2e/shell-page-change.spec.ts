import { expect, test } from './test';
import { isMarked, markWindow, settle } from './changed-page';
import { findSidebarLink } from './docs-sidebar';

const intro = '/definitions/intro/';
const concepts = '/definitions/concepts/';

test('a new page starts at its top, with the focus before the skip link', async ({ page }) => {
  await page.goto(intro);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator('a[rel="next"]').click();
  await page.waitForURL((url) => url.pathname !== intro);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a link with a hash scrolls its target below the navbar and focuses it', async ({ page }) => {
  await page.goto(intro);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
    document.querySelector('article')?.prepend(link);
  }, `${concepts}#live-system`);
  const ids = await (await page.request.get(concepts)).text();
  const id = [...ids.matchAll(/<h2 id="([^"]+)"/g)][1]?.[1] ?? '';
  await page.evaluate((hash) => ((document.querySelector('article > a') as HTMLAnchorElement).hash = hash), id);
  await page.getByRole('link', { name: 'There', exact: true }).click();
  await page.waitForURL(`**${concepts}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  const bar = await page.locator('[data-navbar]').boundingBox();
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
});

test.describe('static HTML of a page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(intro);
  });

  test('causes a full load of the page if it is from another build', async ({ page }) => {
    let asked = 0;
    await page.route(`**${concepts}`, async (route) => {
      if (route.request().method() === 'HEAD' || ++asked > 1) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('data-body="', 'data-body="0') });
    });
    await markWindow(page);
    await findSidebarLink(page, 'Concepts').click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${concepts}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  });

  test('causes a full load of the page if it cannot be fetched', async ({ page }) => {
    let asked = 0;
    await page.route(`**${concepts}`, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await markWindow(page);
    await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), concepts);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${concepts}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  });
});

test('hovering a sidebar link fetches its page once; hovering external and hash links fetches nothing', async ({
  page,
}) => {
  await page.goto(intro);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) asked.push(pathname);
  });
  await settle(page);
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await page.locator('[data-page-contents] a').first().hover();
  await settle(page);
  expect(asked).toEqual([]);
  await findSidebarLink(page, 'Concepts').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.mouse.move(700, 700);
  await findSidebarLink(page, 'Concepts').hover();
  await findSidebarLink(page, 'Concepts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  expect(asked.filter((path) => !path.startsWith(concepts))).toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} hovering and focusing a link fetches nothing`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(intro);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await findSidebarLink(page, 'Concepts').hover();
    await findSidebarLink(page, 'Concepts').focus();
    await settle(page);
    expect(asked).toEqual([]);
    await findSidebarLink(page, 'Concepts').click();
    await page.waitForURL(`**${concepts}`);
  });
}
