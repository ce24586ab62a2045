import { expect, test } from './test';
import { ask, getActive, getDialog, getField, getOptions, openSearch } from './search';

test('at 320 pixels the search fills the screen and does not scroll horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSearch(page);
  await ask(page, 'azure locations subscriptions');
  expect(await page.locator('[data-search] > div').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  expect(await page.locator('[data-stale]').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
  await expect(getDialog(page).getByRole('button', { name: 'Close search' })).toBeInViewport();
});

for (const width of [1440, 390]) {
  test(`no focus ring in the search is clipped, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSearch(page);
    await ask(page, 'status');
    const seen = new Set<string>();
    for (let isField = false; !isField;) {
      await page.keyboard.press('Tab');
      const { name, cut } = await page.evaluate(findCutRing);
      expect(cut, name).toEqual([]);
      seen.add(name);
      isField = await getField(page).evaluate((field) => field === document.activeElement);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['results', 'button All', 'select Service', 'a A–Z index']));
  });
}

/** Returns the name of the focused element, and the sides of its focus ring that its ancestors clip or fade. */
async function findCutRing(): Promise<{ name: string; cut: string[] }> {
  // The fade follows the scroll position from frame to frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement as HTMLElement;
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused);
  const room = outlineStyle === 'none' ? 0 : parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const box = focused.getBoundingClientRect();
  const cut: string[] = [];
  for (let around = focused.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const { overflow, maskImage, borderInlineWidth } = style;
    if (overflow === 'visible') continue;
    const border = parseFloat(borderInlineWidth);
    const frame = around.getBoundingClientRect();
    const toFade = (side: string) =>
      maskImage === 'none' ? 0 : parseFloat(style.getPropertyValue(`--fade-${side}`) || '0');
    if (box.left - room < frame.left + border + toFade('left')) cut.push('left');
    if (box.right + room > frame.right - border - toFade('right')) cut.push('right');
    if (box.top - room < frame.top + border) cut.push('top');
    if (box.bottom + room > frame.bottom - border - toFade('bottom')) cut.push('bottom');
  }
  const name =
    'stale' in focused.dataset ? 'results' : `${focused.localName} ${focused.ariaLabel ?? focused.innerText}`;
  return { name, cut };
}

test('tint, border, and focus ring of the active result share one box', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'status');
  const look = () =>
    getActive(page).evaluate((option) => {
      const { backgroundColor, boxShadow, borderRadius, outlineStyle, outlineOffset } = getComputedStyle(option);
      return { isTinted: backgroundColor !== 'rgba(0, 0, 0, 0)', boxShadow, borderRadius, outlineStyle, outlineOffset };
    });
  const { isTinted, boxShadow, borderRadius } = await look();
  expect(isTinted).toBe(true);
  expect(boxShadow).toMatch(/ 0px 0px 0px 1px inset$/);
  await getActive(page).focus();
  expect(await look()).toEqual({ isTinted, boxShadow, borderRadius, outlineStyle: 'solid', outlineOffset: '-2px' });
});

test('every filter of the search is in view without scrolling on a wide screen', async ({ page }) => {
  await openSearch(page);
  for (const query of ['', 'status', 'environment']) {
    await ask(page, query);
    const filters = getDialog(page).locator('[role=group][aria-label=Show] button, select');
    const covered = await filters.evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const points = [left + 3, right - 3].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
          return !points.every((found) => found && control.contains(found));
        })
        .map((control) => control.textContent),
    );
    expect(await filters.count(), query).toBeGreaterThan(3);
    expect(covered, query).toEqual([]);
  }
});

test('on a tablet, every kind shows how many results it has, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openSearch(page);
  await ask(page, 'status');
  const kinds = getDialog(page).locator('[role=group][aria-label=Show] button');
  expect(await kinds.count()).toBeGreaterThan(3);
  for (const kind of (await kinds.all()).slice(1)) {
    await expect(kind).toHaveText(/ ?\d+$/);
    await expect(kind.locator('span')).toBeInViewport({ ratio: 1 });
  }
});

test('the results and filters of the search fade where they are cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  await ask(page, 'environment');
  const fades = await getDialog(page)
    .locator('[data-fades]')
    .evaluateAll((frames) =>
      frames.map((frame) => {
        const style = getComputedStyle(frame);
        return ['--fade-right', '--fade-bottom'].map((name) => parseFloat(style.getPropertyValue(name)) > 0);
      }),
    );
  expect(fades).toEqual([
    [true, false],
    [false, true],
  ]);
  // The selected result is above the fade.
  for (let index = 0; index < 12; index += 1) {
    await page.keyboard.press('ArrowDown');
    const room = await getActive(page).evaluate((option) => {
      const list = option.closest('[data-fades]') ?? option;
      const fade = parseFloat(getComputedStyle(list).getPropertyValue('--fade-bottom'));
      return list.getBoundingClientRect().bottom - fade - option.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('in the dark theme, the search dialog is lighter than the page below it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openSearch(page);
  const toLightness = (color: string) => Number(/\(([\d.]+)/.exec(color)?.[1]);
  const [dialog, body] = await Promise.all(
    [getDialog(page).locator('> div'), page.locator('body')].map((box) =>
      box.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(toLightness(dialog ?? '')).toBeGreaterThan(toLightness(body ?? '') * 1.2);
});

for (const width of [390, 320])
  test(`the kinds of the search are one line that scrolls to the chosen one, next to the list of services, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSearch(page);
    await ask(page, 'environment');
    const filters = getDialog(page).locator('[role=group][aria-label=Show] button, select');
    const tops = await filters.evaluateAll((controls) =>
      controls.map((control) => control.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
    const last = filters.nth(-2);
    await expect(filters.last()).toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(filters.last()).toBeInViewport({ ratio: 1 });
    await expect(filters.first()).not.toBeInViewport();
    await filters.first().focus();
    await expect(filters.first()).toBeInViewport({ ratio: 1 });
    // Chooses the last kind in the list of results, far from its filter.
    const more = getOptions(page)
      .filter({ hasText: /^Show all/ })
      .last();
    const name = /results in (.+)$/.exec((await more.textContent()) ?? '')?.[1] ?? '';
    await more.click();
    const chosen = getDialog(page).getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });
