import { expect, test } from 'playwright/test';

const kinds = [
  '/',
  '/definitions/concepts/',
  '/category/how-tos/',
  '/markdown-guide/',
  '/api/environments/',
  '/nowhere/',
];

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
