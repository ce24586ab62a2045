import { expect, test } from './test';
import { openReference } from './changed-page';

const environments = '/api/environments/';
const python = '**/api/environments/samples/python.json';

test('only one language stands in the page; a chosen one is fetched, holds for the whole page and is remembered', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/samples/') && fetched.push(request.url()));
  await openReference(page, environments);
  expect(fetched).toEqual([]);
  const selects = page.getByRole('combobox', { name: 'Language of the samples' });
  const languages = ['curl', 'JavaScript', 'TypeScript', 'Python', 'Go', 'C#', 'Java', 'PowerShell'];
  await expect(selects.first().locator('option')).toHaveText(languages);
  await selects.first().selectOption('python');
  await expect(page.locator('#createSecret pre:visible').first()).toContainText('requests.post');
  await expect(page.locator('#listSecrets pre:visible').first()).toContainText('requests.get');
  await expect(selects.nth(7)).toHaveValue('python');
  expect(fetched).toHaveLength(1);
  await page.reload();
  await expect(page.locator('#createSecret pre:visible').first()).toContainText('requests.post');
  await selects.first().selectOption('curl');
  await expect(page.locator('#createSecret pre:visible').first()).toContainText('curl');
});

test('what was chosen stays where it is on the screen', async ({ page }) => {
  await openReference(page, `${environments}#createSecret`);
  const select = page.locator('#createSecret').getByRole('combobox');
  const before = (await select.boundingBox())?.y ?? 0;
  await select.selectOption('java');
  await expect(page.locator('#createSecret pre:visible').first()).toContainText('HttpRequest');
  expect(Math.abs(((await select.boundingBox())?.y ?? 0) - before)).toBeLessThan(8);
});

test('a sample of the chosen language is what gets copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReference(page, environments);
  const operation = page.locator('#createSecret');
  await operation.getByRole('combobox').selectOption('python');
  await expect(operation.locator('pre:visible').first()).toContainText('requests.post');
  await operation.getByRole('button', { name: 'Copy code' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('requests.post');
});

test('a slow language says that it is loading after 200 ms', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(python, async (route) => {
    await held;
    await route.continue();
  });
  await openReference(page, environments);
  const operation = page.locator('#createSecret');
  await operation.getByRole('combobox').selectOption('python');
  await expect(operation.getByText('Loading…')).toBeVisible();
  answer();
  await expect(operation.locator('pre:visible').first()).toContainText('requests.post');
  await expect(operation.getByText('Loading…')).toHaveCount(0);
});

test('a language that cannot be loaded says so, keeps the sample there was, and can be tried again', async ({
  page,
}) => {
  await page.route(python, (route) => route.abort());
  await openReference(page, environments);
  const operation = page.locator('#createSecret');
  await operation.getByRole('combobox').selectOption('python');
  await expect(operation.getByText('The samples in Python could not be loaded.')).toBeVisible();
  await expect(operation.locator('pre:visible').first()).toContainText('curl');
  await page.unroute(python);
  await operation.getByRole('button', { name: 'Retry' }).click();
  await expect(operation.locator('pre:visible').first()).toContainText('requests.post');
  await expect(operation.getByText('could not be loaded')).toHaveCount(0);
});
