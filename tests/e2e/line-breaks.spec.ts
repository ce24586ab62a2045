import { expect, test, type Locator } from './test';
import { ask, getDialog, openSearch } from './search';

/**
 * Returns the words that the end of a line splits, with `⏎` at the split: inside a word (except before its capitals), or at a
 * hyphen in a name or path segment that is short enough for one line.
 */
function findCutWords(root: Locator): Promise<string[]> {
  return root.evaluate((root) => {
    const range = document.createRange();
    const getTop = ({ node, at }: { node: Node; at: number }) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0]?.top;
    };
    // A word may span several elements, such as a `mark` and the text after it.
    const blocks = new Map<Element, { node: Text; at: number }[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement;
      if (!(node instanceof Text) || !block || block.closest('pre, script, style, noscript')) continue;
      if (!block.checkVisibility()) continue;
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const places = blocks.get(block) ?? [];
      for (let at = 0; at < node.data.length; at++) places.push({ node, at });
      blocks.set(block, places);
    }
    const cut: string[] = [];
    for (const places of blocks.values()) {
      const text = places.map(({ node, at }) => node.data[at]).join('');
      for (const { 0: word, index } of text.matchAll(/\S{3,}/g)) {
        const letters = places.slice(index, index + word.length);
        const [first, end] = [letters[0], letters.at(-1)].map((letter) => letter && getTop(letter));
        // Most words are on one line, and the boxes of all their letters would take most of the time.
        if (first !== undefined && end !== undefined && end - first <= 6) continue;
        const isName = letters[0]?.node.parentElement?.closest('code, .font-mono, .property-name, .schema-type');
        let last = first;
        for (const [at, letter] of letters.entries()) {
          const top = getTop(letter) ?? last;
          const [before, after] = [word.slice(0, at), word.slice(at)];
          const isBetweenWords =
            /[^\p{L}\p{N}]$/u.test(before) ||
            /^[^\p{L}\p{N}]/u.test(after) ||
            (/[\p{Ll}\p{N}]$/u.test(before) && /^\p{Lu}/u.test(after)) ||
            (/\p{Lu}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after));
          const segment = `${before.split('/').at(-1)}${after.split('/')[0]}`;
          const isAtHyphen = /-$/.test(before) && isName && segment.length <= 24;
          if (top !== undefined && last !== undefined && top - last > 6 && (!isBetweenWords || isAtHyphen))
            cut.push(`${before}⏎${after}`);
          last = top;
        }
      }
    }
    return cut;
  });
}

const paths = [
  '/api/environments/',
  '/api/providers/',
  '/a-z/',
  '/api-technical-reference/environments/',
  '/api-technical-reference/livesystems/',
  '/sdk-technical-reference/azure-cdn/',
  '/sdk-technical-reference/postgres/',
  '/definitions/quick-start/',
  '/markdown-guide/',
];

for (const path of paths)
  test(`no line of ${path} breaks inside a word or at a hyphen of a path, from 320 to 1440 px`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findCutWords(page.locator('body')), `${width} px`).toEqual([]);
    }
  });

test('no line begins with the punctuation after a long name', async ({ page }) => {
  await page.goto('/definitions/identifiers/');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const separated = await page.locator('main code, main a:has(> code:only-child)').evaluateAll((all) =>
      all.flatMap((name) => {
        const after = name.nextSibling;
        if (!(after instanceof Text) || !/^[,.;:)]/.test(after.data)) return [];
        const range = document.createRange();
        range.setStart(after, 0);
        range.setEnd(after, 1);
        const { top } = range.getBoundingClientRect();
        const { bottom } = name.getBoundingClientRect();
        return top > bottom - 2 ? [`${name.textContent}⏎${after.data}`] : [];
      }),
    );
    expect(separated, `${width} px`).toEqual([]);
  }
});

test('no line of a search result breaks inside a word or at a hyphen of a path, from 320 to 1440 px', async ({
  page,
}) => {
  await openSearch(page);
  for (const query of [
    'create a service account',
    'service-accounts',
    'azure arm deployment',
    'shortName',
    'LiveSystem',
  ])
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await ask(page, query);
      expect(await findCutWords(getDialog(page)), `${query} at ${width} px`).toEqual([]);
    }
});

test.describe('copied text', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 320, height: 800 } });

  test('of a path or a name that spans several lines is exactly its text', async ({ page }) => {
    const copy = async (selector: string) => {
      const text = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          window.getSelection()?.selectAllChildren(element);
          return element.textContent;
        });
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      return text;
    };
    await page.goto('/api/environments/');
    expect(await copy('#createServiceAccount code:has(+ [data-copy])')).toBe(
      '/environments/{type}/{ownerId}/{shortName}/service-accounts/{principalId}',
    );
    await page.goto('/api-technical-reference/livesystems/');
    expect(await copy('td code:has(wbr)')).toMatch(/^[\x21-\x7e]+$/);
  });
});
