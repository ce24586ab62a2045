import { expect, test } from './test';
import { expectRoomForFingers } from './axe';
import { openReference } from './changed-page';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, bypassCSP: true });

for (const service of ['environments', 'livesystems']) {
  test(`every link and button of /api/${service}/ is large enough for touch`, async ({ page }) => {
    await openReference(page, `/api/${service}/`);
    await expectRoomForFingers(page);
  });
}

test('code has a row with its language and its buttons above it', async ({ page }) => {
  await page.goto('/definitions/quick-start/');
  const tools = page.locator('.code-tools').filter({ visible: true }).first();
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
