import { expect, test, type Page } from './test';
import { changePage } from './changed-page';

/** Anchors, and the IDs whose heads must be visible when a link opens the anchor; by default the anchor's own head. */
const places = [
  { path: '/api/livesystems/', id: 'schema.LiveSystem.status=Ready', heads: ['schema.LiveSystem.status'] },
  { path: '/api/livesystems/', id: 'schema.BlueprintStatus=Ready', heads: ['schema.BlueprintStatus'] },
  {
    path: '/api/livesystems/',
    id: 'instantiateLiveSystem.body.blueprintMap.*.displayName',
    heads: ['instantiateLiveSystem.body.blueprintMap.*.displayName', 'instantiateLiveSystem.body.blueprintMap.*'],
  },
  { path: '/api/livesystems/', id: 'instantiateLiveSystem.body.blueprintMap' },
  { path: '/api/livesystems/', id: 'instantiateLiveSystem.200' },
  { path: '/api/environments/', id: 'getEnvironment.path.type=Unknown', heads: ['getEnvironment.path.type'] },
  { path: '/api/environments/', id: 'authenticateAzure.path.tenantId:common' },
];

/** Returns the bottom of the navbar, the positions of the heads of some anchors, and the highlighted and outlined elements. */
function look(page: Page, ids: string[]) {
  return page.evaluate((ids) => {
    const findHead = (id: string) => {
      const place = document.getElementById(id);
      const head = place?.querySelector(':scope > .property-head, h3, :scope > summary, .response-head');
      return { id, ...(head ?? place)?.getBoundingClientRect().toJSON() } as DOMRect & { id: string };
    };
    const tint = getComputedStyle(document.documentElement).getPropertyValue('--color-accent-soft');
    const probe = document.createElement('i');
    probe.style.background = tint;
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const tinted = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
      (element) => getComputedStyle(element).backgroundColor === color && element.checkVisibility(),
    );
    return {
      bar: document.querySelector('[data-navbar]')?.getBoundingClientRect().bottom ?? 0,
      heads: ids.map(findHead).map(({ id, top, bottom }) => ({ id, top, bottom })),
      tallest: Math.max(0, ...tinted.map((element) => element.getBoundingClientRect().height)),
      count: tinted.length,
      rings: [...document.querySelectorAll<HTMLElement>('.property, .response, .operation, .variant')]
        .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
        .map((element) => element.id),
    };
  }, ids);
}

async function expectInSight(page: Page, { id, heads = [id] }: { id: string; heads?: string[] }): Promise<void> {
  // The navbar may still be moving out of view.
  await expect
    .poll(async () => {
      const { bar, heads: found } = await look(page, [id, ...heads]);
      return found.filter(({ top, bottom }) => top < bar || bottom > 900);
    }, id)
    .toEqual([]);
  const { tallest, rings } = await look(page, []);
  expect(tallest, id).toBeLessThan(120);
  expect(rings, id).toEqual([]);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a link to a value or property shows it and its parents below the navbar and marks only its head, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const place of places) {
      const href = `${place.path}#${encodeURI(place.id)}`;
      if (new URL(page.url()).pathname !== place.path) await page.goto(href);
      else {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.evaluate((hash) => (window.location.hash = hash), `#${encodeURI(place.id)}`);
        await expect(page.locator('[data-target]')).toHaveAttribute('id', place.id);
      }
      await expectInSight(page, place);
    }
  });

test('a link from another page to a property in a closed disclosure opens it and focuses the property', async ({
  page,
}) => {
  await page.goto('/reference/schemas/environments/EnvironmentType/');
  await page.locator('main a[href$="#createSecret.path.type"]').click();
  const property = page.locator('[id="createSecret.path.type"]');
  await expect(property).toBeFocused();
  await expect(property).toBeInViewport();
});

test('a navbar that hides on scroll does not cover the anchor at which a page opens', async ({ page }) => {
  const [place] = places.slice(2);
  if (!place) throw new Error('no place');
  await changePage(page, place.path, (html) =>
    html
      .replace('data-navbar=""', 'data-navbar="" data-hide-on-scroll="true"')
      .replace('<html ', '<html data-bar-hides="" '),
  );
  await page.goto(`${place.path}#${encodeURI(place.id)}`);
  await expect(page.locator('[data-navbar]')).toHaveAttribute('data-hidden');
  await expectInSight(page, place);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an anchor is shown below the navbar, and only its head is marked', async ({ page }) => {
    for (const place of [...places, { path: '/api/environments/', id: 'createServiceAccount' }]) {
      await page.goto('about:blank');
      await page.goto(`${place.path}#${encodeURI(place.id)}`);
      const { bar, heads, tallest } = await look(page, [place.id]);
      for (const { id, top } of heads) expect(top, id).toBeGreaterThanOrEqual(bar);
      expect(tallest, place.id).toBeLessThan(120);
    }
    await expect(page.locator('#createServiceAccount h3')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#createServiceAccount')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

for (const width of [1280, 390])
  test(`heads of examples are not covered by their copy button and do not clip their focus ring, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/environments/#createServiceAccount');
    const panel = page.locator('#createServiceAccount div:has(> details[name])').first();
    for (const summary of await panel.locator('summary').all()) {
      await page.keyboard.press('Shift');
      await summary.focus();
      const found = await summary.evaluate((element) => {
        const style = getComputedStyle(element);
        const frame = element.closest('div')?.getBoundingClientRect() ?? new DOMRect();
        const box = element.getBoundingClientRect();
        const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
        const words = document.createRange();
        words.selectNodeContents(element);
        const copy = element.parentElement?.querySelector('[data-copy]')?.getBoundingClientRect();
        const hidden = copy?.width === 0;
        return {
          ring: style.outlineStyle,
          isClipped: box.left - reach < frame.left || box.right + reach > frame.right || box.top - reach < frame.top,
          isNarrow: box.height > 80,
          isCovered: !hidden && [...words.getClientRects()].some(({ right }) => right > (copy?.left ?? 0)),
        };
      });
      expect(found).toEqual({ ring: 'solid', isClipped: false, isNarrow: false, isCovered: false });
    }
  });

test('the link of a property whose example is on the same line can be clicked', async ({ page }) => {
  await page.goto('/api/livesystems/#schema.LiveSystem');
  await page.setViewportSize({ width: 1024, height: 768 });
  const link = page.locator('.permalink[href="#schema.LiveSystem.currentMutationId"]').first();
  await link.scrollIntoViewIfNeeded();
  await page
    .locator('[id="schema.LiveSystem.currentMutationId"]')
    .first()
    .hover({ position: { x: 20, y: 8 } });
  await link.click();
  await expect(page).toHaveURL(/#schema\.LiveSystem\.currentMutationId$/);
});
