import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startStubServer } from '../unit/openapi/samples/stub-server';
import { expectNoViolation } from './axe';
import { openForm } from './request-forms';
import { expect, test } from './test';

test('a request is built by keyboard, and its command sends it, while the page sends, stores, and shows no secret', async ({
  page,
  baseURL,
}) => {
  const server = await startStubServer();
  const secret = 'hidden-value';
  await page.goto('/api/environments/');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(baseURL ?? '', '')));
  const dialog = await openForm(page, 'environments', 'initializeAzure');
  const type = async (name: string, text: string) => {
    await dialog.getByLabel(new RegExp(`^${name}\\b`)).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  };
  await dialog.getByLabel(/^type\b/).focus();
  await page.keyboard.press('P');
  await type('ownerId', 'nobody');
  await type('shortName', 'staging eu');
  await type('service-principal-client-secret', secret);
  await type('region', 'north');
  await expect(dialog.getByRole('status').filter({ hasText: '1 problem' })).toBeVisible();
  await expect(dialog.getByLabel(/^ownerId\b/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('link', { name: 'path.ownerId' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^ownerId\b/)).toBeFocused();
  await expect(dialog.getByLabel(/^ownerId\b/)).toHaveAccessibleDescription(/Must have the format uuid\./);
  await type('ownerId', '3fa85f64-5717-4562-b3fc-2c963f66afa6');
  await expect(dialog.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove stage' }).focus();
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('group', { name: /^tags\b/ })
    .getByRole('textbox', { name: 'Name of a new entry' })
    .focus();
  await page.keyboard.insertText("owner's");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('me & you');
  await dialog.getByText('My values', { exact: true }).focus();
  await dialog.locator('summary').press('Enter');
  await type('BASE_URL', server.toBaseUrl(0));
  const command = dialog.getByRole('group', { name: 'Request, curl' });
  await expect(command).toContainText(`${server.toBaseUrl(0)}/environments/Personal/3fa85f64`);
  const env = { ...process.env, TOKEN: 'token', AZURE_CLIENT_ID: 'client', AZURE_CLIENT_SECRET: secret };
  await promisify(execFile)('bash', ['-c', await command.innerText()], { env });
  server.close();
  const [received] = server.received.get(0) ?? [];
  expect(received).toMatchObject({
    method: 'POST',
    path: '/environments/Personal/3fa85f64-5717-4562-b3fc-2c963f66afa6/staging%20eu/initializer/azure/initialize',
    headers: { authorization: 'Bearer token', 'service-principal-client-id': 'client' },
  });
  expect(received?.headers['service-principal-client-secret']).toBe(secret);
  expect(JSON.parse(String(received?.body))).toMatchObject({
    region: 'north',
    tags: { team: 'shop', "owner's": 'me & you' },
  });
  for (const language of ['JavaScript', 'TypeScript', 'Python', 'Go', 'C#', 'Java', 'PowerShell']) {
    await dialog.getByLabel('Language of the request').selectOption(language);
    await expect(dialog.getByRole('group', { name: `Request, ${language}` })).toContainText('AZURE_CLIENT_SECRET');
  }
  const link = (await dialog.getByRole('button', { name: 'Copy link' }).getAttribute('data-copy')) ?? '';
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state, location.href]),
  );
  const html = await page.content();
  expect([link, stored, html, ...requests].filter((text) => text.includes(secret))).toEqual([]);
  expect(stored).toContain('BASE_URL');
  expect(requests).toContain('/api/environments/requests/initializeAzure.json');
  // All requests were for files of this site, without a query.
  expect(requests.filter((url) => !url.startsWith('/') || !existsSync(`out${url}`))).toEqual([]);

  await page.goBack();
  await expect(dialog).toBeHidden();
  const button = page.locator('[data-sample="initializeAzure"]').getByRole('button', { name: 'Build a request' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^region\b/)).toHaveValue('north');
  await dialog.locator('summary').press('Enter');
  await dialog.getByRole('button', { name: 'Clear my values' }).press('Enter');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('BASE_URL');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('about:blank');
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(dialog.getByLabel(/^region\b/)).toHaveValue('north');
  await expect(dialog.getByLabel(/^service-principal-client-secret\b/)).toHaveValue('');
  await expect(dialog.getByLabel(/^shortName\b/)).toHaveValue('staging eu');
});

