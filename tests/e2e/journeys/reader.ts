import { getActive, getField } from '../search';
import { expect, type Locator, type Page } from '../test';

/** What a journey may cost, in clicks or taps and in keys. */
export interface Budget {
  clicks?: number;
  keys?: number;
}

/** Somebody who looks something up. Every click and every key goes through here, and is counted; looking and scrolling cost nothing. */
export class Reader {
  private clicks = 0;
  private keys = 0;

  constructor(
    private readonly page: Page,
    private readonly hasFinger = false,
  ) {}

  /** The links, wherever they stand, that read like this and can be seen. */
  findLink(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within
      .getByRole('link', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await (this.hasFinger ? target.tap() : target.click());
  }

  /** Chooses from a native menu: one click opens it, another one takes the entry. */
  async choose(menu: Locator, entry: string): Promise<void> {
    this.clicks += 2;
    await menu.selectOption(entry);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let pressed = 0; pressed < 50 && !(await isThere()); pressed++) await this.press('Tab');
    await expect(target).toBeFocused();
  }

  /** Goes past the bar and the sidebar. */
  async skipToContent(): Promise<void> {
    await this.press('Tab');
    await this.press('Enter');
    await expect(this.page.getByRole('main')).toBeFocused();
  }

  /** Searches by keyboard and opens the first result, or one below it. */
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

  /** Scrolls with the wheel, or with a finger, until something can be read. */
  async read(target: Locator, text?: string | RegExp): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.see(target, text);
  }

  /** Reads what can be seen without scrolling. */
  async see(target: Locator, text: string | RegExp = /./): Promise<void> {
    await expect(target).toBeInViewport();
    await expect(target).toContainText(text);
  }

  /** Wants the journey within its budget, and the budget to leave one click and one key to spare at most. */
  expectSpent({ clicks = 0, keys = 0 }: Budget): void {
    const spent = { clicks: this.clicks, keys: this.keys };
    expect(spent.clicks, 'clicks').toBeLessThanOrEqual(clicks);
    expect(spent.keys, 'keys').toBeLessThanOrEqual(keys);
    expect(clicks - spent.clicks, 'clicks to spare').toBeLessThanOrEqual(1);
    expect(keys - spent.keys, 'keys to spare').toBeLessThanOrEqual(1);
  }
}
