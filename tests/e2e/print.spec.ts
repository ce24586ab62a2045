import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const howTo = '/how-tos/create-kubernetes-workload/';

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

/** Returns the number of sheets of a PDF. */
function countSheets(pdf: Buffer): number {
  return Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}

test('a page prints without navigation and buttons, on white, even in dark mode', async ({ page }) => {
  await openOnPaper(page, howTo);
  for (const role of ['navigation', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', /^(lab\(100|oklch\(1|rgb\(255, 255, 255)/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('an open dialog does not print, but the page behind it does', async ({ page }) => {
  const openings = [
    { width: 1440, path: '/definitions/intro/', open: () => page.keyboard.press('/') },
    { width: 1440, path: '/definitions/intro/', open: () => page.keyboard.press('?') },
    {
      width: 390,
      path: '/definitions/intro/',
      open: () => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    },
    { width: 390, path: '/api/accounts/', open: () => page.locator('[popovertarget=operations]').click() },
  ];
  for (const { width, path, open } of openings) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await open();
    const controls = page.locator(':is([role=dialog], dialog[open], #operations:popover-open) :is(a, button, input)');
    await expect(controls.filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('every tab panel and every disclosure prints open', async ({ page }) => {
  await openOnPaper(page, '/markdown-guide/');
  for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible();
  for (const label of await page.locator('.tab-label').all()) await expect(label).toBeVisible();
  const body = page.locator('details.disclosure > .disclosure-body').first();
  await expect(body.locator('xpath=..')).not.toHaveAttribute('open');
  expect((await body.boundingBox())?.height).toBeGreaterThan(0);
});

test('print shows the URLs of links, wraps long code, and does not separate code from its lead-in', async ({
  page,
}) => {
  await openOnPaper(page, howTo);
  const link = page.locator('.markdown p a[href^="/"]').first();
  const target = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(target).toContain('https://docs.example.com');
  expect(target).toContain(await link.getAttribute('href'));
  await expect(page.locator('.markdown pre').first()).toHaveCSS('white-space', 'pre-wrap');
  const blocks = page.locator('.code-block');
  const kept = await blocks.evaluateAll((all) => all.map((block) => getComputedStyle(block).breakInside));
  expect(new Set(kept)).toEqual(new Set(['avoid', 'auto']));
  const lead = page.locator('p:has(+ .code-block)').first();
  await expect(lead).toHaveCSS('break-after', 'avoid');
  const wide = await page
    .locator('pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1));
  expect(wide).toEqual([]);
});

test('print shows no paths in tables, whose rows are full of links', async ({ page }) => {
  await openOnPaper(page, '/reference/operations/');
  const links = page.locator('.markdown td a[href^="/"]');
  const shown = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  expect(shown.length).toBeGreaterThan(50);
  expect(new Set(shown)).toEqual(new Set(['none']));
});

test('the print styles number the sheets in a margin box', async ({ page }) => {
  await page.goto(howTo);
  const rules = await page.evaluate(() => {
    const toTexts = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) =>
        rule.constructor.name === 'CSSPageRule'
          ? [rule.cssText]
          : 'cssRules' in rule
            ? toTexts(rule.cssRules as CSSRuleList)
            : [],
      );
    return [...document.styleSheets].flatMap((sheet) => toTexts(sheet.cssRules)).join('\n');
  });
  expect(rules).toMatch(/@bottom-right\s*\{[^}]*counter\(page\)[^}]*counter\(pages\)/);
});

test('a category links to a print document of its section, with contents and more sheets than pages', async ({
  page,
}) => {
  await page.goto('/category/introduction/');
  await page.getByRole('link', { name: 'Print this section' }).click();
  await expect(page).toHaveURL(/\/print\/introduction\/$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const titles = await contents.getByRole('link').allTextContents();
  expect(titles).toEqual(await page.locator('article h2[id]').allTextContents());
  expect(titles.length).toBeGreaterThan(3);
  await contents.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.locator('#definitions-quick-start')).toBeInViewport();
  expect(countSheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(titles.length);
});

test('links between the pages of a printed section are hash links in its document, and no ID is duplicated', async ({
  page,
}) => {
  await page.goto('/print/introduction/');
  await expectAccessible(page);
  const own = page.locator('article a[href*="/definitions/"]');
  await expect(own).toHaveCount(0);
  const faults = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const lost = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].filter(
      ({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))),
    );
    return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...lost.map(({ hash }) => hash)];
  });
  expect(faults).toEqual([]);
});

test('an API links to a print document of all its operations, with every property open and no row split', async ({
  page,
}) => {
  await page.goto('/api/environments/');
  const operations = await page.locator('article.operation').count();
  await expect(page.locator('main > .tag').nth(1)).toHaveCSS('padding-top', '40px');
  const href = await page.getByRole('link', { name: /^Everything on one page/ }).getAttribute('href');
  expect(href).toBe('/print/api/environments/');
  await page.goto(href ?? '');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('article.operation')).toHaveCount(operations);
  await page.emulateMedia({ media: 'print' });
  const rows = page.locator('.property:not(:has(.property))');
  const closed = await rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().height === 0).length);
  expect(closed).toBe(0);
  await expect(rows.first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.operation div:has(> h3)').first()).toHaveCSS('break-after', 'avoid');
  await page.setViewportSize({ width: 640, height: 900 });
  const notes = page.locator('.component-schema div:has(> h3) > [data-assumed]');
  const toShares = (all: Element[]) =>
    all
      // A shorter note fits in one line, however narrow.
      .filter((note) => (note.textContent ?? '').length > 150)
      .map((note) => note.clientWidth / Number(note.parentElement?.getBoundingClientRect().width));
  expect(Math.min(...(await notes.evaluateAll(toShares)))).toBeGreaterThan(0.7);
  const marks = page.locator('summary');
  expect(
    await marks.evaluateAll(
      (all) => all.filter((mark) => getComputedStyle(mark, '::before').content !== 'none').length,
    ),
  ).toBe(0);
  const tags = await page.locator('.printed > .tag').count();
  await expect(page.locator('.printed > .tag').nth(1)).toHaveCSS('break-before', 'page');
  expect(countSheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(tags);
});

for (const route of ['/print/introduction/', '/print/api/environments/'])
  test(`${route} is one column that begins with its contents, which are in two columns`, async ({ page }) => {
    await page.goto(route);
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const [first, last] = [await links.first().boundingBox(), await links.last().boundingBox()];
    expect(last?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    const isFirst = await links.first().evaluate((link) => {
      const others = [...document.querySelectorAll('main :is(h2, pre, .description)')];
      return others.every((other) => other.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    expect(isFirst).toBe(true);
    const { left } = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().toJSON() as DOMRect);
    const starts = await page
      .locator('main :is(.markdown, .tag, .operation) > *')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    // Nothing is next to the text.
    expect(starts.filter((start) => start > left + 1 && start > 0)).toEqual([]);
  });

test('on a wide screen, the contents of a section and the lines between its pages are as wide as the document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/print/introduction/');
  const widths = await page
    .locator('main > p:first-child, main > nav, main article')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(3);
  expect(new Set(widths).size).toBe(1);
  const [text] = await page
    .locator('main .markdown > p')
    .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(text).toBeLessThan((widths[0] ?? 0) - 100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a section is readable and prints, and the Print button is not shown', async ({ page }) => {
    await page.goto('/print/introduction/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(countSheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(4);
  });
});
