import * as messages from '@/messages';
import { expectNoViolation } from './axe';
import { holdScript } from './held-script';
import { openForm } from './request-forms';
import { chooseLanguage, expect, test } from './test';

test('the values of the reader are in the samples and guides of the tab, are visible there, and are cleared by one press', async ({
  page,
}) => {
  const dialog = await openForm(page, 'environments', 'getEnvironment');
  await dialog.locator('summary').press('Enter');
  const names = await dialog
    .locator('.request-details')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent.trim() ?? ''));
  expect(names).toEqual(['BASE_URL Base URL', 'OWNER_TYPE', 'OWNER_ID', 'ENVIRONMENT_SHORT_NAME']);
  await dialog.getByLabel(/^BASE_URL\b/).fill('https://test.example');
  await dialog.getByLabel('OWNER_TYPE').fill('Team "A" & co');
  await expect(dialog.locator('summary')).toHaveText(
    'My values BASE_URL=https://test.example, OWNER_TYPE=Team "A" & co',
  );
  await page.keyboard.press('Escape');
  const sample = page.locator('[data-sample="getEnvironment"]');
  await expect(sample.locator('pre')).toContainText(
    '"https://test.example/environments/Team%20%22A%22%20%26%20co/$OWNER_ID',
  );
  await expect(sample.locator('mark')).toHaveText(['https://test.example', 'Team%20%22A%22%20%26%20co']);
  await chooseLanguage(sample.getByRole('combobox'), 'python');
  await expect(sample.locator('pre').first()).toContainText('owner_type = "Team \\"A\\" & co"');
  await expect(sample.locator('pre').first()).toContainText('owner_id = os.environ["OWNER_ID"]');

  // Another service, and a guide, after a full load.
  await page.goto('/api/blueprints/');
  await expect(page.locator('[data-sample="getBlueprint"] pre:not([hidden]) mark')).toHaveText([
    '"https://test.example"',
  ]);
  await page.goto('/definitions/quick-start/');
  await expect(page.locator('mark', { hasText: "'https://test.example'" })).toHaveCount(1);
  const bar = page.getByRole('complementary', { name: 'My values' });
  await bar.getByText('My values: 2').press('Enter');
  await expect(bar.getByRole('definition')).toHaveText(['https://test.example', 'Team "A" & co']);
  await expectNoViolation(page);
  await expect(page).not.toHaveURL(/test\.example/);
  await bar.getByRole('button', { name: 'Clear my values' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText("export BASE_URL='https://api.example.com'").first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, history.state]))).not.toContain('test.example');
});

test('the field of a value that the open request does not use stays while the reader clears it', async ({ page }) => {
  const first = await openForm(page, 'environments', 'getEnvironment');
  await first.locator('summary').press('Enter');
  await first.getByLabel('OWNER_TYPE').fill('team');
  const dialog = await openForm(page, 'accounts', 'createAccount');
  await dialog.locator('summary').press('Enter');
  const field = dialog.getByLabel('OWNER_TYPE');
  await field.fill('');
  await field.press('t');
  await expect(field).toHaveValue('t');
});

test('a name that a map has is not added again, Enter adds another one, and starting again keeps the focus', async ({
  page,
}) => {
  const dialog = await openForm(page, 'environments', 'initializeAzure');
  const name = dialog.getByRole('textbox', { name: 'Name of a new entry' });
  await name.fill('team');
  await expect(name).toHaveAccessibleDescription('There is already an entry named team.');
  await name.press('Enter');
  await expect(name).toHaveValue('team');
  await name.fill('owner');
  await expect(name).toHaveAccessibleDescription('');
  await name.press('Enter');
  await expect(dialog.getByLabel(/^owner\s/)).toBeFocused();
  await page.keyboard.insertText('me');
  await expect(dialog.getByRole('group', { name: 'Request, curl' })).toContainText('"owner": "me"');
  const again = dialog.getByRole('button', { name: 'Start again' });
  await again.press('Enter');
  await expect(dialog.getByLabel(/^owner\s/)).toHaveCount(0);
  await expect(again).toBeFocused();
});

