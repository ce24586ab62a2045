import { expect, type Page } from 'playwright/test';
import { settle } from './changed-page';

interface Shift {
  value: number;
  /** The HTML of each element that has moved, and its rectangles before and after. */
  moved: string[];
}

/** Records the layout shifts of the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
        shifts.push({ value, moved: sources.map(toText) });
    }).observe({ type: 'layout-shift', buffered: true });

    function toText({ node, previousRect, currentRect }: Source): string {
      const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
      return `${text.slice(0, 120)} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`;
    }
  });
}

/** Lists the layout shifts of the page since it was opened. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Fails and names what has moved if the page has shifted while it loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  await settle(page);
  const shifts = await readShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  // Rounded to the three digits of a CLS score: a paint may happen in the middle of a line that is still arriving.
  expect({ total: total.toFixed(3), shifts: total < 0.0005 ? [] : shifts }).toEqual({ total: '0.000', shifts: [] });
}
