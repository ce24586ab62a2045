import { expect, test, type Locator, type Page } from './test';

const guide = '/markdown-guide/';

const getCopied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('a button next to the title', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown with the keyboard and says so', async ({ page }) => {
    await page.goto('/sdk-technical-reference/kafka/');
    const button = page.getByRole('button', { name: 'Copy as Markdown' });
    await button.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    const copied = await getCopied(page);
    expect(copied).toMatch(/^---\ntitle: "Kafka component"\ndescription: "Runs brokers.*\n# Kafka component\n\n/s);
    expect(copied).toContain('| `replicas` | `number` | `3` | Number of brokers. |');
    expect(copied).toContain('](https://docs.example.com/sdk-technical-reference/kubernetes-cluster.md)');
    await page.route('**/kafka.md', (route) => route.abort());
    await page.reload();
    await button.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The text could not be loaded.' })).toHaveCount(1);
  });

  test('and a link to it are at the end of the line of the title or, on a phone, below it', async ({ page }) => {
    await page.goto('/sdk-technical-reference/kafka/');
    const getBox = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    const [title, button, article] = [await getBox('h1'), await getBox('[data-copy-href]'), await getBox('article')];
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', '/sdk-technical-reference/kafka.md');
    expect(await link.evaluate((element) => element.getBoundingClientRect().right)).toBe(article.right);
    expect(button.bottom).toBeLessThan(title.bottom);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await getBox('[data-copy-href]')).top).toBeGreaterThan((await getBox('h1')).bottom);
  });
});

