import { chooseLanguage, expect, test, type Browser, type Page } from './test';
import { resizeTo } from './changed-page';

const environments = '/api/environments/';
const resting = '.api[data-content-visibility]';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number; beginData?: { totalObjects?: number } };
}

/**
 * Returns the most elements that one style recalculation covered while `act` ran, and the most layout objects that one layout
 * considered. Do not locate elements by role in `act`: that styles all of them.
 */
async function countTouched(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const toMost = (count: (args: TraceEvent['args']) => number | undefined) =>
    Math.max(0, ...traceEvents.map(({ args }) => count(args) ?? 0));
  return { styled: toMost((args) => args?.elementCount), laidOut: toMost((args) => args?.beginData?.totalObjects) };
}

/** Returns the height of the page and the top of each operation and schema. */
function getPlaces(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('.operation, .component-schema')].map(
      (part) => part.getBoundingClientRect().top + window.scrollY,
    ),
  ]);
}

test('a click or key on a large API page styles and lays out only a fraction of its elements', async ({
  page,
  browser,
}) => {
  await page.goto(environments);
  await page.locator(resting).waitFor();
  const all = await page.locator('*').count();
  expect(all).toBeGreaterThan(5000);
  const menu = await countTouched(browser, page, async () => {
    await page.locator('[data-dropdown] button').first().click();
    await page.locator('[data-dropdown][data-open]').waitFor();
  });
  expect(menu.styled).toBeLessThan(100);
  const schema = await countTouched(browser, page, () =>
    page.locator('details.nested-schema:not([open]) > summary').first().click(),
  );
  expect(schema.laidOut).toBeGreaterThan(0);
  expect(schema.laidOut).toBeLessThan(all / 2);
  const samples = await countTouched(browser, page, async () => {
    await chooseLanguage(page.locator('[data-sample] select').first(), 'python');
    await expect(page.locator('[data-sample]').last().locator('[data-loaded]')).toHaveCount(1);
  });
  expect(samples.styled).toBeLessThan(all / 5);
  const theme = await countTouched(browser, page, () =>
    page.locator('[data-navbar] [aria-label*="dark and light"]').click(),
  );
  expect(theme.styled).toBeLessThan(all * 0.3);
  const search = await countTouched(browser, page, async () => {
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').waitFor();
  });
  expect(search.styled).toBeLessThan(all * 0.3);
});

test('content-visibility on off-screen sections changes no position, at either width', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // Lays out the page without content-visibility.
      const style = new CSSStyleSheet();
      style.replaceSync(
        'html.awake .api :is(.operation, .component-schema) { content-visibility: visible !important }',
      );
      document.adoptedStyleSheets = [style];
    });
  });
  await page.goto(environments);
  for (const width of [1280, 800]) {
    await resizeTo(page, width, 720);
    const atRest = await getPlaces(page);
    await page.evaluate(() => document.documentElement.classList.add('awake'));
    expect(await getPlaces(page)).toEqual(atRest);
    await page.evaluate(() => document.documentElement.classList.remove('awake'));
  }
  await page.evaluate(() => (location.hash = '#listSecrets'));
  await expect(page.locator('#listSecrets')).toBeInViewport();
});

test('switching the theme briefly skips sections near the viewport, but none in it, and moves nothing', async ({
  page,
}) => {
  await page.goto(environments);
  await page.locator(resting).waitFor();
  const before = await getPlaces(page);
  const count = (turns: boolean) =>
    page.evaluate((isTurned) => {
      if (isTurned) document.querySelector<HTMLElement>('[data-navbar] [aria-label*="dark and light"]')?.click();
      const aside = [...document.querySelectorAll<HTMLElement>('.api [style*="content-visibility"]')];
      const isOnScreen = (part: Element) => {
        const { top, bottom } = part.getBoundingClientRect();
        return bottom >= 0 && top <= window.innerHeight;
      };
      return { aside: aside.length, onScreen: aside.filter(isOnScreen).length };
    }, turns);
  const turned = await count(true);
  expect(turned.aside).toBeGreaterThan(0);
  expect(turned.onScreen).toBe(0);
  await expect.poll(() => count(false)).toEqual({ aside: 0, onScreen: 0 });
  expect(await getPlaces(page)).toEqual(before);
});

test('a focused link below the viewport keeps the focus while the theme switches', async ({ page }) => {
  await page.goto(environments);
  await page.locator(resting).waitFor();
  const events = await page.evaluate(async () => {
    const isBelow = (link: Element) => link.getBoundingClientRect().top > window.innerHeight;
    const link = [...document.querySelectorAll<HTMLElement>('.operation a[href]')].find(isBelow);
    const events: string[] = [];
    for (const name of ['focus', 'blur']) link?.addEventListener(name, () => events.push(name));
    link?.focus({ preventScroll: true });
    document.querySelector<HTMLElement>('[data-navbar] [aria-label*="dark and light"]')?.click();
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return events;
  });
  expect(events).toEqual(['focus']);
});
