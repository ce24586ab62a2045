import { expect, test } from './test';
import { findSidebar, findSidebarLink } from './docs-sidebar';

const intro = '/definitions/intro/';
const concepts = '/definitions/concepts/';

test.beforeEach(async ({ page }) => {
  await page.goto(intro);
});

test('the sidebar keeps its open categories and its scroll position on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await findSidebar(page).getByLabel('Pages in SDK technical reference').click();
  await expect(findSidebarLink(page, 'Kafka component')).toBeVisible();
  const scroller = page.locator('[data-drawer-menu="page"]');
  await findSidebarLink(page, 'Concepts').hover();
  await scroller.evaluate((element) => (element.scrollTop = 40));
  await findSidebarLink(page, 'Concepts').click();
  await page.waitForURL(`**${concepts}`);
  await expect(findSidebarLink(page, 'Kafka component')).toBeVisible();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(40);
  await expect(findSidebarLink(page, 'Concepts')).toHaveAttribute('aria-current', 'page');
});

test('a category opens on its page, its label closes and opens it, and it stays open on the next page', async ({
  page,
}) => {
  await findSidebar(page).getByRole('link', { name: 'How-tos' }).click();
  await page.waitForURL('**/category/how-tos/');
  await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toBeVisible();
  const caret = page.locator('summary[aria-label="Pages in How-tos"]');
  const getArrow = () => caret.evaluate((element) => getComputedStyle(element, '::after').rotate);
  await expect.poll(getArrow).toBe('45deg');
  const opened = page.context().waitForEvent('page');
  await findSidebar(page)
    .getByRole('link', { name: 'How-tos' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect.poll(getArrow).toBe('45deg');
  await findSidebar(page).getByRole('link', { name: 'How-tos' }).click();
  await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toBeHidden();
  await expect.poll(getArrow).toBe('-45deg');
  await findSidebar(page).getByRole('link', { name: 'How-tos' }).click();
  await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toBeVisible();
  await findSidebarLink(page, 'Support').click();
  await page.waitForURL('**/support/');
  await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toBeVisible();
});

test('a hideable sidebar collapses to a 30-pixel strip and expands again with the focus on its button', async ({
  page,
}) => {
  await page.evaluate(() => {
    const frame = document.createElement('div');
    frame.className = 'sticky bottom-0';
    for (const [what, name] of [
      ['hide', 'Collapse sidebar'],
      ['show', 'Expand sidebar'],
    ] as const) {
      const button = document.createElement('button');
      button.dataset.hideSidebar = what;
      const display = what === 'hide' ? 'flex in-data-sidebar-hidden:hidden' : 'hidden in-data-sidebar-hidden:flex';
      button.className = `h-10 w-full ${display}`;
      button.ariaLabel = name;
      frame.append(button);
    }
    document.querySelector('aside')?.append(frame);
    document.querySelector('[data-sidebar]')?.setAttribute('data-hideable', 'true');
  });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(findSidebar(page)).toBeHidden();
  await expect.poll(async () => (await page.locator('aside').boundingBox())?.width).toBe(30);
  await page.keyboard.press('Enter');
  await expect(findSidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
});
