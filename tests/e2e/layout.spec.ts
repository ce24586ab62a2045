import { serveSlowly } from './slow-line';
import { expect, test, type Page } from './test';

for (const width of [390, 768, 1440])
  test(`pages without a sidebar have the same edges and the same size of title at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const looks = [];
    for (const route of ['/a-z/', '/nowhere/', '/print/introduction/', '/print/api/environments/']) {
      await page.goto(route);
      looks.push(
        await page.evaluate(() => {
          const toEdges = (selector: string) => {
            const box = document.querySelector(selector) ?? document.body;
            const { paddingLeft, paddingRight } = getComputedStyle(box);
            const { left, right } = box.getBoundingClientRect();
            return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
          };
          const title = document.querySelector('h1') ?? document.body;
          return {
            main: toEdges('main'),
            footer: toEdges('footer > div'),
            title: [title.getBoundingClientRect().left, getComputedStyle(title).fontSize],
          };
        }),
      );
    }
    for (const { main, footer, title } of looks) {
      expect(footer).toEqual(main);
      expect(title).toEqual(looks[0]?.title);
      expect(title[0]).toBe(main[0]);
      expect(main).toEqual(looks[0]?.main);
    }
  });

for (const route of ['/definitions/intro/', '/api/environments/']) {
  test(`${route} is not painted before its entire navbar has arrived`, async ({ page, context, baseURL }) => {
    const line = await serveSlowly(baseURL ?? '', '<details id="bar-end"', '<link rel="expect"');
    try {
      const opened = page.goto(line.url + route, { waitUntil: 'load' });
      await page.locator('[data-navbar] [aria-label="Toggle navigation bar"]').waitFor({ state: 'attached' });
      // Opened later and just as slow, but without the tag that delays rendering.
      const other = await context.newPage();
      const otherOpened = other.goto(line.url + route + line.without);
      await other.locator('[data-navbar]').waitFor({ state: 'attached' });
      await expect.poll(() => countPaints(other)).toBeGreaterThan(0);
      expect(await countPaints(page)).toBe(0);
      line.release();
      await Promise.all([opened, otherOpened]);
      await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
    } finally {
      line.close();
    }
  });
}

function countPaints(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('paint').length);
}

for (const stored of ['light', 'dark']) {
  test(`the first paint has the stored theme, ${stored}`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      const note = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme);
        if (seen.length < 20) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }, stored);
    await page.goto('/definitions/intro/', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length >= 20);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual([stored]);
  });
}

for (const [width, size] of [
  [390, 32],
  [1024, 24],
  [1280, 24],
] as const)
  test(`with text of ${size} pixels, no page is wider than ${width} pixels`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    const tables = ['/reference/create-read-update/', '/reference/properties/'];
    for (const route of ['/', '/definitions/quick-start/', '/api/accounts/', '/a-z/', ...tables, '/nowhere/']) {
      await page.goto(route);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
    }
  });

test('the cards of a category are in the same columns in all its sections', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const category of ['introduction', 'how-tos', 'api-reference', 'sdk-technical-reference']) {
    await page.goto(`/category/${category}/`);
    const widths = await page
      .locator('main [data-card]')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
    expect(new Set(widths).size, category).toBe(1);
  }
});

for (const width of [390, 768])
  test(`the button that copies a page as Markdown is at least 36 pixels high at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/definitions/quick-start/');
    const button = page.getByRole('button', { name: 'Copy as Markdown' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(36);
  });

test('text starts at the same distance from the sidebar on docs and API pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: (number | undefined)[] = [];
  for (const path of ['/definitions/concepts/', '/category/how-tos/', '/api/environments/']) {
    await page.goto(path);
    edges.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
  }
  expect(new Set(edges).size).toBe(1);
});

for (const width of [390, 768, 1440]) {
  test(`the footer of the home page is as wide as its content at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const content = await page.getByRole('main').getByRole('list').last().boundingBox();
    const footer = await page.getByRole('contentinfo').locator('div div').first().boundingBox();
    expect(footer).toMatchObject({ x: content?.x, width: content?.width });
  });
}

for (const width of [390, 1440]) {
  test(`the copy buttons of request and response have the same end at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/livesystems/');
    const ends = await page
      .locator('#instantiateLiveSystem [data-code-block] [data-copy]')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size).toBe(1);
  });
}

test('an API page has the site layout with a 300-pixel menu below the navbar; switching the theme moves nothing', async ({
  page,
}) => {
  await page.goto('/api/environments/#createEnvironment');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  const menu = page.getByRole('navigation', { name: 'Operations', exact: true });
  const bar = await page.locator('[data-navbar]').boundingBox();
  // The border of the navbar covers the first pixel of the menu.
  await expect.poll(async () => (bar?.height ?? 0) - ((await menu.boundingBox())?.y ?? 0)).toBeLessThanOrEqual(1);
  expect((await menu.boundingBox())?.width).toBe(300);
  const findTop = async () => (await page.locator('#createEnvironment').boundingBox())?.y;
  await expect(page.locator('[data-target]')).toBeInViewport();
  const top = await findTop();
  const getGround = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await getGround();
  await page
    .getByRole('button', { name: /dark and light/ })
    .first()
    .click();
  expect(await getGround()).not.toBe(light);
  await expect(page).toHaveURL((url) => url.hash === '#createEnvironment');
  // The theme button is in the sticky navbar, so a click on it does not scroll the page.
  expect(await findTop()).toBe(top);
});
