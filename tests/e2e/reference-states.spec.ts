import { expect, test, type Page } from './test';

/** Returns the anchors of the permalinks that are visible. */
function getPermalinks(page: Page): Promise<string[]> {
  return page
    .locator('.permalink')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => link.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
        .map(({ hash }) => decodeURI(hash.slice(1))),
    );
}

test('the permalink of a row shows while the pointer is anywhere in it, and only that of the innermost row', async ({
  page,
}) => {
  await page.goto('/api/livesystems/#instantiateLiveSystem.body.blueprintMap.*');
  await page.locator('.api[data-content-visibility]').waitFor();
  await page.mouse.move(2, 2);
  expect(await getPermalinks(page)).toEqual([]);
  const rows = [
    ['[id="instantiateLiveSystem.body.blueprintMap"] > p', 'instantiateLiveSystem.body.blueprintMap'],
    [
      '[id="instantiateLiveSystem.body.blueprintMap.*.displayName"] > p',
      'instantiateLiveSystem.body.blueprintMap.*.displayName',
    ],
    ['[id="instantiateLiveSystem.200"] .response-head', 'instantiateLiveSystem.200'],
    ['#instantiateLiveSystem h3', 'instantiateLiveSystem'],
    ['[id="schema.LiveSystem"] h3', 'schema.LiveSystem'],
  ] as const;
  for (const [selector, anchor] of rows) {
    const place = page.locator(selector).first();
    await place.scrollIntoViewIfNeeded();
    await place.hover();
    expect(await getPermalinks(page), selector).toEqual([anchor]);
  }
});

for (const theme of ['light', 'dark'])
  test(`the button that clears the filter has a color of the site and clears the filter, ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto('/api/accounts/');
    const filter = page.getByRole('searchbox', { name: 'Filter operations' });
    await filter.fill('secret');
    const links = page.locator('#operations li a').filter({ visible: true });
    const count = await links.count();
    const look = await filter.evaluate((field) => {
      const toRules = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule] : []),
          ...('cssRules' in rule ? toRules(rule.cssRules as CSSRuleList) : []),
        ]);
      const ending = '::-webkit-search-cancel-button';
      const { style } =
        [...document.styleSheets]
          .flatMap((sheet) => toRules(sheet.cssRules))
          .find(
            ({ selectorText }) => selectorText.endsWith(ending) && field.matches(selectorText.slice(0, -ending.length)),
          ) ?? {};
      return { appearance: style?.appearance, color: style?.color };
    });
    expect(look).toEqual({ appearance: 'none', color: 'var(--color-muted)' });
    const box = await filter.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 18, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(filter).toHaveValue('');
    await expect(filter).toBeFocused();
    expect(await links.count()).toBeGreaterThan(count);
  });

test('on small screens, the button of the operations is inside of a bar below the navbar, whose line it does not cover', async ({
  page,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/api/accounts/');
    const button = page.getByRole('button', { name: 'Operations', exact: true });
    const [inner, outer] = await button.evaluate((element) =>
      [element, element.parentElement].map((box) => box?.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(inner?.bottom).toBeLessThan(outer?.bottom ?? 0);
    expect([inner?.width, outer?.width]).toEqual([width, width]);
  }
});

test('on a phone, the contents of an API page are between its summary and its description, unless they are long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/environments/');
  const contents = await page.getByRole('navigation', { name: 'Contents', exact: true }).boundingBox();
  const [summary, description] = await page
    .locator('#overview :is(h1 + p, .description)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  expect(contents?.y).toBeGreaterThan(summary?.bottom ?? 0);
  expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThan(description?.top ?? 0);
});

test('on a tablet, the button that copies an operation as Markdown lies between the path and the description', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/api/environments/#createSecret');
  const toBox = (selector: string) =>
    page
      .locator(`#createSecret ${selector}`)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const [path, button, description] = [
    await toBox('.method'),
    await toBox('[data-markdown]'),
    await toBox('.description'),
  ];
  expect(button.top).toBeGreaterThanOrEqual(path.bottom);
  expect(button.bottom + 8).toBeLessThanOrEqual(description.top);
});

test('on a tablet, the contents of an API page have two columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/api/accounts/');
  const links = page.getByRole('navigation', { name: 'Contents', exact: true }).getByRole('link');
  const [first, second] = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(second).toBe(first);
});
