import { readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { expect, serveFixture, test } from './test';
import { loadPseudoCatalog } from '../pseudo-language/catalog';
import { expectAccessible } from './axe';
import { fixtureOut, fixturePath } from './fixture';

// The fixture site has two releases of one service, the older one with pages. It is in a pseudo-language; the sentences about changes
// are English.
const { changelog, compareVersions, since, changedAfter, removedItem, close, missingSection } = loadPseudoCatalog('ar');
const day = new Intl.DateTimeFormat('ar', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2026-02-01'));

const origin = 'https://preview.example.org';

const at = serveFixture();

test('the page of a service lists its changes by release, with links to the operation as it is and as it was', async ({
  page,
}) => {
  await page.goto(at('/reference/changes/accounts/'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3, name: changelog.classes.breaking })).toBeVisible();
  await expect(main.getByText('CreateAccountRequest.name is required now.')).toBeVisible();
  await expectAccessible(page);
  await main
    .getByRole('link', { name: changelog.asItWas('1.0') })
    .last()
    .click();
  await expect(page).toHaveURL(at('/print/api/accounts-1-0/#getAccountByEmail'));
  await page.goBack();
  await main.getByRole('link', { name: 'CreateAccountRequest', exact: true }).first().click();
  await expect(page).toHaveURL(at('/api/accounts/#schema.CreateAccountRequest'));
});

test('the page of all services shows the notes of a release, without their scripts', async ({ page }) => {
  await page.goto(at('/reference/changes/'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3, name: 'Names' })).toBeVisible();
  await expect(main.getByText('Send a name.')).toBeVisible();
  expect(await page.content()).not.toContain('alert(1)');
  const markdown = readFileSync(`${fixtureOut}/reference/changes.md`, 'utf8');
  expect(markdown).toMatch(/^### Names\n\nSend a \*name\*\.\n/m);
  expect(markdown).toMatch(/^> \*\*.*\*\*\n>\n> Check names first\.$/m);
  expect(markdown).toContain(`](${origin}${fixturePath}/support.md)`);
  expect(markdown).not.toMatch(/alert|:::|\{#/);
});

test('the API page marks what is new and what has changed since a release', async ({ page }) => {
  await page.goto(at('/api/accounts/'));
  const property = (name: string) => page.locator('li.property').filter({ has: page.getByText(name, { exact: true }) });
  await expect(property('phoneNumber').first()).toContainText(since(day));
  await expect(property('phoneNumber').first().locator('time')).toHaveAttribute('datetime', '2026-02-01');
  await expect(property('name').first()).toContainText(changedAfter(day));
  await expect(page.getByRole('navigation').getByText(changedAfter(day))).toHaveCount(0);
  await page.goto(at('/api/accounts-1-0/'));
  await expect(page.getByText(day)).toHaveCount(0);
  await expect(page.getByRole('link', { name: changelog.titleOf('Accounts') })).toHaveCount(0);
});

test('the API page and the index for programs lead to the changes', async ({ page }) => {
  await page.goto(at('/api/accounts/'));
  await page
    .getByRole('main')
    .getByRole('link', { name: changelog.titleOf('Accounts') })
    .click();
  await expect(page).toHaveURL(at('/reference/changes/accounts/'));
  const paths = ['reference/changes.md', 'reference/changes/accounts.md', 'reference/compare-versions.md'];
  const index = readFileSync(`${fixtureOut}/llms.txt`, 'utf8');
  expect(paths.filter((path) => !index.includes(`${fixturePath}/${path})`))).toEqual([]);
});

test('the changes have a feed with addresses of this site', async ({ page }) => {
  await page.goto(at('/reference/changes/accounts/'));
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', `${fixturePath}/changes.xml`);
  const feed = readFileSync(`${fixtureOut}/changes.xml`, 'utf8');
  expect(XMLValidator.validate(feed)).toBe(true);
  expect(feed).toContain(`<id>${origin}${fixturePath}/reference/changes/accounts/#2026-02-01</id>`);
  expect(feed).toContain('<updated>2026-02-01T00:00:00Z</updated>');
  expect([...feed.matchAll(/href="([^"]*)"/g)].filter(([, href = '']) => !href.startsWith(`${origin}/`))).toEqual([]);
});

test('an address that is gone leads to its change and to what replaces it, on arrival, on the open page, and after Back', async ({
  page,
}) => {
  const notice = page.locator('[data-missing-anchor]');
  await page.goto(at('/api/accounts/#addAccount'));
  await expect(notice).toContainText(removedItem.renamed.unreleased('addAccount', day));
  await expect(notice).toHaveRole('status');
  await expectAccessible(page);
  await notice.getByRole('link', { name: removedItem.now('Create an account') }).click();
  await expect(page).toHaveURL(at('/api/accounts/#createAccount'));
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'createAccount.body.nickname'));
  await expect(notice).toContainText(removedItem.removed.day('nickname', day));
  await expect(page).toHaveURL(/#createAccount\.body$/);
  await page.keyboard.press('Tab');
  await notice.getByRole('button', { name: close }).click();
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'schema.CreateAccountRequest.nickname'));
  await notice.getByRole('link', { name: removedItem.change }).click();
  await expect(page).toHaveURL(at('/reference/changes/accounts/#2026-02-01-risky'));
  await expect(page.getByText('CreateAccountRequest.nickname was removed.').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/api\/accounts\//);
  await page.evaluate(() => (location.hash = 'neverExisted'));
  await expect(notice).toHaveText(missingSection);
});

test('an address of an operation, or of its page, that a large spec no longer has leads to its change', async ({
  page,
}) => {
  const text = removedItem.removed.unreleased('listBirds', day);
  const change = at('/reference/changes/nested-split/#unreleased-breaking');
  await page.goto(at('/api/nested-split/tag/cats/#listBirds.200'));
  await expect(page.locator('[data-missing-anchor]')).toContainText(text);
  await page.goto(at('/api/nested-split/operation/listBirds/'));
  const main = page.getByRole('main');
  await expect(main).toContainText(text);
  await main.getByRole('link', { name: removedItem.change }).click();
  await expect(page).toHaveURL(change);
  await page.goto(at('/api/nested-split/operation/neverExisted/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toContainText(removedItem.change);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('any two versions can be compared', async ({ page }) => {
    await page.goto(at('/reference/compare-versions/'));
    const section = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '1.0', exact: true }) });
    await section.getByRole('link', { name: compareVersions.now }).click();
    await expect(page).toHaveURL(at('/reference/compare-versions/accounts/1-0/unreleased/'));
    await expect(page.getByText('CreateAccountRequest.phoneNumber is a new optional property.')).toBeVisible();
    await expect(page.getByText('is required now')).toHaveCount(0);
  });
});
