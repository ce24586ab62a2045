import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { waitForMotion } from './changed-page';

declare global {
  interface Window {
    axe: { run: (root: string, options: object) => Promise<AxeResults> };
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/**
 * By default, axe does not judge the contrast of text over a pseudo-element with a background. The options of a run are added to a
 * check's default options; those of `axe.configure` would replace all of them.
 */
const checks = { 'color-contrast': { options: { ignorePseudo: true } } };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violation in either theme: checks all rules in the current theme, and color contrast in the other one. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page);
  await switchTheme(page);
  expect(await findViolations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
}

/** Expects no violation of any rule on the page, or in the element `root`, in its current state. */
export async function expectNoViolation(page: Page, root?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await findViolations(page, tags, root)).toEqual([]);
}

/**
 * Expects no violation of the rules whose result depends on the theme or the width and not only on the elements. For a page that
 * has passed all rules, at another width and in another theme.
 */
export async function expectNoViolationOfLook(page: Page, root?: string): Promise<void> {
  const values = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];
  expect(await findViolations(page, { type: 'rule', values }, root)).toEqual([]);
}

/** Expects every target to be large enough for touch. Needs a touch context, where controls do not wait for hover to show. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  await page.evaluate(source);
  expect(await findViolations(page, { type: 'rule', values: ['target-size'] })).toEqual([]);
}

/** Switches the page to the other theme. */
export async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  });
}

async function findViolations(page: Page, runOnly: string[] | { type: 'rule'; values: string[] }, root = 'html') {
  // axe runs in several tasks, and neither incremental layout nor a dialog that fades in must change the page between them.
  await page.locator('html:not([data-incremental])').waitFor();
  await waitForMotion(page.locator('html'), { subtree: true });
  const { violations, incomplete } = await page.evaluate(
    ([only, settings, selector]) =>
      window.axe.run(selector, { runOnly: only, resultTypes: ['violations'], checks: settings }),
    [runOnly, checks, root] as const,
  );
  // A rule that throws an error checks nothing, and axe lists it among the rules that it could not decide.
  const failed = incomplete.flatMap((rule) => ('error' in rule ? [{ id: rule.id, error: rule.error }] : []));
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4),
  }));
  return [...failed, ...found];
}