test('a field that gets the focus shows its problem, and is not below the title', async ({ page }) => {
  const dialog = await openForm(page, 'environments', 'initializeAzure');
  const title = await dialog.getByRole('heading', { level: 2 }).locator('..').boundingBox();
  const field = dialog.getByLabel(/^tenantId\b/);
  await field.fill('nobody');
  const link = dialog.getByRole('link', { name: 'body.tenantId' });
  await link.focus();
  /** Scrolls until the field is at an edge of the dialog, where the browser takes it for visible. */
  const scrollTo = (edge: 'top' | 'bottom') =>
    field.evaluate((element, side) => {
      const panel = element.closest('[role="dialog"]');
      panel?.scrollBy(0, element.getBoundingClientRect()[side] - panel.getBoundingClientRect()[side]);
    }, edge);
  await scrollTo('bottom');
  await link.press('Enter');
  await expect(field).toBeFocused();
  await expect(dialog.locator('.request-field').getByText('Must have the format uuid.')).toBeInViewport({ ratio: 1 });
  await link.focus();
  await scrollTo('top');
  await link.press('Enter');
  await expect(field).toBeFocused();
  const box = await field.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('a copy is confirmed at its button, the page follows the language, and a tall window shows more of the request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openForm(page, 'blueprints', 'createBlueprint');
  const [idle, done] = [0, 1].map((index) =>
    dialog.getByRole('button', { name: 'Copy link' }).locator('svg').nth(index),
  );
  if (!idle || !done) throw new Error('The button has no icons.');
  await expect(done).toBeHidden();
  await dialog.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(done).toBeVisible();
  await expect(idle).toBeHidden();
  // Next to the curl sample, it would copy the same text.
  await expect(dialog.getByRole('button', { name: 'Copy curl command' })).toBeHidden();
  const sample = dialog.locator('pre');
  const toHeight = () => sample.evaluate((element) => element.clientHeight);
  const before = await toHeight();
  await page.setViewportSize({ width: 1440, height: 1400 });
  expect(await toHeight()).toBeGreaterThan(before);
  await dialog.getByLabel('Language of the request').selectOption('Go');
  await expect(dialog.getByRole('button', { name: 'Copy curl command' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-sample="createBlueprint"] pre').first()).toContainText('package main');
});

test('types and descriptions keep their order in a page from right to left', async ({ page }) => {
  const dialog = await openForm(page, 'environments', 'initializeAzure');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const text of ['string <uuid>', 'The ID of the Azure tenant.']) {
    const order = await dialog
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const toStart = (offset: number) => {
          const range = document.createRange();
          range.setStart(node ?? element, offset);
          range.setEnd(node ?? element, offset + 1);
          return range.getBoundingClientRect().left;
        };
        return toStart(0) < toStart((node?.nodeValue?.length ?? 1) - 1);
      });
    expect(order, text).toBe(true);
  }
});

test('on a phone, the path of a request breaks after its slashes and before capitals', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openForm(page, 'environments', 'listAzureTenantLocations');
  const breaks = await dialog.locator('.request-line code').evaluate((code) => {
    const [range, lines] = [document.createRange(), [] as string[]];
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let [last, lastTop] = ['', 0];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      [...(node.nodeValue ?? '')].forEach((character, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        if (last !== '' && top > lastTop) lines.push(last + character);
        [last, lastTop] = [character, top];
      });
    return lines;
  });
  expect(breaks.length).toBeGreaterThan(0);
  for (const around of breaks) expect(around).toMatch(/^\/|[A-Z]$/);
});

test('while the script of the form loads, a message says so', async ({ page }) => {
  const release = await holdScript(page, 'request-dialog');
  await page.goto('/api/environments/#initializeAzure');
  await page.locator('[data-sample="initializeAzure"]').getByRole('button', { name: 'Build a request' }).press('Enter');
  const message = page.locator('[role=status]:not([data-search] *)', { hasText: messages.loading });
  await expect(message).toBeVisible();
  await release();
  const dialog = page.getByRole('dialog', { name: 'Build a request' });
  await expect(dialog.getByLabel(/^region\b/)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a form that was loading when the reader left its page does not open, and forms of the next page do', async ({
  page,
}) => {
  const release = await holdScript(page, 'request-dialog');
  await page.goto('/api/environments/');
  const button = page.getByRole('button', { name: 'Build a request' }).first();
  await button.press('Enter');
  await page.getByRole('button', { name: 'API Reference' }).hover();
  await page.locator('[data-dropdown]').getByRole('link', { name: 'LiveSystems' }).click();
  await page.waitForURL('**/api/livesystems/');
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Build a request/ })).toBeVisible();
});

test('a form that cannot be loaded says so, and loads when the reader tries again', async ({ page }) => {
  await page.route('**/requests/initializeAzure.json', (route) => route.fulfill({ status: 503 }), { times: 2 });
  await page.goto('/api/environments/#initializeAzure');
  await page.locator('[data-sample="initializeAzure"]').getByRole('button', { name: 'Build a request' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Build a request' });
  await expect(dialog.getByRole('status')).toContainText('The form could not be loaded.');
  await dialog.getByRole('status').getByRole('button').press('Enter');
  await expect(dialog.getByLabel(/^region\b/)).toBeVisible();
});