test('the text of a term appears at its link, with the mouse and the keyboard, and leaves with it', async ({
  page,
}) => {
  await page.goto(`${guide}#terms`);
  const link = page.getByRole('link', { name: 'live systems', exact: true });
  const text = page.locator('#definition-of-live-system');
  await expect(text).toBeHidden();
  await link.hover();
  await expect(text).toBeVisible();
  await expect(text).toHaveText(/^A live system is an instance of a blueprint/);
  const [box, anchor] = await Promise.all([text.boundingBox(), link.boundingBox()]);
  expect(Math.abs((box?.x ?? 0) - (anchor?.x ?? 0))).toBeLessThan(8);
  expect((box?.y ?? 0) - (anchor?.y ?? 0) - (anchor?.height ?? 0)).toBeLessThan(12);
  await page.mouse.move(0, 0);
  await expect(text).toBeHidden();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/definitions\/glossary\/#live-system$/);
});

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the copy button of a session copies its commands without prompts and output, and briefly shows "Copied"', async ({
    page,
  }) => {
    await page.goto(guide);
    const block = page.locator('[data-session]').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    expect(await getCopied(page)).toBe('export BASE_URL="https://platform.example.com"\necho "$BASE_URL"');
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });

  test('the copy button copies highlighted and numbered lines unchanged', async ({ page }) => {
    await page.goto(guide);
    const block = page.locator('.code-block', { has: page.locator('.code-title', { hasText: 'greeting.ts' }) });
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect
      .poll(() => getCopied(page))
      .toBe("const name = 'Ada';\nconst greeting = `Hello, ${name}`;\nconsole.log(greeting);");
  });

  test('the wrap button is shown only for blocks with overflowing lines, and toggles wrapping', async ({ page }) => {
    await page.goto(guide);
    const short = page.locator('.code-block', { hasText: '### Roles and owners' });
    await short.hover();
    await expect(short.getByRole('button', { name: 'Wrap long lines' })).toBeHidden();
    const long = page.locator('.code-block', { hasText: 'From blueprint to environment' });
    await long.hover();
    const button = long.getByRole('button', { name: 'Wrap long lines' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    await button.click();
    expect(await long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeGreaterThan(0);
  });

  test('a code block is focusable, and the arrow keys scroll it', async ({ page }) => {
    await page.goto(guide);
    const pre = page.locator('.code-block', { hasText: 'From blueprint to environment' }).locator('pre');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('tabs', () => {
  test('one panel is visible; a click on a tab shows its panel without moving the tab, and a reload keeps the choice', async ({
    page,
  }) => {
    await page.goto(guide);
    const tabs = page.locator('[data-tabs]').first();
    const heights = () =>
      tabs.locator('.tab-panel').evaluateAll((panels) => panels.map((panel) => panel.clientHeight > 0));
    expect(await heights()).toEqual([true, false, false]);
    const tab = tabs.getByRole('tab', { name: 'HTTP' });
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    expect(await heights()).toEqual([false, false, true]);
    expect((await tab.boundingBox())?.y).toBe(before?.y);
    expect(await page.evaluate(() => localStorage.getItem('tab.language'))).toBe('HTTP');
    await page.reload();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('arrow keys move the focus between tabs and wrap around; Enter selects the focused tab', async ({ page }) => {
    await page.goto(guide);
    const tabs = page.locator('[data-tabs]').first();
    const first = tabs.getByRole('tab').first();
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.getByRole('tab').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tab').last()).toHaveAttribute('tabindex', '0');
    await expect(first).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
  });

  test('a stored label that matches no tab is ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tab.language', 'Fortran'));
    await page.goto(guide);
    await expect(page.locator('[data-tabs]').first().getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('tabs work when the browser denies storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await page.goto(guide);
    const tabs = page.locator('[data-tabs]').first();
    await tabs.getByRole('tab').last().click();
    await expect(tabs.locator('.tab-panel[data-selected]')).toContainText('GET /Health HTTP/1.1');
  });
});

test('details open and close on click, open for printing, and close again afterward', async ({ page }) => {
  await page.goto(guide);
  const details = page.locator('details.disclosure');
  const text = details.getByText('An environment belongs to a person');
  await expect(text).toBeHidden();
  await details.locator('summary').click();
  await expect(text).toBeVisible();
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(text).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(details).not.toHaveAttribute('open');
});

test('a link in the text changes the page without a full load', async ({ page }) => {
  await page.goto(guide);
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  await page.locator('article').getByRole('link', { name: 'Concepts', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Concepts');
  expect(loads).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tab panels are shown under their labels, without the tab list and the code buttons', async ({ page }) => {
    await page.goto(guide);
    const tabs = page.locator('[data-tabs]').first();
    await expect(tabs.locator('.tabs-row')).toBeHidden();
    await expect(tabs.getByText('curl', { exact: true }).last()).toBeVisible();
    await expect(tabs.getByText('GET /Health HTTP/1.1')).toBeVisible();
    await expect(page.locator('.code-tools').first()).toBeHidden();
  });

  test('a hash scrolls to its heading, and details open on click', async ({ page }) => {
    await page.goto(`${guide}#details`);
    await expect(page.locator('h2#details')).toBeInViewport();
    await page.locator('details.disclosure summary').click();
    await expect(page.locator('details.disclosure p')).toBeVisible();
  });
});

test('at 320 pixels a diagram stays within the text width, and the page does not scroll horizontally', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [guide, '/definitions/concepts/', '/definitions/architecture/']) {
    await page.goto(path);
    expect(await page.locator('main').evaluate((main) => main.scrollWidth)).toBe(320);
    const [frame] = await page.locator('.diagram-frame').all();
    expect(await frame?.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(288);
  }
});

test('at 390 pixels diagrams need no scrolling, and their text has at least 10.5 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    guide,
    '/definitions/concepts/',
    '/definitions/architecture/',
    '/api-technical-reference/environments/',
  ]) {
    await page.goto(path);
    const found = await page.locator('.diagram-frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const svg = frame.querySelector('svg');
        const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
        const sizes = [...frame.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize));
        return { scrolls: frame.scrollWidth > frame.clientWidth, smallest: Math.min(...sizes) * scale };
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ scrolls, smallest }) => scrolls || smallest < 10.5)).toEqual([]);
  }
});

