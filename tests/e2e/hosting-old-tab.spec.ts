import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseLanguage, expect, test, type Page } from './test';
import { listFiles } from '@/lib/files';
import { makeNextDeploy } from './next-deploy';
import { waitForScripts } from './changed-page';
import { serveExport, type ServedExport } from './served-export';

const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
const at = (name: string) => path.join(folder, name);
let site: ServedExport;

test.describe.configure({ mode: 'serial' });
// Each test needs an empty HTTP cache: files that an earlier test cached would not be requested again.
test.use({ isAlone: true });

test.beforeAll(async () => {
  cpSync('out', at('first'), { recursive: true });
  await makeNextDeploy('out', at('second'));
  cpSync(at('second'), at('without-payloads'), { recursive: true });
  for (const file of list('without-payloads').filter((name) => name.endsWith('.txt')))
    rmSync(at(`without-payloads/${file}`));
  cpSync(at('second'), at('without-search'), { recursive: true });
  rmSync(at(`without-search/_next/static/chunks/${findSearchChunk()}`));
  deploy('first');
  site = await serveExport(at('current'));
});

test.afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const list = (name: string) => listFiles(at(name));

/** Finds the chunk that is loaded when the search opens, and that no page references. */
function findSearchChunk(): string {
  const pages = list('second')
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(at(`second/${file}`), 'utf8'));
  const chunks = readdirSync(at('second/_next/static/chunks')).filter((file) => file.endsWith('.js'));
  const late = chunks.filter((file) => !pages.some((html) => html.includes(file)));
  const found = late.find((file) =>
    readFileSync(at(`second/_next/static/chunks/${file}`), 'utf8').includes('SearchContent'),
  );
  if (found === undefined) throw new Error('No chunk holds the content of the search.');
  return found;
}

/** Switches the served deploy atomically, as hosts do. */
function deploy(name: string): void {
  symlinkSync(at(name), at('current.next'));
  renameSync(at('current.next'), at('current'));
}

/** Opens a page of the first deploy and counts the full loads after it. */
async function openOldTab(page: Page, route: string): Promise<{ loads: number }> {
  deploy('first');
  await page.goto(`${site.origin}${route}`);
  const count = { loads: 0 };
  page.on('load', () => (count.loads += 1));
  return count;
}

const isSecond = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="/next-"]') !== null).catch(() => false);
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first().click();

test('a click in a tab of the previous deploy reloads the site once; the next click does not reload it', async ({
  page,
}) => {
  const count = await openOldTab(page, '/definitions/intro/');
  deploy('second');
  await follow(page, '/definitions/concepts/');
  await expect(getTitle(page)).toHaveText(/concepts/i);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${site.origin}/definitions/concepts/`);
  expect([count.loads, await isSecond(page)]).toEqual([1, true]);
  await waitForScripts(page);
  await follow(page, '/definitions/architecture/');
  await expect(getTitle(page)).toHaveText(/architecture/i);
  expect(count.loads).toBe(1);
});

test('a link that was hovered before the deploy opens its page with at most one full load', async ({ page }) => {
  const count = await openOldTab(page, '/category/api-reference/');
  const payload = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/accounts/'));
  await page.locator('main a[href="/api/accounts/"]').first().hover();
  await payload;
  deploy('second');
  await follow(page, '/api/accounts/');
  await page.waitForURL(`${site.origin}/api/accounts/`);
  await expect(getTitle(page)).toHaveText(/accounts/i);
  await page.waitForLoadState('networkidle');
  expect(count.loads).toBeLessThanOrEqual(1);
});

test('without payloads a click causes one full load', async ({ page }) => {
  const count = await openOldTab(page, '/definitions/intro/');
  deploy('without-payloads');
  await follow(page, '/definitions/concepts/');
  await expect(getTitle(page)).toHaveText(/concepts/i);
  await page.waitForLoadState('networkidle');
  expect(count.loads).toBe(1);
});

test('the search in a tab of the previous deploy reloads the site once and opens with the typed query', async ({
  page,
}) => {
  const count = await openOldTab(page, '/definitions/intro/');
  deploy('second');
  let answer = () => {};
  const typed = new Promise<void>((resolve) => (answer = resolve));
  // The page asks whether its code is gone. Keys that the reader presses meanwhile count.
  await page.route('**/_next/static/**', async (route) => {
    if (route.request().method() === 'HEAD') await typed;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ku');
  await asked;
  await page.keyboard.type('be');
  answer();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('kube');
  expect([count.loads, await isSecond(page)]).toEqual([1, true]);
});

test('choosing a sample language in a tab of the previous deploy reloads the site once and shows that language', async ({
  page,
}) => {
  const count = await openOldTab(page, '/api/accounts/');
  deploy('second');
  await chooseLanguage(page.locator('[data-sample] select:visible').first(), 'python');
  await expect.poll(() => isSecond(page)).toBe(true);
  await expect(page.locator('[data-loaded]:visible').first()).toContainText('requests');
  expect(count.loads).toBe(1);
});

test('a deploy without the search code causes one reload and no loop, and the search shows an error', async ({
  page,
}) => {
  const count = await openOldTab(page, '/definitions/intro/');
  deploy('without-search');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-alert')).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(count.loads).toBe(1);
  await follow(page, '/definitions/concepts/');
  await expect(getTitle(page)).toHaveText(/concepts/i);
});
