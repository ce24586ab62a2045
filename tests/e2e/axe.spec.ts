import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'playwright/test';
import { routes } from './routes';

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const route of [...routes, '/nowhere/']) {
  for (const theme of ['light', 'dark']) {
    test(`${route} has no accessibility violation in the ${theme} theme, wide and on a phone`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(route);
      await page.addScriptTag({ content: source });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await page.evaluate(
          (values) => window.axe.run({ runOnly: values, resultTypes: ['violations'] }),
          tags,
        );
        expect(
          violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4) })),
        ).toEqual([]);
      }
    });
  }
}
