import type { Page } from 'playwright/test';
import { searchLabel } from '@/messages/en';
import { toPseudoText } from '../pseudo-language/text';

/** In English, or as on the fixture site. */
const name = new RegExp(`^(${searchLabel}|${toPseudoText(searchLabel, 'ar')})$`);

/** The search field. */
export const getField = (page: Page) => page.getByRole('combobox', { name });

export const getDialog = (page: Page) => page.getByRole('dialog', { name });

export const getOptions = (page: Page) => getDialog(page).locator('[role=option]');

/** The option that Enter opens. */
export const getActive = (page: Page) => getDialog(page).locator('[role=option][aria-selected=true]');

/** Opens a page and then the search with its shortcut. */
export async function openSearch(page: Page, path = '/definitions/intro/'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('/');
  await getOptions(page).first().waitFor();
}

/** Types a query and waits for its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await getField(page).fill(query);
  await page.locator('[data-stale=false]').waitFor();
}
