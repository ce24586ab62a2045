import { getActive, getField } from '../search';
import { clickLoaded, expect, type Locator, type Page } from '../test';

/** The maximum number of clicks or taps, and of key presses, in a journey. */
export interface Budget {
  clicks?: number;
  keys?: number;
}

/**
 * Simulates a reader. Counts every click and every key press, which must go through this class; reading and scrolling are free.
 */
export class Reader {
  private clicks = 0;
  private keys = 0;

  constructor(
    private readonly page: Page,
    private readonly hasFinger = false,
  ) {}

  /** Finds the first visible link with a name. */
  findLink(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within
      .getByRole('link', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await (this.hasFinger ? target.tap() : clickLoaded(target));
  }

  /** Selects an option of a native menu, which counts as two clicks: one opens the menu, the other picks the option. */
  async choose(menu: Locator, entry: string): Promise<void> {
    this.clicks += 2;
    await menu.focus();
    await menu.selectOption(entry);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Presses Tab, at most 50 times, until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let pressed = 0; pressed < 50 && !(await isThere()); pressed++) await this.press('Tab');
    await expect(target).toBeFocused();
  }

  /** Uses the skip link to move past the navbar and the sidebar. */
  async skipToContent(): Promise<void> {
    await this.press('Tab');
    await this.press('Enter');
    await expect(this.page.getByRole('main')).toBeFocused();
  }

  /** Searches by keyboard and opens a result, counted from 1. */
  async search(query: string, result = 1): Promise<void> {
    await this.press('/');
    await expect(getField(this.page)).toBeFocused();
    for (const letter of query) await this.press(letter === ' ' ? 'Space' : letter);
    await this.page.locator('[data-stale=false]').waitFor();
    await expect(getActive(this.page)).toHaveCount(1);
    for (let at = 1; at < result; at++) await this.press('ArrowDown');
    await this.press('Enter');
    await expect(getField(this.page)).toHaveCount(0);
  }

  /** Scrolls the target into view and expects its text. */
  async read(target: Locator, text?: string | RegExp): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.see(target, text);
  }

  /** Expects the target to be in the viewport with its text, without scrolling. */
  async see(target: Locator, text: string | RegExp = /./): Promise<void> {
    await expect(target).toBeInViewport();
    await expect(target).toContainText(text);
  }

  /** Expects the journey to be within its budget, with at most one click and one key to spare. */
  expectSpent({ clicks = 0, keys = 0 }: Budget): void {
    const spent = { clicks: this.clicks, keys: this.keys };
    expect(spent.clicks, 'clicks').toBeLessThanOrEqual(clicks);
    expect(spent.keys, 'keys').toBeLessThanOrEqual(keys);
    expect(clicks - spent.clicks, 'clicks to spare').toBeLessThanOrEqual(1);
    expect(keys - spent.keys, 'keys to spare').toBeLessThanOrEqual(1);
  }
}
