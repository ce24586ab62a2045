import { loadPseudoCatalog } from '../pseudo-language/catalog';
import { expectAccessible } from './axe';
import { clickLoaded, expect, serveFixture, test, type Page } from './test';

// Pages of specs of the fixture site whose tags are in other tags: one page, and one that is split.
const messages = loadPseudoCatalog('ar');
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const at = serveFixture();
let nested: string;
let split: string;

test.beforeAll(() => {
  nested = at('/api/nested/');
  split = at('/api/nested-split/');
});

const getSidebar = (page: Page) => page.getByRole('navigation', { name: messages.operations, exact: true });

/** Returns the visible links and titles of the sidebar, without arrows. */
const getEntries = (page: Page) =>
  getSidebar(page).locator('a, summary').filter({ visible: true }).filter({ hasText: /./ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the arrow next to a tag closes and opens the tags in it', async ({ page }) => {
    await page.goto(nested);
    const all = [
      'All pets',
      'Dogs',
      /List dogs/,
      'Puppies',
      /List young ones/,
      'Cats',
      /List cats/,
      'Shops',
      /List shops/,
    ];
    await expect(getEntries(page)).toHaveText(all);
    const arrow = getSidebar(page).locator('summary').first();
    await arrow.click();
    await expect(getEntries(page)).toHaveText(['All pets', 'Shops', /List shops/]);
    await arrow.press('Enter');
    await getSidebar(page).getByText('Puppies').click();
    await expect(getEntries(page)).toHaveText(all.filter((_, at) => at !== 4));
    await getSidebar(page).getByRole('link', { name: 'All pets' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'All pets' })).toBeInViewport();
  });

  test('the sidebar of a large spec has the tags around that of the page open', async ({ page }) => {
    await page.goto(`${split}tag/puppies/`);
    const count = messages.operationCount(1, 0);
    await expect(getEntries(page)).toHaveText([
      'All pets',
      'Dogs',
      count,
      'Puppies',
      /List young ones/,
      'Cats',
      'Shops',
    ]);
    await page.goto(`${split}tag/shops/`);
    await expect(getEntries(page)).toHaveText(['All pets', 'Shops', /List shops/]);
    await clickLoaded(page.getByRole('main').getByRole('link', { name: 'Nested' }));
    await clickLoaded(page.getByRole('main').getByRole('link', { name: 'Puppies' }).filter({ visible: true }).first());
    await clickLoaded(page.getByRole('main').getByRole('link', { name: 'Dogs' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible();
  });
});

test('the filter finds operations by the titles of all tags around them, and Enter opens the first one', async ({
  page,
}) => {
  await page.goto(nested);
  const filter = getSidebar(page).getByRole('searchbox');
  await filter.fill('young');
  await expect(getEntries(page)).toHaveText(['All pets', 'Dogs', 'Puppies', /List young ones/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#listPuppies$/);
  await filter.fill('pets list');
  await expect(getEntries(page).filter({ hasText: 'List' })).toHaveText([/dogs/, /young ones/, /cats/]);
  await filter.fill('shops');
  await expect(getEntries(page)).toHaveText(['Shops', /List shops/]);
  await page.goto(`${split}tag/shops/`);
  await filter.fill('pets young');
  await expect(getEntries(page)).toHaveText([/List young ones/]);
});

test('the sidebar marks the title of the outermost closed tag around the operation in view', async ({ page }) => {
  await page.goto(`${nested}#listPuppies`);
  const current = getSidebar(page).locator('[aria-current]');
  await expect(current).toHaveText(/List young ones/);
  const scroll = () => page.evaluate(() => window.scrollBy({ top: 10, behavior: 'instant' }));
  await getSidebar(page).locator('summary', { hasText: 'Dogs' }).click();
  await scroll();
  await expect(current).toHaveText('Dogs');
  await getSidebar(page).locator('summary').first().click();
  await scroll();
  await expect(current).toHaveText('All pets');
});

test('the arrow keys move over a closed tag without its content, and Enter opens it', async ({ page }) => {
  await page.goto(nested);
  const [arrow, focused] = [getSidebar(page).locator('summary').first(), getSidebar(page).locator(':focus')];
  await arrow.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Shops');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAccessibleName(messages.tagsIn('All pets'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Dogs');
});

test('a button lists the operations of a tag of a large spec above the tags in it', async ({ page }) => {
  await page.goto(`${split}tag/puppies/`);
  await getSidebar(page)
    .getByRole('button', { name: messages.operationsOf('Dogs') })
    .click();
  await expect(getEntries(page).nth(3)).toHaveText(/List dogs/);
  await expect(getEntries(page).nth(4)).toHaveText('Puppies');
});

test('pages with tags in other tags pass axe in both themes and fit a 390-pixel screen', async ({ page }) => {
  for (const url of [nested, split, `${split}tag/pets/`, `${split}tag/puppies/`]) {
    await page.goto(url);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('in print, a tag starts on a new sheet, unless only the title and the description of another tag precede it', async ({
  page,
}) => {
  await page.goto(nested.replace('/api/', '/print/api/'));
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('[id^="tag."]')
    .evaluateAll((sections) => sections.map((section) => `${section.id} ${getComputedStyle(section).breakBefore}`));
  expect(breaks).toEqual(['tag.pets page', 'tag.dogs auto', 'tag.puppies page', 'tag.cats page', 'tag.shops page']);
});

test('former names of operations and parameters lead to the current ones, on the page and as Markdown', async ({
  page,
}) => {
  for (const [former, current] of [
    ['getDogs.200', 'listDogs.200'],
    ['listShops.query.town', 'listShops.query.city'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${nested}#${former}`);
    await expect(page).toHaveURL(`${nested}#${current}`);
    await expect(page.locator('[data-target]')).toHaveAttribute('id', current);
  }
  const read = async (path: string) => (await fetch(at(path))).text();
  expect(await read('/api/nested/operations/getDogs.md')).toContain('/api/nested/operations/listDogs.md)');
  expect(await read('/old.md')).toContain('/support.md)');
  expect(await read('/older/definitions.md')).toContain('/definitions/concepts.md#blueprint)');
});