test('the lines of a node are a bold title and muted details', async ({ page }) => {
  await page.goto('/definitions/architecture/');
  const [title, details] = await Promise.all(
    [/^Accounts$/, /^personal resource groups$/].map((text) =>
      page
        .locator('.diagram-node text', { hasText: text })
        .first()
        .evaluate((element) => {
          const { fontWeight, fontSize, fill } = getComputedStyle(element);
          return { fontWeight, fontSize, fill };
        }),
    ),
  );
  expect(title).toMatchObject({ fontWeight: '600', fontSize: '14px' });
  expect(details).toMatchObject({ fontWeight: '400', fontSize: '12px' });
  expect(details?.fill).not.toBe(title?.fill);
});

test.describe('steps', () => {
  /** For each steps element: the blocks that are not aligned with its first block, and whether its line spans all steps. */
  const measure = (page: Page) =>
    page.locator('.steps').evaluateAll((all) =>
      all.map((steps) => {
        const list = steps.querySelector(':scope > ol') ?? steps;
        const start = (element: Element) => element.getBoundingClientRect().left;
        const first = start(list.children[0] ?? list);
        const blocks = [...list.children].filter((block) => Math.abs(start(block) - first) > 1);
        const inner = [...list.querySelectorAll(':scope > .code-block > *')].filter(
          (part) => Math.abs(start(part) - first - 1) > 1,
        );
        const line = getComputedStyle(list, '::before');
        return {
          outOfLine: [...blocks, ...inner].map((element) => element.outerHTML.slice(0, 80)),
          hasLine:
            line.borderInlineStartStyle === 'solid' &&
            list.getBoundingClientRect().height - parseFloat(line.height) < 9,
        };
      }),
    );

  for (const [width, paths] of [
    [1440, ['/definitions/quick-start/', '/how-tos/product-cloud-agent-initialization/', guide]],
    [390, ['/definitions/quick-start/', guide, '/print/introduction/']],
  ] as const)
    test(`text, code, tables, and callouts align on one edge next to one line, at ${width} px on screen and in print`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        for (const media of ['screen', 'print'] as const) {
          await page.emulateMedia({ media });
          const found = await measure(page);
          expect(found.length, path).toBeGreaterThan(0);
          for (const steps of found) expect(steps, `${path} ${media}`).toEqual({ outOfLine: [], hasLine: true });
        }
        await page.emulateMedia({ media: null });
      }
    });
});

test('the text of selected headings contains no sign of their permalinks', async ({ page }) => {
  await page.goto('/definitions/concepts/');
  const text = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main h2') ?? document.body);
    return getSelection()?.toString();
  });
  expect(text?.trim()).toMatch(/^\w[^#]+$/);
});

test('a name of the API looks like other code until the reader points at it, and leads to the item', async ({
  page,
}) => {
  await page.goto(guide);
  const link = page.getByRole('link', { name: 'environments.EnvironmentId.shortName' });
  const plain = page.locator('article p code', { hasText: 'src/site.config.ts' }).first();
  const getLook = (code: Locator) =>
    code.evaluate((element) => {
      const { color, backgroundColor, padding, fontSize } = getComputedStyle(element);
      return [color, backgroundColor, padding, fontSize];
    });
  expect(await getLook(link.locator('code'))).toEqual(await getLook(plain));
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await link.click();
  await expect(page).toHaveURL(/\/api\/environments\/#schema\.EnvironmentId\.shortName$/);
});

test('values, tables, and samples of the API are in the page without JavaScript and in print', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(guide);
  await expect(page.getByText('A short name has at most 30 characters.')).toBeVisible();
  const samples = page.locator('[data-tabs]').last().getByRole('tabpanel');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('cell', { name: 'The environment has a personal owner.' })).toBeVisible();
    await expect(samples.filter({ visible: true })).toHaveCount(8);
  }
  await context.close();
});
