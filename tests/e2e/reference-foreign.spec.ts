import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@/hosting/serve';
import { openReference } from './changed-page';
import { fixtureOut, fixturePath } from './fixture';
import { expect, test, type Locator } from './test';

// Shapes of the specs of other vendors, on the narrowest phone.
let server: Server;
let foreign: string;
let files: string;

test.use({ viewport: { width: 320, height: 900 } });

test.beforeAll(async () => {
  server = await serve(fixtureOut, 0, { basePath: fixturePath, headers: {} });
  foreign = `http://localhost:${(server.address() as AddressInfo).port}${fixturePath}/api/foreign/`;
  files = `${foreign}tag/files/`;
});
test.afterAll(() => void server.close());

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
    await openReference(page, `${files}#${id}`);
    const panel = page.locator(`#${id} fieldset`);
    await expect(panel.getByRole('radio')).toHaveCount(4);
    expect(await findCoveredTabs(panel)).toEqual([]);
  });

test('the long addresses of an authorization server break instead of leaving their section on a phone', async ({
  page,
}) => {
  await openReference(page, foreign);
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
  await openReference(page, `${files}#uploadFile`);
  const encoding = page.locator('#uploadFile dl', { hasText: 'image/png, image/jpeg' });
  const gap = await encoding.evaluate((list) => {
    const above = list.previousElementSibling?.getBoundingClientRect();
    return list.getBoundingClientRect().top - (above?.bottom ?? Infinity);
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});
