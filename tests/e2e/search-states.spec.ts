import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, test, type Page } from './test';
import { ask, getActive, getDialog, getField, getOptions, openSearch } from './search';
import { openPage } from './changed-page';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // The page behind the dialog is inert, so only the dialog is checked.
  const options = JSON.stringify({ runOnly: tags, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run('[role=dialog]', ${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

for (const theme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    test(`the search has no accessibility violation in any state, ${theme}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await openSearch(page);
      expect(await findViolations(page)).toEqual([]);
      for (const query of ['create environment', 'shortname', 'klustre']) {
        await ask(page, query);
        expect(await findViolations(page)).toEqual([]);
      }
    });
  }
}

test('at 320 pixels the search fills the screen and does not scroll horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSearch(page);
  await ask(page, 'azure locations subscriptions');
  expect(await page.locator('[data-search-panel]').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
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
    [getDialog(page).locator('[data-search-panel]'), page.locator('body')].map((box) =>
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

test('a page loads without the search dialog, engine, index, and libraries; hovering the button loads the index', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/definitions/intro/', { waitUntil: 'networkidle' });
  const before = asked.length;
  expect(asked.filter((url) => /search-index|worker/.test(url))).toEqual([]);
  const scripts = asked.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  // Strings that occur in the dialog, in InstantSearch, and in TanStack Query.
  expect(texts.filter((text) => /aria-autocomplete|ais-highlight|gcTime/.test(text))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => asked.slice(before).filter((url) => url.includes('search-index')).length).toBe(2);
});

test('the search works offline once it has loaded', async ({ page, context }) => {
  await openSearch(page);
  await context.setOffline(true);
  await ask(page, 'prometheus');
  await expect(getActive(page)).toContainText('Prometheus');
  await page.keyboard.press('Escape');
  // While the dialog closes, its field still has the focus, and the key would be text.
  await expect(getDialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await ask(page, 'kafka');
  await expect(getActive(page)).toContainText('Kafka');
});

for (const [part, pattern] of [
  ['list of indexes', '**/search-index/manifest.json'],
  ['index', '**/search-index/current-*'],
  ['worker', '**/*worker*.js*'],
] as const) {
  test(`the search shows an error when the ${part} cannot be loaded, and works after a retry`, async ({ page }) => {
    await openPage(page, '/definitions/intro/');
    await page.route(pattern, (route) => route.abort());
    await page.keyboard.press('/');
    await expect(getDialog(page).getByRole('alert')).toContainText('Search could not be loaded.');
    await expect(getDialog(page).getByRole('link', { name: 'A–Z index' }).first()).toBeVisible();
    await page.unroute(pattern);
    await getDialog(page).getByRole('button', { name: 'Retry' }).click();
    await ask(page, 'kafka');
    await expect(getActive(page)).toContainText('Kafka');
  });
}

test('the search shows an error when the index file contains HTML', async ({ page }) => {
  await openPage(page, '/definitions/intro/');
  await page.route('**/search-index/current-*', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.keyboard.press('/');
  await expect(getDialog(page).getByRole('alert')).toBeVisible();
});

test('the page shows an error when the dialog cannot be loaded, and opens the dialog after a retry', async ({
  page,
}) => {
  await openPage(page, '/definitions/intro/');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.keyboard.press('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Search could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(getField(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('the search works when the browser denies storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openSearch(page);
  await ask(page, 'kafka');
  await getDialog(page).getByRole('button', { name: 'Save this search' }).click();
  await expect(getDialog(page).getByRole('button', { name: 'Save this search' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Enter');
  await getField(page).focus();
  await expect(getOptions(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search link opens the A–Z index, whose entries link to their rows', async ({ page }) => {
    await page.goto('/definitions/intro/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/a-z\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A–Z index');
    const entry = page.getByRole('listitem').filter({ hasText: /^shortName/ });
    await entry.getByRole('link', { name: 'Environments: EnvironmentId' }).click();
    await expect(page).toHaveURL(/\/api\/environments\/#schema\.EnvironmentId\.shortName$/);
  });
});

test('the search causes no policy violation and logs nothing to the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  await openSearch(page);
  for (const query of ['create environment', 'shortname', 'klustre', 'kafka']) await ask(page, query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kafka\/$/);
  expect(said).toEqual([]);
});
