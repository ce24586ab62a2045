import { test, type Page } from '../test';
import { Reader, type Budget } from './reader';

/** One way to do a task. */
interface Way {
  /** The path of the page at which it starts. */
  from: string;
  budget: Budget;
  go: (reader: Reader, page: Page) => Promise<void>;
}

/** A task of a reader, and the ways to do it. */
interface Journey {
  task: string;
  /** By touch if `isPhone` is set. */
  mouse: Way;
  keyboard: Way;
  /** By pointer without JavaScript, so without search. Omitted for tasks that need scripts. */
  noScript?: Way;
  isPhone?: true;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Defines a test for each way to do a task, which must stay within its budget. */
export function testJourney({ task, mouse, keyboard, noScript, isPhone }: Journey): void {
  test.describe(() => {
    if (isPhone) test.use(phone);
    test(`${task}: by ${isPhone ? 'finger' : 'mouse'}`, ({ page }) => take(page, mouse, isPhone));
    test(`${task}: by keyboard`, ({ page }) => take(page, keyboard, isPhone));
  });
  if (!noScript) return;
  test.describe(() => {
    test.use({ javaScriptEnabled: false, ...(isPhone && phone) });
    test(`${task}: without JavaScript`, ({ page }) => take(page, noScript, isPhone));
  });
}

async function take(page: Page, { from, go, budget }: Way, isPhone?: true): Promise<void> {
  const reader = new Reader(page, isPhone);
  await page.goto(from);
  await go(reader, page);
  reader.expectSpent(budget);
}
