import { actEarly } from './early-page';
import { changePage, settle } from './changed-page';
import * as messages from '@/messages';
import { expect, test, type Page } from './test';

const path = '/markdown-guide/';

/** Tabs as `src/components/ui/tabs.tsx` renders them; the first panel is selected. */
function toTabs(id: string, panels: Record<string, string>, group = ''): string {
  const entries = Object.entries(panels).map(([label, html], index) => ({ id: `${id}-${index}`, label, html, index }));
  const tabs = entries.map(
    ({ id, label, index }) =>
      `<button type="button" role="tab" id="${id}-tab" class="tab" aria-controls="${id}" aria-selected="${index === 0}" data-tab="${label}">${label}</button>`,
  );
  const shown = entries.map(
    ({ id, label, html, index }) =>
      `<div id="${id}" role="tabpanel" aria-labelledby="${id}-tab" class="tab-panel"${index === 0 ? ' data-selected="true"' : ''}><p class="tab-label">${label}</p>${html}</div>`,
  );
  const named = group && ` data-group="${group}"`;
  return `<div class="tabs" data-tabs=""${named}><div class="tabs-row" role="tablist">${tabs.join('')}</div>${shown.join('')}</div>`;
}

const toDetails = (html: string) =>
  `<details><summary>More</summary><div class="disclosure-body">${html}</div></details>`;

const hidden = [
  toTabs('os', { Linux: '<h2 id="linux-setup">Linux</h2>', Windows: '<h2 id="windows-setup">Windows</h2>' }, 'os'),
  toTabs('cloud', {
    First: 'First.',
    Second:
      `${toDetails('<h3 id="details-in-tab">Details</h3>')}<p><sup><a href="#note-fn-9" id="note-fnref-9-2">9</a></sup></p>` +
      '<table><tbody><tr id="row-in-tab"><td>Row</td></tr></tbody></table>',
    Third: toTabs('inner', { One: 'One.', Two: '<h3 id="nested-tab">Nested</h3>' }),
  }),
  toDetails(toTabs('deep', { One: 'One.', Two: '<h3 id="tab-in-details">Deep</h3>' })),
].join('');

const anchors = ['windows-setup', 'details-in-tab', 'note-fnref-9-2', 'row-in-tab', 'nested-tab', 'tab-in-details'];

/** Adds tabs and disclosures to the guide, in the middle of the page. */
async function addHidden(page: Page): Promise<void> {
  await changePage(page, path, (html) => html.replace('<h2 id="lists"', `${hidden}<h2 id="lists"`));
}

async function expectShown(page: Page, id: string): Promise<void> {
  const element = page.locator(`[id="${id}"]`);
  await expect(element, id).toBeVisible();
  await expect(element, id).toBeInViewport();
}

test('the element of an anchor is visible before the scripts start, and after them, in any tab and disclosure', async ({
  page,
}) => {
  await addHidden(page);
  await page.addInitScript(() => localStorage.setItem('tab.os', 'Linux'));
  for (const id of ['windows-setup', 'tab-in-details']) {
    await actEarly(page, `${path}#${id}`, () => expectShown(page, id));
    await settle(page);
    await expectShown(page, id);
    await page.goto('about:blank');
  }
  await page.goto(`${path}#windows-setup`);
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'false');
  await page.reload();
  await expectShown(page, 'windows-setup');
  // Another entry, and a click on a link to the anchor that the URL already has.
  for (const id of anchors) {
    await page.evaluate((id) => (location.hash = id), id);
    await expectShown(page, id);
  }
  await page.evaluate(() => (location.hash = 'windows-setup'));
  await page.getByRole('tab', { name: 'Linux' }).click();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#windows-setup';
    document.querySelector('main article')?.append(link);
    link.click();
  });
  await expectShown(page, 'windows-setup');
});

test('a link from another page, and Back to the page, show the element of the anchor in its tab', async ({ page }) => {
  await addHidden(page);
  await page.goto('/support/');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, `${path}#nested-tab`);
  await expectShown(page, 'nested-tab');
  await page.locator('[data-navbar]').getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(path));
  await page.goBack();
  await expectShown(page, 'nested-tab');
});

test('an address in another case leads to its section, and one that is gone says so', async ({ page }) => {
  const notice = page.locator('[data-missing-anchor]');
  await page.goto('/definitions/quick-start/#ENVIRONMENT');
  await expect(page).toHaveURL(/#environment$/);
  await expectShown(page, 'environment');
  await page.evaluate(() => (location.hash = 'removed-section'));
  await expect(notice).toHaveText(messages.missingSection);
  await page.evaluate(() => (location.hash = 'environment'));
  await expect(notice).toHaveCount(0);
  await page.goto('/api/environments/#LISTSECRETS');
  await expect(page).toHaveURL(/#listSecrets$/);
  await expectShown(page, 'listSecrets');
  await page.evaluate(() => (location.hash = 'createSecret.body.removed'));
  await expect(notice).toHaveText(messages.missingSection);
  await expect(page).toHaveURL(/#createSecret\.body$/);
  await page.evaluate(() => (location.hash = 'removedOperation'));
  await expect(notice).toHaveText(messages.missingSection);
  await page.evaluate(() => (location.hash = 'section/Authentication'));
  await expect(page).toHaveURL(/#security\./);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the element of an anchor is visible in any tab and disclosure', async ({ page }) => {
    await addHidden(page);
    for (const id of anchors) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expectShown(page, id);
    }
  });
});

test('the browser warns about nothing after the pointer was on a link to a page with other styles', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/definitions/quick-start/');
  await page.locator('[data-navbar] a[href="/api/environments/"]').first().dispatchEvent('pointerover');
  const preload = page.locator('link[rel="preload"][as="style"]').last();
  await expect(preload).toBeAttached();
  const href = await preload.getAttribute('href');
  // It is used as an alternative, which then goes.
  const used = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await used()).some((name) => name.endsWith(href ?? ''))).toBe(true);
  await expect(page.locator('link[rel="alternate stylesheet"]')).toHaveCount(0);
  expect(told).toEqual([]);
});
