import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { getBrowser } from '@/tools/find-or-install-browser';
import { listFiles } from '@/lib/files';
import { settle } from '../../e2e/changed-page';
import { serveExport } from '../../e2e/served-export';

/** The largest page of a service: its path, and the size of its HTML in bytes, raw and gzipped. */
export interface LargestPage {
  path: string;
  bytes: number;
  gzipped: number;
}

const operationPattern = /<article class="operation [^>]* id="([^"]*)"/g;

/** Finds the largest page of a service, the largest gzipped size of its pages (possibly of another page), and their number. */
export function findLargest(out: string, service: string): { largest: LargestPage; gzipped: number; pages: number } {
  const folder = path.join(out, 'api', service);
  const pages = listFiles(folder)
    .filter((file) => file.endsWith('index.html'))
    .map((file): LargestPage => {
      const html = readFileSync(path.join(folder, file));
      const url = `/api/${service}/${file.slice(0, -'index.html'.length)}`;
      return { path: url, bytes: html.length, gzipped: gzipSync(html).length };
    })
    .sort((one, other) => other.bytes - one.bytes);
  const [largest = { path: '', bytes: 0, gzipped: 0 }] = pages;
  return { largest, gzipped: Math.max(...pages.map((page) => page.gzipped)), pages: pages.length };
}

/** Returns the size of the largest page of a service in bytes. Its documents for print are pages too. */
export function getLargestSize(out: string, service: string): number {
  const files = [path.join(out, 'api', service), path.join(out, 'print/api', service)].flatMap((folder) =>
    listFiles(folder).map((file) => path.join(folder, file)),
  );
  const sizes = files.filter((file) => file.endsWith('.html')).map((file) => statSync(file).size);
  return Math.max(...sizes);
}

/** Counts the operations and webhooks on the pages of a service. */
export function countOperations(out: string, service: string): number {
  const folder = path.join(out, 'api', service);
  const found = listFiles(folder)
    .filter((file) => file.endsWith('index.html'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(operationPattern)]);
  return new Set(found.map(([, id]) => id)).size;
}

/** Measures, at a quarter of the processor speed, the time to the first contentful paint and the slowest response to a click. */
export async function measurePage(out: string, page: string): Promise<{ heading: number; click: number }> {
  const { origin, close } = await serveExport(out);
  const browser = await chromium.launch(getBrowser());
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await tab.context().newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.goto(`${origin}${page}`);
    await tab.waitForFunction(() => Object.keys(document.querySelector('[data-navbar]') ?? {}).length > 0);
    // Waits for startup work, which would delay the clicks.
    await settle(tab);
    const heading = await tab.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    await tab.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (interactionId)
            Object.assign(window, { slowest: Math.max(duration, (window as { slowest?: number }).slowest ?? 0) });
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    // Handles, because a click changes which controls are visible.
    const own = await tab.locator('main :is(summary, button):visible').elementHandles();
    // A list of links has no controls in its main part, so the first button outside is clicked instead.
    const controls =
      own.length > 0
        ? own.slice(0, 5)
        : await tab
            .locator('button:visible')
            .elementHandles()
            .then((buttons) => buttons.slice(0, 1));
    for (const control of controls) {
      if (!(await control.isVisible())) continue;
      // Playwright takes an element that the browser does not lay out because it is out of sight for a hidden one.
      await control.scrollIntoViewIfNeeded();
      await control.click({ timeout: 5000 });
    }
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return { heading, click: await tab.evaluate(() => (window as { slowest?: number }).slowest ?? 16) };
  } finally {
    await browser.close();
    close();
  }
}

/**
 * Returns the HTML of a page without what changes in every build: hashes in file names, the build ID, and the chunks of the
 * Next.js payload, whose order varies and which are replaced by their length.
 */
export function readPlain(out: string, page: string): string {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  return html
    .replace(
      /(<script[^>]*>)([^<]*self\.__next_f[^<]*)(?=<\/script>)/g,
      (_, open: string, text: string) => open + text.length,
    )
    .replace(/[\w~.-]+\.(?=(?:js|css)\b)/g, '*.')
    .replace(/'sha256-[^']+'/g, "'sha256-*'")
    .replace(/\b[0-9a-f]{16,}\b/g, '*');
}
