import { resizeTo } from './changed-page';
import { expect, serveFixture, test, type Locator } from './test';

// Shapes of the specs of other vendors, on the narrowest phone.
const at = serveFixture();
let foreign: string;
let files: string;

test.use({ viewport: { width: 320, height: 900 } });

test.beforeAll(() => {
  foreign = at('/api/foreign/');
  files = at('/api/foreign/tag/files/');
});

/** Returns the texts of the tabs of a panel that one of its buttons covers. */
function findCoveredTabs(panel: Locator): Promise<string[]> {
  return panel.evaluate((panel) => {
    const toBoxes = (selector: string) =>
      [...panel.querySelectorAll(selector)]
        .map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }) as Box)
        .filter(({ width }) => width > 0);
    const buttons = toBoxes('button');
    return toBoxes('label')
      .filter((tab) =>
        buttons.some(
          ({ left, right, top, bottom }) =>
            left < tab.right && tab.left < right && top < tab.bottom && tab.top < bottom,
        ),
      )
      .map(({ text }) => text);

    type Box = DOMRect & { text: string };
  });
}

for (const id of ['uploadFile', 'getFile'])
  test(`four tabs of the responses of ${id} are not covered by the copy button on a phone`, async ({ page }) => {
    await page.goto(`${files}#${id}`);
    const panel = page.locator(`#${id} fieldset`);
    await expect(panel.getByRole('radio')).toHaveCount(4);
    expect(await findCoveredTabs(panel)).toEqual([]);
  });

test('the long addresses of an authorization server break instead of leaving their section on a phone', async ({
  page,
}) => {
  await page.goto(foreign);
  const addresses = page.locator('dd a', { hasText: 'https://login.example.org/' });
  await expect(addresses).toHaveCount(2);
  for (const address of await addresses.all()) {
    const [text, cell] = await Promise.all([address.boundingBox(), address.locator('xpath=..').boundingBox()]);
    expect(text?.width).toBeLessThanOrEqual(cell?.width ?? 0);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('the encoding of a form is separated from its schema', async ({ page }) => {
  await page.goto(`${files}#uploadFile`);
  const encoding = page.locator('#uploadFile dl', { hasText: 'image/png, image/jpeg' });
  const gap = await encoding.evaluate((list) => {
    const above = list.previousElementSibling?.getBoundingClientRect();
    return list.getBoundingClientRect().top - (above?.bottom ?? Infinity);
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});

test('a line separates the description of a body from its first property', async ({ page }) => {
  await page.goto(`${files}#uploadFile`);
  const body = page.locator('[id="uploadFile.body"] .root-schema');
  await expect(body.locator('> .description')).toHaveText('The parts of the form.');
  await expect(body.locator('> .schema-body')).toHaveCSS('border-top-width', '1px');
});

test('an example that fits is on the line of its property', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${files}#getFile`);
  const row = page.locator('[id="getFile.200.name"]');
  const [name, example] = await Promise.all([
    row.locator('> .property-head > code').boundingBox(),
    row.locator('> .constraints').boundingBox(),
  ]);
  expect(example?.height).toBeLessThan(24);
  expect(Math.abs((name?.y ?? NaN) - (example?.y ?? NaN))).toBeLessThan(4);
});

test('an example for which the line of its property has no room is on a line of its own, without a gap', async ({
  page,
}) => {
  await page.goto(`${files}#getFile`);
  for (const [width, isBelow] of [
    [390, true],
    [720, false],
    [1440, false],
  ] as const) {
    await resizeTo(page, width, 900);
    const row = page.locator('[id="getFile.200.disable_conversion_of_pictures"]');
    const [head, example, description] = await Promise.all(
      ['.property-head', ':scope > .constraints', ':scope > p:not([class])'].map(async (part) => {
        const box = await row.locator(part).first().boundingBox();
        return {
          top: box?.y ?? NaN,
          bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
          start: (box?.x ?? NaN) + (box?.width ?? NaN),
        };
      }),
    );
    expect(example?.top, `${width} px`).toBeGreaterThanOrEqual((isBelow ? description : head)?.bottom ?? NaN);
    if (!isBelow) expect(description?.top, `${width} px`).toBeGreaterThanOrEqual(example?.bottom ?? NaN);
    // The fixture site is written from right to left.
    expect(example?.start).toBeCloseTo(description?.start ?? NaN, 0);
  }
});

/** Returns the text of each line of an element. */
function getLines(element: Locator): Promise<string[]> {
  return element.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = new Map<number, string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      [...(node.textContent ?? '')].forEach((letter, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + letter);
      });
    return [...lines.values()];
  });
}

test('the name of a scope and the address of an authorization server break after a separator', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(foreign);
  const scope = page.locator('dt code', { hasText: 'team_library_content:read' });
  expect(await getLines(scope)).toEqual(['team_library_content:', 'read']);
  const lines = await getLines(page.locator('dd a', { hasText: '/start' }));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/-]$/);
});

test('code in the description of a property does not change the distance of its lines', async ({ page }) => {
  await page.goto(`${files}#getFile`);
  const code = page.locator('[id="getFile.200.state"] > p:not([class]) code').last();
  await expect(code).toHaveText('conversion_state');
  await expect(code).toHaveCSS('margin-top', '0px');
});

test('no empty line follows the long type of a property', async ({ page }) => {
  await page.goto(`${files}#getFile`);
  const row = page.locator('[id="getFile.200.state"]');
  const type = await row.locator('.schema-type').boundingBox();
  const description = await row.locator('> p').first().boundingBox();
  expect(type?.height).toBeGreaterThan(30);
  expect((description?.y ?? NaN) - (type?.y ?? NaN) - (type?.height ?? NaN)).toBeLessThan(4);
});

test('a tag whose operations the sidebar lacks has no line of a category of the docs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(foreign);
  const tag = page.locator('#operations').getByRole('link', { name: 'Files' });
  await expect(tag).toHaveCSS('border-inline-start-width', '0px');
  const [edge, schemas] = await Promise.all(
    [tag, page.locator('#operations li > a').last()].map(async (link) => {
      const box = await link.boundingBox();
      return (box?.x ?? NaN) + (box?.width ?? NaN);
    }),
  );
  expect(edge).toBe(schemas);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  const name = 'org.example.files-and-pictures.pkg.apis.conversions.v1.ConversionStateOrNothing';

  test('the permalink of a schema with a long name is next to its title', async ({ page }) => {
    await page.goto(`${foreign}schema/${name.replaceAll('.', '-')}/`);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const permalink = await page.locator('h1 ~ .permalink').boundingBox();
    expect(permalink?.y).toBeLessThan((title?.y ?? NaN) + (title?.height ?? NaN));
  });

  test('breadcrumbs with a long name end at the edge of the text', async ({ page }) => {
    await page.goto(`${foreign}schema/${name.replaceAll('.', '-')}/`);
    const crumb = await page.locator('nav [aria-current="page"]', { hasText: name }).first().boundingBox();
    expect(crumb?.x).toBeGreaterThanOrEqual(16);
    expect((crumb?.x ?? NaN) + (crumb?.width ?? NaN)).toBeLessThanOrEqual(304);
  });
});
