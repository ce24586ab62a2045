import { expect, type Locator, type Page } from 'playwright/test';
import { settle } from '../changed-page';
import { readFacts } from './facts';
import { findViolations, type Outcome } from './invariants';
import { getEntry, type Device, type Left, type Model } from './model';
import type { Random } from './random';
import type { SitePage } from './site';

/** The context of a step. */
export interface Walker {
  page: Page;
  device: Device;
  random: Random;
  site: Map<string, SitePage>;
  /** The current action, for the report of a step that fails. */
  attempt?: string;
}

/** What a step did, in words, and what is expected of the page after it. */
export interface Done extends Outcome {
  words: string;
  model: Model;
}

export interface Step {
  isPossible: (model: Model, walker: Walker) => boolean;
  /** How often the step is taken, relative to other steps. */
  weight: number;
  /** Returns undefined if the page has nothing to take the step with. */
  take: (model: Model, walker: Walker) => Promise<Done | undefined>;
}

type Place = Pick<Left, 'scroll' | 'end' | 'near'>;

declare global {
  interface Window {
    /**
     * The position at the last click or navigation, the hash that was left, and the hash before the step. Lost with the
     * document.
     */
    walked?: { place?: Place; hash?: string; before?: string };
    readPlace: () => Place;
    /** The time of the last scroll or resize, in milliseconds since the document was opened. */
    movedAt: number;
  }
}

/** Makes each document record the position and the hash at which the reader leaves it. */
export async function noteLeaving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.walked = {};
    window.movedAt = 0;
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, () => (window.movedAt = performance.now()), { passive: true });
    window.readPlace = () => {
      const marked = [...document.querySelectorAll('main [id]')].find(
        (element) => element.getBoundingClientRect().top > 80 && element.checkVisibility(),
      );
      const near = marked && { id: marked.id, top: marked.getBoundingClientRect().top };
      return { scroll: window.scrollY, end: document.documentElement.scrollHeight - window.scrollY, near };
    };
    window.addEventListener('click', () => (window.walked = { ...window.walked, place: window.readPlace() }), true);
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      if (!('navigationType' in event && 'userInitiated' in event)) return;
      // Scrolling replaces the hash. A link to the current URL does so too, but it is the reader who follows it.
      if (event.navigationType === 'replace' && event.userInitiated !== true) return;
      window.walked = { place: window.readPlace(), hash: location.hash, ...window.walked };
    });
  });
}

/** Clicks or taps a target, depending on the device, while the document records where the reader leaves it. */
export async function press(target: Locator, { device, page }: Walker): Promise<void> {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // Tells the page that the reader scrolls, not a script.
    if (top < 0 || bottom > window.innerHeight) window.dispatchEvent(new WheelEvent('wheel'));
  });
  await target.scrollIntoViewIfNeeded();
  await waitForAddress(page);
  await forgetLeaving(page);
  if (device === 'phone') return target.tap();
  if (!(await target.evaluate((element) => element.closest('[data-dropdown]') !== null))) await leaveMenus(page);
  await target.click();
}

/** Closes open menus: a reader's pointer would leave them on its way, and a reader would close a menu that has the focus. */
async function leaveMenus(page: Page): Promise<void> {
  if (await page.locator('[data-dropdown]:focus-within').count()) await page.keyboard.press('Escape');
  await page.mouse.move(0, (page.viewportSize()?.height ?? 0) - 1);
}

/** Discards what was recorded before the next step, and records the current hash. */
export async function forgetLeaving(page: Page): Promise<void> {
  await page.evaluate(() => (window.walked = { before: location.hash }));
}

/** Traverses the history without a click. */
export async function traverseHistory(page: Page, distance: number): Promise<void> {
  await page.evaluate(
    (distance) =>
      new Promise<void>((resolve) => {
        window.walked = { place: window.readPlace(), hash: location.hash };
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.go(distance);
      }),
    distance,
  );
}

/** Returns where the previous page was left, or undefined if its document no longer exists. */
export async function readLeft(page: Page): Promise<Omit<Left, 'layout'> | undefined> {
  const { place, before, hash = before } = (await page.evaluate(() => window.walked)) ?? {};
  return place === undefined || hash === undefined ? undefined : { ...place, hash };
}

/** Waits until all invariants hold, and checks them again when the page is idle. Returns the remaining violations. */
export async function waitForInvariants({ page, site }: Walker, { model, ...outcome }: Done): Promise<string[]> {
  const near = getEntry(model).left?.near?.id;
  const find = async () => findViolations(await readFacts(page, near), model, outcome, site);
  let wrong: string[] = [];
  const isRight = async () => {
    // Between two documents the evaluation fails.
    wrong = await find().catch((error: unknown) => [String(error)]);
    return wrong;
  };
  try {
    await expect.poll(isRight, { intervals: [20, 50, 100], timeout: 5000 }).toEqual([]);
  } catch {
    return wrong;
  }
  await settle(page);
  return find();
}

/**
 * Waits, for a second at most, until the samples of an API page are in the reader's language, and its hash is that of the section
 * being read or has had the time to become it. Otherwise the state that a step leaves would depend on timing.
 */
export async function waitForAddress(page: Page): Promise<void> {
  // A scroll that has just happened has its event in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const isSettled = () =>
    page.evaluate(() => {
      const [samples, loaded] = ['.api [data-sample]', '.api [data-loaded]'].map(
        (all) => document.querySelectorAll(all).length,
      );
      const isWaiting = localStorage.getItem('tab.language') !== null && loaded !== samples && loaded !== 0;
      if (isWaiting) return false;
      // The hash follows 100 ms after a scroll. After Back and Forward it remains that of the entry.
      if (performance.now() - window.movedAt > 300) return true;
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const box = target?.getBoundingClientRect();
      if (!document.querySelector('.api') || (box && box.bottom > 0 && box.top < window.innerHeight)) return true;
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) + 24;
      const passed = [...document.querySelectorAll('.api :is(.tag, .operation, .component-schema)')].filter(
        (section) => section.getBoundingClientRect().top <= line,
      );
      const read = window.scrollY < 8 ? '' : (passed.at(-1)?.id ?? '');
      return target?.id === read || (target === null && (read === '' || read === 'overview'));
    });
  await expect
    .poll(isSettled, { intervals: [20, 50, 100], timeout: 1000 })
    .toBe(true)
    .catch(() => undefined);
}
