import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Wants no violation on the page as it stands, in both themes: every rule in the one shown, contrast in the other. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page);
  await switchTheme(page);
  expect(await findViolations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
}

/** Wants no violation of any rule on the page as it stands. */
export async function expectNoViolation(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await findViolations(page, tags)).toEqual([]);
}

/** Wants each target to have room for a finger: what shows on hover alone is only there where nothing hovers. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  await page.evaluate(source);
  expect(await findViolations(page, { type: 'rule', values: ['target-size'] })).toEqual([]);
}

/** Shows the page in the other theme. */
export async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  });
}

async function findViolations(page: Page, runOnly: string[] | { type: 'rule'; values: string[] }) {
  // It looks in turns, between which nothing may get its size.
  await page.locator('html:not([data-incremental])').waitFor();
  const { violations } = await page.evaluate(
    (only) => window.axe.run({ runOnly: only, resultTypes: ['violations'] }),
    runOnly,
  );
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4) }));
}
