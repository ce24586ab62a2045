import { expect, test, type Page } from './test';

/** Words that are cut by the end of a line, with `⏎` at the cut: within a word, or at a hyphen of a name or path that fits a line. */
function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    const getTop = (node: Node, at: number, end = at + 1) => {
      range.setStart(node, at);
      range.setEnd(node, end);
      return [...range.getClientRects()].map(({ top }) => top);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('pre, script, style, noscript') || !parent.checkVisibility()) continue;
      const isName = parent.closest('code, .font-mono, .n, .t') !== null;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S{3,}/g)) {
        const tops = getTop(node, index, index + word.length);
        if (Math.max(...tops) - Math.min(...tops) < 6) continue;
        let last = getTop(node, index)[0] ?? 0;
        for (let at = 1; at < word.length; at++) {
          const top = getTop(node, index + at)[0] ?? last;
          const [before, after] = [word.slice(0, at), word.slice(at)];
          const isBetweenWords = /[^\p{L}\p{N}]$/u.test(before) || /^[^\p{L}\p{N}]/u.test(after);
          const isAtHyphen = /-$/.test(before) && isName && word.length <= 24;
          if (top - last > 6 && (!isBetweenWords || isAtHyphen)) cut.push(`${before}⏎${after}`);
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
  test(`no line of ${path} ends within a word or at a hyphen of a path, from 320 to 1440 px`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findCutWords(page), `${width} px`).toEqual([]);
    }
  });

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 320, height: 800 } });

  test('of a path or a name on several lines is the text alone', async ({ page }) => {
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
    expect(await copy('#createServiceAccount .pt code')).toBe(
      '/environments/{type}/{ownerId}/{shortName}/service-accounts/{principalId}',
    );
    await page.goto('/api-technical-reference/livesystems/');
    expect(await copy('td code:has(wbr)')).toMatch(/^[\x21-\x7e]+$/);
  });
});
