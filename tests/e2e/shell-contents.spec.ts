import { expect, test } from './test';
import { settle } from './changed-page';

const intro = '/definitions/intro/';

test('Tab reaches the contents before the text; they are at its right or, on a phone, between title and text', async ({
  page,
}) => {
  const third = page.locator('[data-page-contents] a').nth(2);
  await page.goto('/how-tos/create-azure-relay/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const breadcrumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').count();
  for (let at = 0; at < breadcrumbs + 3; at++) await page.keyboard.press('Tab');
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${await third.getAttribute('href')}$`));
  const getBox = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
  expect((await getBox('[data-page-contents]')).left).toBeGreaterThan((await getBox('article')).right);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(third).toBeHidden();
  const disclosure = await getBox('[data-contents-disclosure]');
  expect(disclosure.top).toBeGreaterThan((await getBox('h1')).bottom);
  expect(disclosure.bottom).toBeLessThan((await getBox('article .markdown')).top);
});

test('the contents mark exactly one heading, the one at the scroll position', async ({ page }) => {
  await page.goto(intro);
  const active = page.locator('[data-page-contents] a[data-active]');
  const links = page.locator('[data-page-contents] a');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(active).toHaveCount(1);
  await links.nth(1).click();
  await expect(active).toHaveText(await links.nth(1).innerText());
  const [second, half] = await page.evaluate(() => {
    const [, link] = document.querySelectorAll<HTMLAnchorElement>('[data-page-contents] a');
    const heading = document.getElementById(link?.hash.slice(1) ?? '');
    return [(heading?.getBoundingClientRect().top ?? 0) + scrollY, innerHeight / 2];
  });
  // While the second heading is below the middle of the window, the first one stays marked.
  await page.evaluate((top) => window.scrollTo(0, top), second - half - 60);
  await expect(active).toHaveText(await links.nth(0).innerText());
});

test('the button to the top appears after scrolling up, scrolls to the top, and disappears', async ({ page }) => {
  await page.goto(intro);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1200);
  await settle(page);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
