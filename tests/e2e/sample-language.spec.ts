import { chooseLanguage, expect, test } from './test';

const guide = '/markdown-guide/';
const reference = '/api/accounts/';

test('a language chosen in a guide or in the reference applies to both, at once also in another browser tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(reference);
  const sample = other.locator('#getHealth [data-sample]');
  await page.goto(guide);
  const tabs = page.locator('[data-group="language"]').first();
  const isChosen = (name: string) => expect(tabs.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');

  await tabs.getByRole('tab', { name: 'Python' }).click();
  await expect(sample.locator('pre:visible')).toContainText('os.environ["TOKEN"]');
  await expect(sample.getByRole('combobox')).toHaveValue('python');

  await chooseLanguage(sample.getByRole('combobox'), 'curl');
  await expect(sample.locator('pre:visible')).toContainText('curl "$BASE_URL/Health"');
  await isChosen('curl');

  // A guide without the chosen language keeps its current one, and so does the reference.
  await chooseLanguage(sample.getByRole('combobox'), 'go');
  await expect(sample.locator('pre:visible')).toContainText('os.Getenv("TOKEN")');
  await isChosen('curl');
  await tabs.getByRole('tab', { name: 'HTTP' }).click();
  await expect(sample.getByRole('combobox')).toHaveValue('go');

  // Navigates there and back without a full load.
  await tabs.getByRole('tab', { name: 'Python' }).click();
  await page.locator('[data-navbar]').getByRole('button', { name: 'API Reference' }).hover();
  await page.locator('[data-navbar]').getByRole('link', { name: 'Environments' }).click();
  const first = page.locator('[data-sample]').first();
  await expect(first.locator('pre:visible')).toContainText('os.environ["TOKEN"]');
  await chooseLanguage(first.getByRole('combobox'), 'curl');
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await isChosen('curl');
});

test('typing "po" in the language menu selects PowerShell, even after "p" has loaded the Python samples', async ({
  page,
}) => {
  await page.goto(reference);
  const operation = page.locator('#getHealth');
  const menu = operation.getByRole('combobox');
  await menu.focus();
  await page.keyboard.press('p');
  await expect(menu).toHaveValue('python');
  await expect(operation.locator('pre:visible').first()).toContainText('os.environ');
  await page.keyboard.press('o');
  await expect(menu).toHaveValue('powershell');
  await expect(operation.locator('pre:visible').first()).toContainText('$env:TOKEN');
  await expect(menu).toBeFocused();
});
