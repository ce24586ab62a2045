import { expect, test } from './test';
import { expectRoomForFingers } from './axe';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, bypassCSP: true });

for (const service of ['environments', 'livesystems']) {
  test(`every link and button of /api/${service}/ is large enough for touch`, async ({ page }) => {
    await page.goto(`/api/${service}/`);
    await expectRoomForFingers(page);
  });
}

test('only titles show their permalinks; that of a row shows after a tap on the row, and copies its URL', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/environments/#createEnvironment');
  const isShown = (selector: string) =>
    page.locator(selector).evaluate((link) => link.checkVisibility({ opacityProperty: true }));
  const row = '[id="createEnvironment.body.name"]';
  const permalink = `${row} > .property-head > .permalink`;
  expect(await isShown('#createEnvironment h3 ~ .permalink')).toBe(true);
  expect(await isShown(permalink)).toBe(false);
  await page.locator(`${row} > .property-head > code`).tap();
  expect(await isShown(permalink)).toBe(true);
  await page.locator(permalink).tap();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#createEnvironment\.body\.name$/);
});

test('a tap next to the name of a row opens the row instead of following its hidden permalink', async ({ page }) => {
  await page.goto('/api/livesystems/#schema.LiveSystem');
  const row = page.locator('[id="schema.LiveSystem.blueprint"]');
  const position = await row.locator('> .property-head').evaluate((head) => {
    const { left, top } = head.getBoundingClientRect();
    const link = head.querySelector('.permalink')?.getBoundingClientRect();
    return {
      x: (link?.left ?? 0) + (link?.width ?? 0) / 2 - left,
      y: (link?.top ?? 0) + (link?.height ?? 0) / 2 - top,
    };
  });
  await row.locator('> .property-head').tap({ position });
  await expect(row.locator('> details')).toHaveAttribute('open');
  await expect(page).toHaveURL(/#schema\.LiveSystem$/);
});

test('the example of a row is below its description on a phone, and next to its name on a wide screen', async ({
  page,
}) => {
  await page.goto('/api/environments/#createEnvironment');
  const row = page.locator('[id="createEnvironment.body.name"]');
  const getBoxes = async () => {
    const [head, description, example] = ['.property-head', 'p:not([class])', '.constraints'];
    const toBox = (selector: string) =>
      row.locator(`> ${selector}`).evaluate((element) => element.getBoundingClientRect());
    return { head: await toBox(head), description: await toBox(description), example: await toBox(example) };
  };
  const narrow = await getBoxes();
  expect(narrow.example.top).toBeGreaterThanOrEqual(narrow.description.bottom);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await getBoxes();
  expect(wide.example.bottom).toBeLessThanOrEqual(wide.description.top);
  expect(wide.example.left).toBeGreaterThan(wide.head.right);
});

test('code has a row with its language and its buttons above it', async ({ page }) => {
  await page.goto('/definitions/quick-start/');
  const tools = page.locator('[data-code-block]:not(:has(.code-title)) .code-tools').filter({ visible: true }).first();
  await expect(tools).toBeVisible();
  expect(await tools.evaluate((row) => getComputedStyle(row, '::before').content)).toBe('"bash"');
  const row = await tools.evaluate((element) => ({
    tools: element.getBoundingClientRect(),
    code: element.parentElement?.querySelector('pre')?.getBoundingClientRect(),
  }));
  expect(row.tools.bottom).toBeLessThanOrEqual(row.code?.top ?? 0);
  expect(row.tools.width).toBe(row.code?.width);
});

test('no button covers the code that it copies', async ({ page }) => {
  for (const path of ['/definitions/quick-start/', '/markdown-guide/', '/api/environments/']) {
    await page.goto(path);
    const covering = await page.locator('.code-tool, .api [data-copy]').evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const box = button.getBoundingClientRect();
          const code = button.closest('[data-code-block]')?.querySelector('pre code')?.getBoundingClientRect();
          return code && box.height > 0 && box.bottom > code.top && box.top < code.bottom;
        }).length,
    );
    expect(covering, path).toBe(0);
  }
});
