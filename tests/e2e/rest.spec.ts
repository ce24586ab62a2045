import { expect, test, type Browser, type Page } from 'playwright/test';
import { openReference } from './changed-page';

const environments = '/api/environments/';
const resting = '.api[data-rests]';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** How many elements the browser styled while something was done. To find an element by its role would style all of them. */
async function countStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

/** Where each operation and schema stands, and how high the page is. */
function getPlaces(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('.op, .cs')].map((part) => part.getBoundingClientRect().top + window.scrollY),
  ]);
}

test('what is out of sight of a large API page takes no part in an answer', async ({ page, browser }) => {
  await openReference(page, environments);
  await page.locator(resting).waitFor();
  await expect(page.locator('.lg').last().locator('option')).toHaveCount(8);
  const all = await page.locator('*').count();
  expect(all).toBeGreaterThan(5000);
  const styled = {
    menu: await countStyled(browser, page, async () => {
      await page.locator('.dropdown button').first().click();
      await page.locator('.dropdown[data-open]').waitFor();
    }),
    schema: await countStyled(browser, page, () => page.locator('details.in:not([open]) > summary').first().click()),
    samples: await countStyled(browser, page, async () => {
      await page.locator('.lg').first().selectOption('python');
      await expect(page.locator('[data-sample]').last().locator('[data-loaded]')).toHaveCount(1);
    }),
    theme: await countStyled(browser, page, () => page.locator('.navbar [aria-label*="dark and light"]').click()),
    search: await countStyled(browser, page, async () => {
      await page.keyboard.press('/');
      await page.locator('.search input').waitFor();
    }),
  };
  expect(styled.menu).toBeLessThan(150);
  expect(styled.schema).toBeLessThan(200);
  expect(styled.samples).toBeLessThan(all / 5);
  expect(styled.theme).toBeLessThan(all * 0.4);
  expect(styled.search).toBeLessThan(all * 0.4);
});

test('nothing moves when what is out of sight comes to rest, and wakes for another width', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // The page as it stands without rest.
      const style = new CSSStyleSheet();
      style.replaceSync('html.awake .api :is(.op, .cs) { content-visibility: visible !important }');
      document.adoptedStyleSheets = [style];
    });
  });
  await openReference(page, environments);
  for (const width of [1280, 800]) {
    await page.locator(resting).evaluate((frame) => frame.setAttribute('data-rests', 'before'));
    await page.setViewportSize({ width, height: 720 });
    await page.locator('.api[data-rests=""]').waitFor();
    const atRest = await getPlaces(page);
    await page.evaluate(() => document.documentElement.classList.add('awake'));
    expect(await getPlaces(page)).toEqual(atRest);
    await page.evaluate(() => document.documentElement.classList.remove('awake'));
  }
  await page.evaluate(() => (location.hash = '#listSecrets'));
  await expect(page.locator('#listSecrets')).toBeInViewport();
});
