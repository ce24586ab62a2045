import { expect, test, type Locator, type Page } from './test';
import { changePage } from './changed-page';
import { findSidebar, findSidebarLink } from './docs-sidebar';

const intro = '/definitions/intro/';

test.describe('a category that a large sidebar omits', () => {
  const howTos = '**/category/how-tos/';
  const findCaret = (page: Page) => page.locator('summary[aria-label="Pages in How-tos"]');

  test.beforeEach(async ({ page }) => {
    await changePage(page, intro, (html) =>
      html.replace(
        /(<details data-category="\/How-tos")(>.*?)<ul>.*?<\/ul>/s,
        '$1 data-chunk=""$2<a href="/category/how-tos/">Pages in How-tos</a>',
      ),
    );
    await page.goto(intro);
  });

  test('is fetched when it is opened, has no entry marked as current, and stays open on the next page', async ({
    page,
  }) => {
    await findCaret(page).click();
    await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toBeVisible();
    await expect(findSidebarLink(page, 'Pages in How-tos')).toHaveCount(0);
    await expect(findSidebar(page).locator('[aria-current]')).toHaveText('Platform overview');
    await findSidebarLink(page, 'Create an Ambassador ingress').click();
    await page.waitForURL('**/how-tos/create-ambassador/');
    await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toHaveAttribute('aria-current', 'page');
  });

  test('shows an error, a link to its page, and a retry button when it cannot be fetched', async ({ page }) => {
    await page.route(howTos, (route) => route.abort());
    await findCaret(page).click();
    await expect(findSidebar(page).getByRole('status')).toContainText('These pages could not be loaded.');
    await expect(findSidebarLink(page, 'Pages in How-tos')).toHaveAttribute('href', '/category/how-tos/');
    await page.unroute(howTos);
    await findSidebar(page).getByRole('button', { name: 'Retry' }).click();
    await expect(findSidebarLink(page, 'Create an Ambassador ingress')).toBeVisible();
  });
});

test.describe('a long category of a large sidebar', () => {
  const relay = '/how-tos/create-azure-relay/';
  const howTos = '/category/how-tos/';
  const list = /(data-category="\/How-tos">.*?)<ul>(.*?)<\/ul>/s;
  const listEntries = (menu: Locator) => menu.locator('ul[data-list] > li').allInnerTexts();

  test.beforeEach(async ({ page }) => {
    const toMore = (text: string, count: number) => `<li><a href="${howTos}" data-rest="${count}">${text}</a></li>`;
    await changePage(page, relay, (html) =>
      html.replace(list, (_, before: string, entries: string) => {
        const items = entries.split(/(?=<li>)/);
        const at = items.findIndex((item) => item.includes('aria-current="page"'));
        const cut = toMore('more above', at) + items[at] + toMore('more below', items.length - at - 1);
        return `${before}<ul data-list="/How-tos">${cut}</ul>`;
      }),
    );
    await changePage(page, howTos, (html) => html.replace(list, '$1<ul data-list="/How-tos">$2</ul>'));
    await page.goto(relay);
  });

  test('inserts the entries above and below, focuses the first new one, and keeps the mark of the current page', async ({
    page,
  }) => {
    const sidebar = findSidebar(page);
    expect(await listEntries(sidebar)).toEqual(['more above', 'Create an Azure Relay', 'more below']);
    await findSidebarLink(page, 'more above').press('Enter');
    await expect(findSidebarLink(page, 'Create an Azure Service Bus')).toBeFocused();
    expect(await listEntries(sidebar)).not.toContain('more above');
    await findSidebarLink(page, 'more below').press('Enter');
    await expect(findSidebarLink(page, 'Create a Kubernetes workload')).toBeFocused();
    const whole = await page.evaluate(async (page) => {
      const text = await (await fetch(page)).text();
      return text
        .split('data-list="/How-tos">')[1]
        ?.split('</ul>')[0]
        ?.match(/(?<=">)[^<]+(?=<\/a>)/g);
    }, howTos);
    expect(await listEntries(sidebar)).toEqual(whole);
    await expect(sidebar.locator('[aria-current]')).toHaveText('Create an Azure Relay');
    await expect(page).toHaveURL((url) => url.pathname === relay);
  });

  test('shows an error, keeps the link, and offers a retry when the entries cannot be fetched', async ({ page }) => {
    await page.route(`**${howTos}`, (route) => route.abort());
    await findSidebarLink(page, 'more below').press('Enter');
    await expect(findSidebar(page).getByRole('status')).toContainText('These pages could not be loaded.');
    await expect(findSidebarLink(page, 'more below')).toHaveAttribute('href', howTos);
    await page.unroute(`**${howTos}`);
    await findSidebar(page).getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(findSidebarLink(page, 'Create a Kubernetes workload')).toBeFocused();
  });

  test('inserts the entries in the drawer too, which stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'more above' }).click();
    await expect(drawer.getByRole('link', { name: 'Create an Azure web app' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Create an Azure web app' }).click();
    await page.waitForURL('**/how-tos/create-azure-webapp/');
  });
});
