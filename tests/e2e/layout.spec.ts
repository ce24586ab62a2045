import { expect, test } from 'playwright/test';
import { routes } from './routes';

const kinds = [
  '/',
  '/definitions/concepts/',
  '/category/how-tos/',
  '/markdown-guide/',
  '/api/environments/',
  '/nowhere/',
];

for (const route of [...routes, '/a-z/', '/nowhere/']) {
  test(`${route} does not scroll sideways at 320 pixels, which is a wide screen at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route);
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
  });
}

for (const route of kinds) {
  for (const width of [390, 1440]) {
    test(`${route} does not shift while it loads, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);
    });
  }
}

for (const stored of ['light', 'dark']) {
  test(`the first paint already has the stored theme, ${stored}`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      const note = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme);
        if (seen.length < 20) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }, stored);
    await page.goto('/definitions/intro/', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length >= 20);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual([stored]);
  });
}
