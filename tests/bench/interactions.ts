import type { Browser, Page } from 'playwright';
import { toMedian, type Row } from './table';

/** Notes long tasks, shifts and how long each interaction took until the browser had painted its answer. */
const watch = `
  window.tasks = [];
  window.interactions = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

async function openSlow(browser: Browser, url: string, width = 1440): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Long tasks of a first load on a processor four times slower: the sum of all of them, median of the loads. */
export async function measureLoading(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/definitions/intro/', '/api/livesystems/', '/api/environments/']) {
    const sums: number[] = [];
    for (let load = 0; load < 5; load++) {
      const page = await openSlow(browser, origin + path);
      const tasks = await page.evaluate<number[]>('window.tasks');
      sums.push(tasks.reduce((sum, task) => sum + task, 0));
      await page.close();
    }
    rows.push({ name: `${path} long tasks, 4x`, value: toMedian(sums), unit: 'ms', floor: 500, aim: 300 });
  }
  return rows;
}

/** From a click on a link whose page has been fetched on hover to its heading on the screen; no throttling. */
export async function measureNavigation(browser: Browser, origin: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/definitions/intro/`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const target = round % 2 === 0 ? '/definitions/concepts/' : '/definitions/intro/';
    await page.locator(`.sidebar a[href="${target}"]`).hover();
    await page.waitForLoadState('networkidle');
    times.push(
      await page.evaluate(async (href) => {
        const heading = document.querySelector('h1')?.textContent;
        const start = performance.now();
        document.querySelector<HTMLElement>(`.sidebar a[href="${href}"]`)?.click();
        while (document.querySelector('h1')?.textContent === heading) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, target),
    );
  }
  await page.close();
  return [{ name: 'click to new heading painted', value: toMedian(times), unit: 'ms', floor: 100, aim: 60 }];
}

/** Each interaction five times; the slowest event of each time is what the reader waits for. */
const interactions: { name: string; path: string; width?: number; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'open a menu',
    path: '/api/environments/',
    act: async (page) => {
      await page.locator('.dropdown button').first().click();
      await page.locator('.dropdown[data-open]').first().waitFor();
    },
  },
  {
    name: 'switch the theme',
    path: '/api/environments/',
    act: async (page) => {
      const theme = await page.locator('html').getAttribute('data-theme');
      await page.locator('.navbar [aria-label*="dark and light"]').click();
      await page.locator(`html:not([data-theme="${theme}"])`).waitFor();
    },
  },
  {
    name: 'open a schema',
    path: '/api/environments/',
    act: async (page) => {
      const fold = page.locator('details.in:not([open]) > summary').first();
      await fold.click();
    },
  },
  {
    name: 'change the language of samples',
    path: '/api/environments/',
    act: async (page) => {
      const select = page.locator('select.lg').first();
      await select.focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('.sm pre').first().waitFor();
    },
  },
  {
    name: 'open the search',
    path: '/api/environments/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('.search [role=option]').first().waitFor();
    },
  },
  {
    name: 'open the drawer',
    path: '/api/environments/',
    width: 390,
    act: async (page) => {
      await page.locator('.navbar button[aria-label="Toggle navigation bar"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
];

/** The slowest event of each interaction on the largest of our API pages, on a processor four times slower. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, width, act } of interactions) {
    const times: number[] = [];
    for (let time = 0; time < 5; time++) {
      const page = await openSlow(browser, origin + path, width);
      await page.evaluate('window.interactions.length = 0');
      await act(page);
      // An event is reported once the frame after it is painted.
      await page.evaluate(
        () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
      );
      const durations = await page.evaluate<number[]>('window.interactions');
      // What took less than 16 ms is not reported.
      times.push(Math.max(8, ...durations));
      await page.close();
    }
    rows.push({ name: `${name}, 4x`, value: toMedian(times), unit: 'ms', floor: 200, aim: 100 });
  }
  return rows;
}