test('the form and its JSON are in step, lose nothing, and an invalid request can be copied', async ({ page }) => {
  const dialog = await openForm(page, 'blueprints', 'createBlueprint');
  const body = dialog.getByRole('group', { name: /^Body\b/ });
  const items = dialog.getByRole('button', { name: /^Add an item: components/ });
  const before = await body.getByRole('group', { name: /^Item \d/ }).count();
  // A text that becomes long while someone types stays in its field, which keeps the focus.
  const typed = body.getByLabel(/^displayName\b/).first();
  const shown = await typed.inputValue();
  await typed.fill('x'.repeat(119));
  await typed.pressSequentially('yyy');
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue(`${'x'.repeat(119)}yyy`);
  await typed.fill(shown);
  await items.press('Enter');
  await expect(body.getByRole('group', { name: /^Item \d/ })).toHaveCount(before + 1);
  const sample = dialog.getByRole('group', { name: 'Request, curl' });
  const first = body.getByLabel(/^displayName\b/).first();
  const name = await first.inputValue();
  await body.getByRole('button', { name: 'Move Item 1 down' }).first().press('Enter');
  // The button of the item that has been moved.
  await expect(body.getByRole('button', { name: 'Move Item 2 down' }).first()).toBeFocused();
  await expect(first).not.toHaveValue(name);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(body.getByRole('button', { name: 'Move Item 1 up' }).first()).toBeFocused();
  await expect(first).toHaveValue(name);
  await dialog.getByRole('button', { name: 'JSON', exact: true }).press('Enter');
  const text = dialog.getByRole('textbox', { name: 'Body as JSON' });
  await text.fill('{ "isPrivate": 5, "size": 9007199254740993, "extra": { "deep": [1, null] } }');
  await expect(dialog.getByRole('status').filter({ hasText: '1 problem' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Form', exact: true }).press('Enter');
  const extra = dialog.getByLabel('extra as JSON');
  await expect(extra).toHaveValue(/"deep": \[\s+1,\s+null\s+\]/);
  // An empty field keeps the focus, and removes its value when it loses it.
  await extra.fill('');
  await expect(extra).toBeFocused();
  await extra.pressSequentially('true');
  await expect(sample).toContainText('"extra": true');
  await extra.fill('');
  await extra.press('Tab');
  await expect(sample).not.toContainText('extra');
  await expect(sample).toContainText('"size": 9007199254740993');
  await dialog.getByRole('button', { name: 'Remove size' }).press('Enter');
  await expect(sample).not.toContainText('size');
  await dialog.getByRole('button', { name: 'JSON', exact: true }).press('Enter');
  await text.fill('{ "name": ');
  await expect(dialog.getByRole('status').filter({ hasText: 'Not JSON: a value is missing' })).toBeVisible();
  await expect(sample).toContainText('{ "name":');
  await expect(dialog.getByRole('region', { name: '1 problem' })).toContainText('Not JSON: a value is missing');
  await dialog.getByRole('link', { name: 'body', exact: true }).press('Enter');
  await expect(text).toBeFocused();
  const form = dialog.getByRole('button', { name: 'Form', exact: true });
  await expect(form).toBeDisabled();
  await form.press('Enter');
  await text.fill('{ "name": 1 }');
  await expect(form).toBeEnabled();
  await expect(text).toBeVisible();
});

test('one of several alternatives can be chosen, and the earlier value comes back', async ({ page }) => {
  const dialog = await openForm(page, 'environments', 'authenticateAzure');
  const choice = dialog.getByRole('combobox', { name: 'Alternative of tenantId' });
  await choice.selectOption('Tenant ID');
  // Nothing is entered yet, which is no problem of its own.
  await dialog.getByLabel(/^ownerId\b/).fill('nobody');
  await expect(dialog.getByRole('region', { name: '1 problem' }).getByRole('link')).toHaveText(['path.ownerId']);
  await dialog.getByRole('textbox', { name: /^tenantId\b/ }).fill('5d1c9a4e-2b7f-4e83-9c06-8a3f1e5b7d20');
  await choice.selectOption({ index: 1 });
  await expect(dialog.getByRole('group', { name: 'Request, curl' })).toContainText('/authenticate/common');
  await choice.selectOption({ index: 0 });
  await expect(dialog.getByRole('group', { name: 'Request, curl' })).toContainText('/authenticate/5d1c9a4e');
});

test('a link with a value that the form does not have says which one', async ({ page }) => {
  await page.goto('/api/environments/#initializeAzure?query.wings=2');
  await expect(page.getByRole('alert').filter({ hasText: 'query.wings' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Initialize an environment for Azure', exact: true }),
  ).toBeInViewport();
});

test('the form weighs little, is accessible, and is printed instead of the page', async ({ page, baseURL }) => {
  await page.goto('/api/environments/#initializeAzure');
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url().replace(baseURL ?? '', '')));
  await page.locator('[data-sample="initializeAzure"]').getByRole('button', { name: 'Build a request' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Build a request' });
  // The worker that checks values loads last.
  await dialog.getByLabel(/^ownerId\b/).fill('nobody');
  await expect(dialog.getByRole('status').filter({ hasText: '1 problem' })).toBeVisible();
  await dialog.getByLabel(/^ownerId\b/).fill('3fa85f64-5717-4562-b3fc-2c963f66afa6');
  await expect(dialog.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible();
  const bytes = files.reduce((sum, name) => sum + gzipSync(readFileSync(`out${name}`)).length, 0);
  expect(bytes).toBeLessThanOrEqual(54 * 1024);
  test
    .info()
    .annotations.push({ type: 'measured', description: `request: ${files.length} files, ${bytes} bytes, gzipped` });
  await expectNoViolation(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-site]')).toBeHidden();
  await expect(dialog.getByLabel(/^region\b/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button for a request is in the HTML, but hidden', async ({ page }) => {
    await page.goto('/api/environments/');
    const button = page.locator('[data-sample="initializeAzure"] [data-request]');
    await expect(button).toHaveText('Build a request');
    await expect(button).toBeHidden();
  });
});
