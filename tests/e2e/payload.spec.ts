import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { actEarly } from './early-page';
import { expect, test } from './test';

const path = '/reference/payload/';

test('a payload is explained by keyboard, with its problems and links, and without a request to another origin', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('textbox', { name: 'JSON request or response body' }).focus();
  await page.keyboard.insertText('{\n  "shortName": 5,\n  "value": "x",\n  "wings": true\n}');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Fits best' })).toBeVisible();
  const best = page.getByRole('table').first();
  await expect(best.getByRole('row').nth(1)).toContainText(
    /^shortName Line 2, column 3Must have the type string, not number/,
  );
  const link = page.getByRole('table').nth(1).getByRole('link', { name: 'shortName' });
  await expect(link).toHaveAttribute('href', '/api/environments/#schema.CreateSecretRequest.shortName');
  await expect(page.getByRole('row', { name: /wings Line 4, column 3/ }).first()).toContainText('Not documented');
  expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  const scripts = requests.map((url) => new URL(url).pathname).filter((name) => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(`out${name}`)).length, 0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
  test
    .info()
    .annotations.push({ type: 'measured', description: `payload: ${scripts.length} scripts, ${bytes} bytes, gzipped` });
  await link.click();
  await expect(page).toHaveURL(/\/api\/environments\/#schema\.CreateSecretRequest\.shortName$/);
});

test('text that is not JSON is answered with its line and column', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('textbox').fill('{\n  "a": b\n}');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'line 2, column 8' })).toBeVisible();
});

test('an example of each service can be tried, and the page has the sidebar and breadcrumbs of its group', async ({
  page,
}) => {
  await page.goto(path);
  const field = page.getByRole('textbox', { name: 'JSON request or response body' });
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByRole('heading', { name: 'Fits best' })).toBeVisible();
  const first = await field.inputValue();
  expect(JSON.parse(first)).toBeInstanceOf(Object);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(field).not.toHaveValue(first);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs.last()).toHaveText('Explain a payload');
  const sidebar = page.getByRole('complementary').getByRole('link', { name: 'Explain a payload' });
  await expect(sidebar).toHaveAttribute('aria-current', 'page');
});

test('the schemas that fit are not wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  // Locations of different providers have the same properties.
  await page.getByRole('textbox').fill(`[{ "name": 5, "displayName": "West Europe", "${'long'.repeat(20)}": 1 }]`);
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.locator('main details > summary').first().click();
  await expect(page.locator('main details').first().getByRole('table').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const frames = page.locator('main .table-frame').filter({ visible: true });
  expect(await frames.evaluateAll((all) => all.map((frame) => frame.scrollWidth - frame.clientWidth))).toEqual(
    (await frames.all()).map(() => 0),
  );
});

test('text pasted and explained before the scripts have started is not lost', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const field = page.getByRole('textbox', { name: 'JSON request or response body' });
  await actEarly(page, path, async () => {
    await field.fill('[5]');
    await page.getByRole('button', { name: 'Explain' }).click();
  });
  await expect(page.getByRole('status').filter({ hasText: 'no properties' })).toBeVisible();
  await expect(field).toHaveValue('[5]');
  expect(errors).toEqual([]);
});

test('schemas that cannot be loaded are reported, and Retry explains the text', async ({ page }) => {
  let isBroken = true;
  await page.route('**/reference/payload/*.json', (route) =>
    isBroken ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
  );
  await page.goto(path);
  await page.getByRole('textbox').fill('{ "shortName": "a", "value": "x" }');
  await page.getByRole('button', { name: 'Explain' }).click();
  const status = page.getByRole('status').filter({ hasText: 'The payload could not be explained.' });
  await expect(status).not.toContainText('500');
  isBroken = false;
  await status.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Fits best' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Explain' })).toBeFocused();
});

test('the result is scrolled onto a low screen, with the pressed button, and is there again after Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(path);
  const text = '[{ "shortName": "a", "value": "x" }]';
  await page.getByRole('textbox').fill(text);
  const button = page.getByRole('button', { name: 'Explain' });
  await button.click();
  const link = page.getByRole('link', { name: 'CreateSecretRequest' }).first();
  await expect(link).toBeInViewport();
  await expect(button).toBeInViewport();
  await expect(button).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'fit the value at [0].' })).toBeVisible();
  const { y } = (await link.boundingBox()) ?? {};
  await link.click();
  await expect(page).toHaveURL(/\/api\/environments\//);
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue(text);
  await expect.poll(async () => (await link.boundingBox())?.y).toBe(y);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  await expect(link).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page that explains a payload leads to the list of schemas', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'list of schemas' }).click();
    await expect(page).toHaveURL('/reference/schemas/');
  });
});
