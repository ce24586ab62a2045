import { expect, serveFixture, test, type Page } from './test';
import { listFiles } from '@/lib/files';
import { fixtureOut } from './fixture';
import { ask, openSearch } from './search';

// Pages of the fixture site in which every text is a word of 80 letters, in one spec that has one page and one that is split.
const word = 'abcdefghijklmnopqrst'.repeat(4);

/** Lists the pages about the texts with long words, and one page of every other kind that shows some of them. */
const routes = [
  ...listFiles(fixtureOut)
    .filter((file) => /^(?!next|1\.0)(?=.*long-words).*index\.html$/.test(file))
    .map((file) => `/${file.replace('index.html', '')}`),
  '/sdk-technical-reference/prometheus/',
  '/category/sdk-technical-reference/',
  '/category/api-reference/',
  '/print/sdk-technical-reference/',
  '/a-z/',
  ...['properties', 'values', 'errors', 'access', 'create-read-update', 'maps', 'operations', 'schemas', 'payload'].map(
    (page) => `/reference/${page}/`,
  ),
  `/${word}/`,
];

const at = serveFixture();

/**
 * Returns how far the page is wider than the window, and the texts that extend past the window or past an element that cuts them
 * off. Text in an element that scrolls, or whose end is an ellipsis, does neither.
 */
function findWide(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const rooms = new Map<Element, [start: number, end: number]>([[document.body, [0, width]]]);
    const getRoom = (box: Element | null): [number, number] => {
      if (!box) return [0, width];
      const known = rooms.get(box);
      if (known) return known;
      const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
      const isFree =
        /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none' || box.matches('svg');
      let room: [number, number] = isFree ? [-Infinity, Infinity] : getRoom(box.parentElement);
      if (!isFree && overflowX !== 'visible') {
        const { left, right } = box.getBoundingClientRect();
        room = [Math.max(room[0], left), Math.min(room[1], right)];
      }
      rooms.set(box, room);
      return room;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const { left, right, height } = range.getBoundingClientRect();
      if (height <= 1) continue;
      const [start, end] = getRoom(node.parentElement);
      if (left >= start - 1 && right <= end + 1) continue;
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
        found.add(node.nodeValue?.slice(0, 40) ?? '');
    }
    return { excess: document.documentElement.scrollWidth - width, texts: [...found] };
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const route of routes)
    test(`a word of 80 letters is neither wider than the window nor cut off in ${route}`, async ({ page }) => {
      await page.goto(at(route));
      await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      for (const width of [320, 768, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findWide(page), `at ${width} pixels`).toEqual({ excess: 0, texts: [] });
      }
    });
});

test('the search and the menus are not wider than the window because of a word of 80 letters', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openSearch(page, at('/sdk-technical-reference/long-words/'));
  await ask(page, word);
  expect(await findWide(page)).toEqual({ excess: 0, texts: [] });
  await page.keyboard.press('Escape');
  await page.locator('[aria-controls][aria-expanded], [data-navbar] button').last().click();
  await page.locator('[data-drawer] a').first().waitFor();
  expect(await findWide(page)).toEqual({ excess: 0, texts: [] });
});
