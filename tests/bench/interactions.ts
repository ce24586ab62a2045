import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toMedian, type Row } from './table';

/** Records long tasks, and the duration of each interaction up to the next paint. */
const watch = `
  window.tasks = [];
  window.interactions = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Resolves when the page is hydrated and there has been no long task for a second. */
const waitUntilStill = `new Promise((resolve) => {
  const look = () => {
    const isTaken = Object.keys(document.querySelector('[data-navbar]')).some((key) => key.startsWith('__react'));
    if (!isTaken) return setTimeout(look, 100);
    const wait = () => { clearTimeout(window.still); window.still = setTimeout(resolve, 1000); };
    new PerformanceObserver(wait).observe({ type: 'longtask' });
    wait();
  };
  look();
})`;

/** Opens a page on a processor that is four times slower, and waits until it is idle: earlier input would not be handled. */
async function openSlow(browser: Browser, url: string, width = 1440): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(waitUntilStill);
  return page;
}

/** Measures the sum of the long tasks of a first load on a processor that is four times slower, as the median of the loads. */
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
    rows.push({ name: `${path} long tasks, 4x`, value: toMedian(sums), unit: 'ms', limit: 500, aim: 300 });
  }
  return rows;
}

/**
 * Measures the time from a click on a link whose page was prefetched on hover to the paint of its heading, without throttling.
 */
export async function measureNavigation(browser: Browser, origin: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/definitions/intro/`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const target = round % 2 === 0 ? '/definitions/concepts/' : '/definitions/intro/';
    await page.locator(`aside a[href="${target}"]`).hover();
    await page.waitForLoadState('networkidle');
    times.push(
      await page.evaluate(async (href) => {
        const heading = document.querySelector('h1')?.textContent;
        const start = performance.now();
        document.querySelector<HTMLElement>(`aside a[href="${href}"]`)?.click();
        while (document.querySelector('h1')?.textContent === heading) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, target),
    );
  }
  await page.close();
  return [{ name: 'click to new heading painted', value: toMedian(times), unit: 'ms', limit: 100, aim: 60 }];
}

interface Interaction {
  name: string;
  width?: number;
  /** The selector of the element that is clicked, or focused for a key. */
  at: string;
  key?: 'ArrowDown';
  /** An expression that is true when the result is visible. */
  answer: string;
  /** The event at which the time starts, unless it is the last one of the input. */
  from?: 'pointerover';
}

const is = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;

const interactions: Interaction[] = [
  {
    name: 'open a menu',
    at: '[data-dropdown] button',
    // The panel already opens when the pointer arrives to click.
    from: 'pointerover',
    answer: `document.querySelector('[data-dropdown] ul').checkVisibility({ visibilityProperty: true })`,
  },
  {
    name: 'open a schema',
    at: 'details.nested-schema:not([open]) > summary',
    answer: is('details.nested-schema[open]'),
  },
  { name: 'open the search', at: 'button.search-button', answer: is('dialog[open] input:focus') },
  {
    name: 'change the language of samples',
    at: '[data-sample] select',
    key: 'ArrowDown',
    answer: is('[data-sample] pre[data-loaded]'),
  },
  {
    name: 'open the drawer',
    width: 390,
    at: 'button[aria-label="Toggle navigation bar"]',
    answer: is('[data-drawer] a'),
  },
  {
    name: 'switch the theme',
    at: '[data-navbar] [aria-label*="dark and light"]',
    answer: is('html[data-theme="dark"]'),
  },
];

/** How long a mouse button is held, in milliseconds: a quick click by a person. */
const hold = 80;

const largestApi = '/api/environments/';

/**
 * Measures interactions on our largest API page on a processor that is four times slower: the slowest event of each, and the
 * time from the last input event, usually the click, to the frame that shows the result. Some results are fetched only then,
 * because the pointer does not hover the control before the click. The driver runs no script in the page meanwhile, which would
 * take its time.
 */
export async function measureInteractions(browser: Browser, origin: string, rounds = 9): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const measured: { event: number; answer: number }[] = [];
    for (let round = 0; round < rounds; round++)
      measured.push(await measure(browser, origin + largestApi, interaction));
    const limits = { unit: 'ms', limit: 200, aim: 100 };
    const { name } = interaction;
    rows.push({ name: `${name}, 4x`, value: toMedian(measured.map(({ event }) => event)), ...limits });
    rows.push({ name: `${name}, answer seen`, value: toMedian(measured.map(({ answer }) => answer)), ...limits });
  }
  return rows;
}

async function measure(browser: Browser, url: string, { name, width, at, key, answer, from }: Interaction) {
  const page = await openSlow(browser, url, width);
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return result.value as unknown;
  };
  const place = (await evaluate(`(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(at)})].find((found) => found.checkVisibility());
    element.scrollIntoView({ block: 'nearest' });
    if (element.matches('select')) element.focus();
    const { x, y, width, height } = element.getBoundingClientRect();
    window.interactions.length = 0;
    return { x: x + width / 2, y: y + height / 2 };
  })()`)) as { x: number; y: number };
  // Set up before the first event, because events reach the page independently of evaluations. Polling in every frame would
  // make the browser render all the time, which has priority over arriving responses.
  await evaluate(`void (window.seen = new Promise((resolve) => {
    let start;
    let isSeen = false;
    for (const name of ${JSON.stringify(from ? [from] : ['pointerdown', 'click', 'keydown'])}) addEventListener(name, (event) => { if (event.isTrusted) { start = event.timeStamp; requestAnimationFrame(look); } }, { capture: true });
    const look = () => {
      if (isSeen || start === undefined || !(${answer})) return;
      isSeen = true;
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    addEventListener('focusin', look);
  }))`);
  if (key !== undefined) {
    const stroke = { key, code: key, windowsVirtualKeyCode: 40 };
    await session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyDown' });
    await session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' });
  } else {
    const press = { ...place, button: 'left', clickCount: 1 } as const;
    await session.send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
    await session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
    await setTimeout(hold);
    await session.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
  }
  const limit = 10_000;
  const waited = (await evaluate(
    `Promise.race([window.seen, new Promise((resolve) => setTimeout(resolve, ${limit}))])`,
  )) as number | undefined;
  if (waited === undefined) fail(`${name} was not answered within ${limit / 1000} s`);
  // An event is reported after the next frame is painted. Events shorter than 16 ms are not reported.
  await evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))',
  );
  const durations = (await evaluate('window.interactions')) as number[];
  await page.close();
  return { event: Math.max(8, ...durations), answer: waited };
}
