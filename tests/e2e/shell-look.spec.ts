import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import { waitForScripts } from './changed-page';
import { getField } from './search';

const intro = '/definitions/intro/';

interface State {
  name: string;
  widths: number[];
  path?: string;
  open: (page: Page) => Promise<void>;
}

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

// Colors are measured without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const states: State[] = [
  {
    name: 'dropdown',
    widths: [1440],
    open: async (page) => {
      await page.getByRole('button', { name: 'API Reference' }).click();
      await expect(page.locator('[data-dropdown][data-open]')).toBeVisible();
    },
  },
  { name: 'drawer', widths: [390, 768], open: openDrawer },
  {
    name: 'main-menu',
    widths: [390, 768],
    open: async (page) => {
      await openDrawer(page);
      await page.getByRole('button', { name: '← Back to main menu' }).click();
      await page.getByRole('dialog').getByText('API Reference').click();
    },
  },
  {
    name: 'operations',
    widths: [390],
    path: '/api/accounts/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Operations', exact: true }).click();
      await expect(page.locator('#operations')).toBeInViewport();
    },
  },
  {
    name: 'announcement',
    widths: [390, 1440],
    open: (page) =>
      page.evaluate(() => {
        const bar = document.createElement('div');
        bar.className = 'flex min-h-9 items-center gap-2 bg-accent-soft ps-4 pe-2 text-ui text-ink [&_a]:underline';
        bar.setAttribute('role', 'banner');
        const text = document.createElement('p');
        text.className = 'flex-1 py-1.5 text-center';
        const link = Object.assign(document.createElement('a'), { href: '/support/', textContent: 'Read what is new' });
        text.append('The second version of the API is here. ', link);
        const close = document.createElement('button');
        close.className = 'inline-flex size-7 flex-none items-center justify-center max-desktop:size-11';
        close.ariaLabel = 'Close';
        close.textContent = '×';
        bar.append(text, close);
        document.querySelector('[data-navbar]')?.before(bar);
      }),
  },
  {
    name: 'offline',
    widths: [390, 1440],
    open: async (page) => {
      await page.context().setOffline(true);
      await page.locator('a[rel="next"]').click();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'crash',
    widths: [390, 1440],
    // This page renders its suggestions in the browser.
    path: '/api/accounts/foo/',
    open: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.'),
  },
  {
    name: 'page-error',
    widths: [390, 1440],
    path: '/support/',
    open: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Error'),
  },
];

/** Breaks a function that the page needs, for the states that are errors. */
async function breakPage(page: Page, name: string): Promise<void> {
  await page.addInitScript((state) => {
    const { map } = Array.prototype;
    const { matchMedia } = window;
    if (state === 'crash') {
      Array.prototype.map = function (this: unknown[], ...settings) {
        const [first] = this;
        if (this.length !== 1 || typeof first !== 'object' || first === null || !('label' in first))
          return map.apply(this, settings);
        throw new Error('The list broke.', { cause: new Error('It had no items.') });
      } as typeof map;
    }
    if (state === 'page-error') {
      window.matchMedia = (query) => {
        if (query.includes('prefers-color-scheme')) throw new Error('The window has no eyes.');
        return matchMedia.call(window, query);
      };
    }
  }, name);
}

for (const { name, widths, path = intro, open } of states) {
  test(`${name} has no accessibility violation in either theme`, async ({ page }) => {
    await breakPage(page, name);
    for (const width of widths) {
      await page.context().setOffline(false);
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await page.goto(path);
      if (name !== 'page-error') await waitForScripts(page);
      await open(page);
      if (process.env.SHOTS) await page.screenshot({ path: `shots/${name}-${width}-light.png` });
      await expectAccessible(page);
      if (process.env.SHOTS) await page.screenshot({ path: `shots/${name}-${width}-dark.png` });
    }
  });
}

test('with forced colors, current links and selected options have a background that other elements lack', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(intro);
  const getGround = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await getGround('body');
  const chosen = await getGround('aside a[aria-current]');
  expect(chosen).not.toBe(plain);
  expect(await getGround('aside a[href="/support/"]')).not.toBe(chosen);
  await page.keyboard.press('/');
  await getField(page).fill('secret');
  await expect.poll(() => getGround('[role="option"][aria-selected="true"]')).toBe(chosen);
  expect(await getGround('[aria-pressed="true"]')).toBe(chosen);
  // Text that is not a link does not get this background.
  expect(await getGround('[aria-label="Breadcrumbs"] [aria-current]')).not.toBe(chosen);
});

test('bars have the ground of their style, and the active link differs from it', async ({ page }) => {
  await page.goto('/definitions/concepts/');
  const [navbar, footer] = [page.locator('[data-navbar]'), page.locator('footer')];
  const getGround = (bar: typeof navbar) => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ground = await getGround(page.locator('body'));
  const raised = await getGround(footer);
  expect([await getGround(navbar), raised === ground]).toEqual([ground, false]);
  for (const style of ['dark', 'primary']) {
    await navbar.evaluate((bar, value) => (bar.dataset.style = value), style);
    expect(await getGround(navbar)).not.toBe(ground);
    const active = navbar.getByRole('link', { name: 'Documentation' });
    await expect(active).not.toHaveCSS('color', await getGround(navbar));
  }
  await footer.evaluate((bar) => (bar.dataset.style = 'dark'));
  await expect(footer).not.toHaveCSS('background-color', raised);
});
