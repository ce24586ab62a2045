import { chromium, type Page } from 'playwright';
import { getBrowser } from '@/tools/find-or-install-browser';
import { serveExport } from '../e2e/served-export';

/**
 * Measures, on the export in `out/`, the time from opening the search to the first result, and from a keystroke to painted
 * results on a processor that is four times slower. `npx tsx tests/bench/search-browser.ts`
 */
const words = ['shortname', 'create environment', 'azure locations', 'kafka', 'GET /environments'];

/** Records the time from a change of the field to the paint of its results. */
const watch = `
  window.waits = [];
  let since;
  addEventListener('input', (event) => (since ??= event.timeStamp), true);
  new MutationObserver(() => {
    const body = document.querySelector('[data-stale]');
    if (since === undefined || body?.dataset.stale !== 'false') return;
    const from = since;
    since = undefined;
    requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - from)));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
`;

async function measureOpening(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/definitions/intro/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('button.search-button')?.click();
    while (!document.querySelector('[role=option]')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}

async function measureTyping(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watch);
  for (const word of words) {
    await page.getByRole('combobox', { name: 'Search' }).fill('');
    await page.keyboard.type(word, { delay: 220 });
  }
  await page.waitForTimeout(500);
  return page.evaluate<number[]>('window.waits');
}

function toLine(name: string, times: number[], limit: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  const median = sorted[sorted.length >> 1] ?? 0;
  if (median > limit) process.exitCode = 1;
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return `${name}: median ${median.toFixed(0)} ms (limit ${limit}), p95 ${late.toFixed(0)} ms, ${times.length} times\n`;
}

const { origin, close } = await serveExport('out');
const browser = await chromium.launch(getBrowser());
const page = await browser.newPage();
const openings: number[] = [];
for (let round = 0; round < 5; round++) openings.push(await measureOpening(page, origin));
process.stdout.write(toLine('opening to first result, warm', openings, 300));
process.stdout.write(toLine('letter to painted results, 4x', await measureTyping(page), 100));
await browser.close();
close();
