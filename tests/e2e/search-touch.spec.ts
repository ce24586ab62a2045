import { expect, test, type Page } from './test';
import { holdScript } from './held-script';
import { getActive, getDialog, getField } from './search';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = 'button.search-button';

async function expectFieldToEndWith(page: Page, text: string): Promise<void> {
  await expect(getActive(page)).toBeVisible();
  await expect(getField(page)).toHaveValue(text);
  await expect(getField(page)).toBeFocused();
  expect(await getField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(text.length);
}

test('text typed right after the tap is in the field, which keeps the focus until another place is tapped', async ({
  page,
}) => {
  await page.goto('/definitions/intro/');
  const text = 'live systems of a provider';
  await page.locator(button).tap();
  await page.keyboard.type(text, { delay: 10 });
  await expectFieldToEndWith(page, text);
  await page.locator('[data-search-foot]').tap({ position: { x: 200, y: 4 } });
  await expect(getField(page)).not.toBeFocused();
});

test('a space and a slash typed before the field loads are entered as text', async ({ page }) => {
  const releaseField = await holdScript(page, 'aria-autocomplete');
  await page.goto('/definitions/intro/');
  await page.locator(button).tap();
  await page.keyboard.type('get /environments ');
  await releaseField();
  await expectFieldToEndWith(page, 'get /environments ');
});

test('no keystroke is lost when the dialog is delayed', async ({ page }) => {
  const field = getDialog(page).getByRole('textbox');
  const releaseDialog = await holdScript(page, 'aria-autocomplete');
  await page.goto('/definitions/intro/');
  await page.locator(button).tap();
  await page.keyboard.type('kafka comp', { delay: 10 });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('kafka comp');
  await Promise.all([releaseDialog(), page.keyboard.type('onent and its topics', { delay: 10 })]);
  await expectFieldToEndWith(page, 'kafka component and its topics');
});
