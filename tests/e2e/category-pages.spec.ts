import { expect, test } from './test';
import { siteConfig } from '@/site.config';
import { findSidebar } from './docs-sidebar';

test('a category page shows breadcrumbs, a description, a card for each entry, and previous and next links', async ({
  page,
}) => {
  await page.goto('/category/how-tos/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link')).toHaveCount(1);
  await expect(crumbs.locator("[aria-current='page']")).toHaveText('How-tos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How-tos');
  await expect(page.locator('main .markdown > p').first()).toBeVisible();
  const cards = page.locator('main a[data-card]');
  const entries = siteConfig.sidebars['documentation']?.flatMap((item) =>
    typeof item !== 'string' && item.type === 'category' && item.label === 'How-tos' ? item.items : [],
  );
  await expect(cards).toHaveCount(entries?.length ?? 0);
  // The first three cards are a group.
  for (const [width, rows] of [
    [390, 3],
    [1100, 2],
    [1280, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    expect([width, new Set(boxes.map((box) => box?.y)).size]).toEqual([width, rows]);
  }
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveCount(2);
});

test('a category page begins where a docs page does, its cards have one height, and labels divide APIs from guides', async ({
  page,
}) => {
  const getColumn = () => page.locator('main article').boundingBox();
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/definitions/quick-start/');
    const column = await getColumn();
    await page.goto('/category/api-reference/');
    expect((await getColumn())?.x).toBe(column?.x);
    // Its lead is as wide as the text of a docs page; only its cards use the rest of the room.
    expect((await page.locator('main .markdown > p').first().boundingBox())?.width).toBeLessThanOrEqual(
      column?.width ?? 0,
    );
  }
  const getCards = (label: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: label }) })
      .getByRole('link');
  await expect(getCards('Guides').first()).toHaveText(/^Accounts guide/);
  await expect(getCards('Reference').first()).toHaveText(/^Accounts API/);
  const heights = await getCards('Guides').evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height),
  );
  expect(new Set(heights).size).toBe(1);
  await expect(findSidebar(page).getByText('Guides', { exact: true })).toBeVisible();
  await page.goto('/api-technical-reference/accounts/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    '',
    'API reference',
    'Accounts guide',
  ]);
});
