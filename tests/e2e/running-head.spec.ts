import { expect, test, type Page } from './test';

/** The operations of the test, the first one with a long body. */
const [first, second] = ['createServiceAccount', 'getServiceAccount'];

/** Returns the operation whose running head is on top below the navbar, if there is one, and the bottom of the line. */
function look(page: Page): Promise<{ id?: string; bottom: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-navbar]')?.getBoundingClientRect().bottom ?? 0;
    const left = document.querySelector('main h1')?.getBoundingClientRect().left ?? 0;
    const line = document.elementFromPoint(left + 4, bar + 10)?.closest('[data-running-head] a');
    return { id: line?.closest('article')?.id, bottom: line?.getBoundingClientRect().bottom ?? bar };
  });
}

/** Scrolls an element to a distance from the top of the window. */
async function scrollTo(page: Page, selector: string, distance: number): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, distance) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - distance, behavior: 'instant' });
    }, distance);
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  test(`a line below the navbar names the operation in view once its title is out of sight, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/api/environments/#${first}`);
    expect((await look(page)).id).toBeUndefined();
    await scrollTo(page, `#${first} h3`, 62);
    expect((await look(page)).id).toBeUndefined();
    await scrollTo(page, `[id="${first}.body"]`, 120);
    expect((await look(page)).id).toBe(first);
    const line = page.locator(`#${first} [data-running-head] a`);
    await expect(line).toHaveCSS('height', '40px');
    // The samples are below the text on small screens.
    await scrollTo(page, `#${first} > div:last-child [data-code-block]`, 120);
    expect((await look(page)).id).toBe(first);
    await scrollTo(page, `#${second} h3`, 200);
    await expect.poll(async () => (await look(page)).id).not.toBe(second);
    await scrollTo(page, `[id="${second}.200"], [id="${second}.204"]`, 90);
    expect((await look(page)).id).toBe(second);
  });

test('the line and the sidebar name the same operation', async ({ page }) => {
  await page.goto(`/api/environments/#${first}`);
  const current = page.locator('#operations [aria-current]');
  await scrollTo(page, `[id="${first}.body"]`, 120);
  for (const [distance, id] of [
    [250, first],
    [110, first],
    [90, second],
  ] as const) {
    await scrollTo(page, `#${second}`, distance);
    await expect(current).toHaveAttribute('href', `#${id}`);
    expect((await look(page)).id).toBe(id === first ? first : undefined);
  }
});

test('a click on the line scrolls back to the title of the operation', async ({ page }) => {
  await page.goto(`/api/environments/#${first}.200`);
  expect((await look(page)).id).toBe(first);
  await page.locator(`#${first} [data-running-head] a`).click();
  await expect(page.locator(`#${first} h3`)).toBeInViewport();
  await expect.poll(async () => (await look(page)).id).toBeUndefined();
});

test('the line does not cover the target of a link, or a control that receives the focus', async ({ page }) => {
  await page.goto('/api/environments/');
  for (const id of [`${first}.body`, `${first}.body.description`, `${first}.path.principalId`, `${first}.200`]) {
    await page.evaluate((hash) => (window.location.hash = hash), `#${id}`);
    await expect(page.locator('[data-target]')).toHaveAttribute('id', id);
    const { bottom } = await look(page);
    const box = await page.locator('[data-target]').boundingBox();
    expect(box?.y, id).toBeGreaterThanOrEqual(bottom);
  }
  const hidden: string[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    const { id, bottom } = await look(page);
    const { label, top } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      return { label: focused.outerHTML.slice(0, 80), top: focused.getBoundingClientRect().top };
    });
    if (id !== undefined && top < bottom) hidden.push(label);
  }
  expect(hidden).toEqual([]);
});

for (const width of [1440, 390])
  test(`the line of the last operation is out of sight at the start of the next section, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const anchor of ['schemas', 'tag.Secrets']) {
      await page.goto(`/api/environments/#${anchor}`);
      await expect(page.locator(`[id="${anchor}"] h2`)).toBeInViewport();
      expect(await look(page)).toMatchObject({ id: undefined });
    }
  });

test('the line is not in print, in find-in-page, or in the accessibility tree', async ({ page }) => {
  await page.goto(`/api/environments/#${first}.200`);
  const line = page.locator(`#${first} [data-running-head]`);
  expect(await line.textContent()).toBe('');
  await expect(
    page.locator(`#${first}`).getByRole('link', { name: 'Create a service account', exact: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the line names the operation in view', async ({ page }) => {
    await page.goto(`/api/environments/#${first}.200`);
    expect((await look(page)).id).toBe(first);
  });
});
