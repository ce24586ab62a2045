import { expect, holdForStart, test as base, type Page } from './test';
import { expectNoViolation, expectNoViolationOfLook, switchTheme } from './axe';
import { resizeTo } from './changed-page';
import { routes } from './routes';
import { findOthers, watch, type Seen } from './watch';

interface Tab {
  page: Page;
  seen: Seen;
  /** Console messages and uncaught errors of the page. */
  problems: string[];
}

/** One tab for all pages: a tab per page would start a process and load scripts, fonts, and styles again each time. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      holdForStart(page);
      const problems: string[] = [];
      page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => problems.push(error.message));
      await use({ page, seen: await watch(page), problems });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** One page of each kind that is generated across services; the pages of schemas differ only in their texts. */
const crossReference = [
  '',
  'properties/',
  'values/',
  'create-read-update/',
  'maps/',
  'openapi-support/',
  'payload/',
  'schemas/livesystems/LiveSystem/',
];

/**
 * One page of each layout: on a narrow screen, the pages of a layout show the same controls and hide the same elements, so all
 * rules are checked there only on one of them.
 */
const checkedTwice = new Set([
  '/',
  '/category/introduction/',
  '/definitions/intro/',
  '/api/accounts/',
  '/markdown-guide/',
  '/support/',
  '/reference/',
  '/reference/payload/',
  '/reference/schemas/livesystems/LiveSystem/',
  '/a-z/',
  '/nowhere/',
]);

const all = [...routes, ...crossReference.map((path) => `/reference/${path}`), '/a-z/', '/nowhere/'];
const lost = [...checkedTwice].filter((route) => !all.includes(route));
if (lost.length > 0) throw new Error(`No test opens ${lost.join(', ')}.`);

for (const route of all) {
  test(`${route} has one h1, no policy violation, foreign request, or console message, and is accessible at all widths`, async ({
    tab: { page, seen, problems },
    baseURL,
  }) => {
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const list of [seen.violations, seen.requests, problems]) list.length = 0;
    const response = await page.goto(new URL(route, baseURL).href);
    expect(response?.status()).toBe(route === '/nowhere/' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^\S.* \| Cloud product docs$/);
    const others = findOthers(seen.requests, new URL(baseURL ?? '').origin);
    expect([seen.violations, others.filter((request) => !request.endsWith('/nowhere/'))]).toEqual([[], []]);
    expect(problems.filter((problem) => route !== '/nowhere/' || !problem.includes('404'))).toEqual([]);
    // Colors do not depend on the width, so each theme is checked at one width.
    await expectNoViolation(page);
    await switchTheme(page);
    await resizeTo(page, 390, 844);
    await (checkedTwice.has(route) ? expectNoViolation(page) : expectNoViolationOfLook(page));
    // A 1280-pixel screen at 400% zoom is as narrow.
    await resizeTo(page, 320, 800);
    await expectNoSidewaysScroll(page);
  });
}

test('a text with too little contrast is a violation', async ({ tab: { page } }) => {
  await page.goto('about:blank');
  await page.setContent('<html lang="en"><title>Gray</title><main><h1 style="color: #bbb">Gray</h1></main></html>');
  await expect(expectNoViolation(page)).rejects.toThrow('color-contrast');
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, beyond } = await page.evaluate(() => {
    const isFramed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isFramed(parent);
    };
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return right > 321 && width > 1 && height > 1 && !isFramed(element);
    });
    return {
      content: document.documentElement.scrollWidth,
      beyond: outside.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
  expect({ content, beyond: content > 320 ? beyond : [] }).toEqual({ content: 320, beyond: [] });
}
