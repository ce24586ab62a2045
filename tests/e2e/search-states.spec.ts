import { expect, test } from './test';
import { expectNoViolation, expectNoViolationOfLook, switchTheme } from './axe';
import { ask, getActive, getDialog, getField, getOptions, openSearch } from './search';
import { onScript } from './held-script';

test.describe('without transitions', () => {
  // Colors are measured without transitions.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [1440, 390]) {
    test(`the search has no accessibility violation in any state and theme, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSearch(page);
      for (const query of ['', 'create environment', 'shortname', 'klustre']) {
        if (query !== '') await ask(page, query);
        // The page behind the dialog is inert, so only the dialog is checked.
        await test.step(`${query}, light`, () => expectNoViolation(page, 'dialog[open]'));
        await switchTheme(page);
        await test.step(`${query}, dark`, () => expectNoViolationOfLook(page, 'dialog[open]'));
        await switchTheme(page);
      }
    });
  }
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
    await page.route(pattern, (route) => route.abort());
    await page.goto('/definitions/intro/');
    await page.keyboard.press('/');
    await expect(getDialog(page).getByRole('alert')).toContainText('Search could not be loaded.');
    await expect(getDialog(page).getByRole('link', { name: 'A–Z index' }).first()).toBeVisible();
    await page.unroute(pattern);
    await getDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(getField(page)).toBeFocused();
    await ask(page, 'kafka');
    await expect(getActive(page)).toContainText('Kafka');
  });
}

test('the search shows an error when the index file contains HTML', async ({ page }) => {
  await page.route('**/search-index/current-*', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  await expect(getDialog(page).getByRole('alert')).toBeVisible();
});

test('the page shows an error when the dialog cannot be loaded, and opens the dialog after a retry', async ({
  page,
}) => {
  await onScript(page, 'aria-autocomplete', (route) => route.abort());
  await page.goto('/definitions/intro/');
  await page.keyboard.press('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Search could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unrouteAll();
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
