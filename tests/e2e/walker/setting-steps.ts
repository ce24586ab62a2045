import type { Page } from 'playwright/test';
import { findLink } from './links';
import { layOutAnew, type Device } from './model';
import { press, type Step } from './walker';

const sizes: Record<Device, [width: number, height: number][]> = {
  desktop: [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ],
  phone: [
    [390, 844],
    [844, 390],
    [320, 640],
  ],
};

const theme: Step = {
  weight: 3,
  // On a phone the button is in the drawer.
  isPossible: ({ dialog }, { device }) => dialog === (device === 'phone' ? 'drawer' : undefined),
  async take(model, walker) {
    const frame = walker.device === 'phone' ? '[data-drawer]' : '[data-navbar]';
    await press(walker.page.locator(`${frame} button[aria-label*="dark and light"]:visible`), walker);
    const next = model.theme === 'light' ? 'dark' : 'light';
    return { words: `switches to the ${next} theme`, model: { ...model, theme: next } };
  },
};

const language: Step = {
  weight: 2,
  isPossible: ({ dialog, isOffline }) => !dialog && !isOffline,
  async take(model, { page, random }) {
    const field = page.locator('.api [data-sample] select:visible').first();
    if ((await field.count()) === 0) return undefined;
    await field.focus();
    const chosen = random.pick(
      await field.locator('option').evaluateAll((all) => all.map((option) => option.textContent)),
    );
    await field.selectOption(chosen ?? null);
    return { words: `chooses samples in ${chosen}`, model: layOutAnew(model) };
  },
};

const resize: Step = {
  weight: 2,
  isPossible: ({ dialog }) => !dialog,
  async take(model, { page, random, device }) {
    const [width, height] = random.pick(sizes[device]) ?? [1440, 900];
    await page.setViewportSize({ width, height });
    return { words: `makes the window ${width} by ${height}`, model: layOutAnew(model) };
  },
};

const tab: Step = {
  weight: 3,
  isPossible: ({ dialog }, { device }) => device === 'desktop' && dialog !== 'sheet',
  async take(model, { page, random }) {
    const count = 1 + Math.floor(random.next() * 4);
    let deadEnd: string | undefined;
    for (let time = 0; time < count; time++) deadEnd ??= await pressTab(page);
    return { words: `presses Tab ${count} times`, model, deadEnd };
  },
};

/** Presses Tab. Returns the text of the element that had the focus if Tab lost the focus before the footer. */
async function pressTab(page: Page): Promise<string | undefined> {
  const left = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  return left.evaluate((left) => {
    const isLost = document.activeElement === document.body && left !== document.body;
    return isLost && !left?.closest('footer') ? (left?.textContent?.trim().slice(0, 60) ?? '') : undefined;
  });
}

const network: Step = {
  weight: 1,
  isPossible: ({ dialog }) => !dialog,
  async take(model, { page }) {
    await page.context().setOffline(!model.isOffline);
    return {
      words: model.isOffline ? 'is online again' : 'goes offline',
      model: { ...model, isOffline: !model.isOffline },
    };
  },
};

/** Offline, a link leaves the page as it is. */
const followOffline: Step = {
  weight: 40,
  isPossible: ({ dialog, isOffline }) => isOffline && !dialog,
  async take(model, walker) {
    const link = await findLink('main a[href]:not([href^="#"])', walker);
    if (!link || link.path === model.entries[model.at]?.path) return undefined;
    await press(walker.page.locator(link.selector).nth(link.index), walker);
    await walker.page.locator('[data-offline]').waitFor();
    return { words: `follows “${link.text}” without a network`, model };
  },
};

export const settingSteps: Step[] = [theme, language, resize, tab, network, followOffline];
