import { holdRequests } from './held-script';
import { chooseLanguage, expect, holdForStart, test } from './test';

/** The smallest page of an API. */
const accounts = '/api/accounts/';
const environments = '/api/environments/';
const python = '**/api/accounts/samples/python.json';

test('a selected sample language is fetched once, applies to the whole page, and survives a reload', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/samples/') && fetched.push(request.url()));
  await page.goto(accounts);
  expect(fetched).toEqual([]);
  const selects = page.getByRole('combobox', { name: 'Language of the samples' });
  const languages = ['curl', 'JavaScript', 'TypeScript', 'Python', 'Go', 'C#', 'Java', 'PowerShell'];
  await expect(selects.first().locator('option')).toHaveText(['curl']);
  await selects.first().focus();
  await expect(selects.first().locator('option')).toHaveText(languages);
  await chooseLanguage(selects.first(), 'python');
  await expect(page.locator('#createAccount pre:visible').first()).toContainText('requests.post');
  await expect(page.locator('#getAccount pre:visible').first()).toContainText('requests.get');
  await expect(selects.nth(7)).toHaveValue('python');
  expect(fetched).toHaveLength(1);
  await page.reload();
  await expect(page.locator('#createAccount pre:visible').first()).toContainText('requests.post');
  await chooseLanguage(selects.first(), 'curl');
  await expect(page.locator('#createAccount pre:visible').first()).toContainText('curl');
});

test('selecting a language does not move its menu on the screen', async ({ page }) => {
  await page.goto(`${environments}#createSecret`);
  const select = page.locator('#createSecret').getByRole('combobox');
  // The focus may scroll.
  await select.focus();
  const before = (await select.boundingBox())?.y ?? 0;
  await select.selectOption('java');
  await expect(page.locator('#createSecret pre:visible').first()).toContainText('HttpRequest');
  expect(Math.abs(((await select.boundingBox())?.y ?? 0) - before)).toBeLessThan(8);
});

test('the copy button copies the sample in the selected language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(accounts);
  const operation = page.locator('#createAccount');
  await chooseLanguage(operation.getByRole('combobox'), 'python');
  await expect(operation.locator('pre:visible').first()).toContainText('requests.post');
  await operation.getByRole('button', { name: 'Copy code' }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('requests.post');
});

test.describe('with a stopped clock', () => {
  // The clock belongs to the context.
  test.use({ isAlone: true });

  test('a language that is still loading shows no message after the reader has gone back to the first one', async ({
    page,
  }) => {
    const answer = await holdRequests(page, python);
    await page.goto(accounts);
    await page.clock.install();
    const operation = page.locator('#createAccount');
    await chooseLanguage(operation.getByRole('combobox'), 'python');
    await chooseLanguage(operation.getByRole('combobox'), 'curl');
    await page.clock.runFor(1000);
    await expect(operation.locator('pre:visible').first()).toContainText('curl');
    await expect(operation.getByText('Loading…')).toHaveCount(0);
    answer();
  });
});

test('a slow language shows a loading message until its samples have loaded', async ({ page }) => {
  const answer = await holdRequests(page, python);
  await page.goto(accounts);
  const operation = page.locator('#createAccount');
  await chooseLanguage(operation.getByRole('combobox'), 'python');
  await expect(operation.getByText('Loading…')).toBeVisible();
  answer();
  await expect(operation.locator('pre:visible').first()).toContainText('requests.post');
  await expect(operation.getByText('Loading…')).toHaveCount(0);
});

test('a language that cannot be loaded shows an error, keeps the previous sample, and works after a retry', async ({
  page,
}) => {
  await page.route(python, (route) => route.abort());
  await page.goto(accounts);
  const operation = page.locator('#createAccount');
  await chooseLanguage(operation.getByRole('combobox'), 'python');
  await expect(operation.getByText('The samples in Python could not be loaded.')).toBeVisible();
  await expect(operation.locator('pre:visible').first()).toContainText('curl');
  await page.unroute(python);
  await operation.getByRole('button', { name: 'Retry' }).click();
  await expect(operation.locator('pre:visible').first()).toContainText('requests.post');
  await expect(operation.getByText('could not be loaded')).toHaveCount(0);
});

test('a request has its URL on one line, which wraps on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${environments}#createServiceAccount`);
  const code = page.locator('#createServiceAccount [data-sample] pre').filter({ visible: true });
  await expect(code).toContainText(/^curl -X POST "\$BASE_URL\/\S+"/);
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

for (const width of [1440, 390]) {
  test(`at ${width} pixels, long lines fade at the edge and can be wrapped`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, hasTouch: width === 390 });
    holdForStart(page);
    await page.goto('/how-tos/create-kubernetes-workload/');
    const wide = await page
      .locator('[data-code-block]')
      .evaluateAll((all) =>
        all.map((block) => block.querySelector('pre')).map((pre) => (pre ? pre.scrollWidth - pre.clientWidth : 0)),
      );
    const block = page.locator('[data-code-block]').nth(wide.indexOf(Math.max(...wide)));
    const pre = block.locator('pre');
    const getFade = (side: string) =>
      pre.evaluate((element, end) => getComputedStyle(element).getPropertyValue(`--fade-${end}`), side);
    await block.scrollIntoViewIfNeeded();
    // The button must be visible without hover, which a touch screen does not have.
    const wrap = block.getByRole('button', { name: 'Wrap long lines' });
    await expect(wrap).toBeVisible();
    await expect.poll(() => getFade('right')).toBe('40px');
    expect(await getFade('left')).toBe('0px');
    await pre.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(() => getFade('right')).toBe('0px');
    expect(await getFade('left')).toBe('40px');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect.poll(() => getFade('left')).toBe('0px');
    await page.close();
  });
}

test('a wrap button that has become unnecessary stays while it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/markdown-guide/');
  const block = page.locator('[data-code-block]', { hasText: 'sidebarLabel' }).first();
  const wrap = block.getByRole('button', { name: 'Wrap long lines' });
  await block.scrollIntoViewIfNeeded();
  await wrap.focus();
  await expect(wrap).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  // Updates the button.
  await block.locator('pre').hover();
  await expect(wrap).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(wrap).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs of a response select its examples with the pointer and the arrow keys', async ({ page }) => {
    await page.goto(environments);
    const tabs = page
      .getByRole('group', { name: 'Response' })
      .filter({ has: page.getByRole('radio', { name: '401' }) });
    const first = tabs.first();
    await expect(first.getByRole('radio', { name: '200' })).toBeChecked();
    await expect(first.locator('pre:visible')).toHaveCount(1);
    await first.getByRole('radio', { name: '401' }).check();
    await expect(first.locator('pre:visible')).toHaveCount(0);
    await expect(first.getByText('body not documented').filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(first.getByRole('radio', { name: '200' })).toBeChecked();
    await expect(first.locator('pre:visible')).toHaveCount(1);
  });
});
