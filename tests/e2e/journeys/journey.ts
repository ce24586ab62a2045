import { test, type Page } from '../test';
import { Reader, type Budget } from './reader';

/** One way through a task. */
interface Way {
  /** The address that it begins at. */
  from: string;
  budget: Budget;
  go: (reader: Reader, page: Page) => Promise<void>;
}

/** Something that a reader wants to know or to do. */
interface Journey {
  task: string;
  /** By finger on a phone. */
  mouse: Way;
  keyboard: Way;
  /** By mouse, without search; left out where scripts do what is wanted. */
  noScript?: Way;
  isPhone?: true;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Goes all the ways through a task, each within its budget. */
export function testJourney({ task, mouse, keyboard, noScript, isPhone }: Journey): void {
  test.describe(() => {
    if (isPhone) test.use(phone);
    test(`${task}: by ${isPhone ? 'finger' : 'mouse'}`, ({ page }) => take(page, mouse, isPhone));
    test(`${task}: by keyboard`, ({ page }) => take(page, keyboard, isPhone));
  });
  if (!noScript) return;
  test.describe(() => {
    test.use({ javaScriptEnabled: false, ...(isPhone && phone) });
    test(`${task}: without script`, ({ page }) => take(page, noScript, isPhone));
  });
}

async function take(page: Page, { from, go, budget }: Way, isPhone?: true): Promise<void> {
  const reader = new Reader(page, isPhone);
  await page.goto(from);
  await go(reader, page);
  reader.expectSpent(budget);
}
