import { expect, test, type Locator, type Page } from './test';
import { siteConfig } from '@/site.config';
import { onScript } from './held-script';
import { changePage, isMarked, markWindow, settle } from './changed-page';

const intro = '/definitions/intro/';
const concepts = '/definitions/concepts/';

const findSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const findLink = (page: Page, name: string) => findSidebar(page).getByRole('link', { name, exact: true });

/** Holds the payloads of a page until the returned function is called. */
async function holdPayload(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname.startsWith(path) && url.pathname.endsWith('.txt'),
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
  );
  return release;
}

test.beforeEach(async ({ page }) => {
  await page.goto(intro);
});

test('the old page stays until the next one has loaded, and a progress bar appears only after 200 ms', async ({
  page,
}) => {
  const release = await holdPayload(page, concepts);
  await markWindow(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { once: true, capture: true });
    new MutationObserver((_, observer) => {
      if (!document.getElementById('nprogress')) return;
      Object.assign(window, { shownAfter: performance.now() - clicked });
      observer.disconnect();
    }).observe(document.body, { childList: true });
  });
  await findLink(page, 'Concepts').click();
  const bar = page.locator('#nprogress [data-bar]');
  await expect(bar).toBeVisible();
  const shownAfter = await page.evaluate(() => (window as unknown as { shownAfter: number }).shownAfter);
  expect(shownAfter).toBeGreaterThanOrEqual(199);
  const getShare = () =>
    bar.evaluate(
      (element) => 1 + Number(/\(([-\d.]+)%/.exec((element as HTMLElement).style.transform)?.[1] ?? -100) / 100,
    );
  const first = await getShare();
  expect(first).toBeGreaterThanOrEqual(0.08 - 1e-6);
  expect(first).toBeLessThanOrEqual(0.101);
  await expect.poll(getShare, { timeout: 3000 }).toBeGreaterThan(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a dialog that opens while the next page loads is closed by that page, and Back leads to the page before', async ({
  page,
}) => {
  const release = await holdPayload(page, concepts);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  await findLink(page, 'Concepts').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  release();
  await expect(title).toHaveText('Concepts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-site] > [inert]')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(title).toHaveText(before);
  await expect(page).toHaveURL(new RegExp(`${intro}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with a stopped clock', () => {
  // The clock belongs to the context.
  test.use({ isAlone: true });

  /** Records whether a progress bar is shown. The returned function reads the record. */
  async function watchProgress(page: Page): Promise<() => Promise<boolean>> {
    await page.evaluate(() => {
      new MutationObserver(
        () => document.getElementById('nprogress') && Object.assign(window, { shown: true }),
      ).observe(document.body, { childList: true });
    });
    return () => page.evaluate(() => 'shown' in window);
  }

  /** Stops the clock, so that no timer runs while a test waits for a page. */
  async function stopClock(page: Page): Promise<void> {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
  }

  test('a second slow page change may start while the bar of the first disappears', async ({ page }) => {
    const [releaseConcepts, releaseArchitecture] = [
      await holdPayload(page, concepts),
      await holdPayload(page, '/definitions/architecture/'),
    ];
    const title = page.getByRole('heading', { level: 1 });
    const bar = page.locator('#nprogress');
    await stopClock(page);
    await findLink(page, 'Concepts').click();
    await page.clock.runFor(1000);
    await expect(bar).toHaveCount(1);
    releaseConcepts();
    await expect(title).toHaveText('Concepts');
    await findLink(page, 'Architecture').click();
    // The second page change lasts long enough for a bar when the end of the first removes its own.
    await page.clock.runFor(399);
    await expect(bar).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(800);
    await expect(bar).toHaveCount(1);
    releaseArchitecture();
    await expect(title).toHaveText('Architecture');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  test('a link that changes only the query neither scrolls nor shows progress', async ({ page }) => {
    const isShown = await watchProgress(page);
    await markWindow(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '?a=b', textContent: 'Query' });
      link.style.cssText = 'position: fixed; inset-block-start: 50%';
      document.querySelector('article')?.append(link);
      window.scrollTo(0, 300);
    });
    const link = page.getByRole('link', { name: 'Query', exact: true });
    // The router would scroll only if it has prefetched the page.
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('__PAGE__'));
    await link.hover();
    await fetched;
    await settle(page);
    await stopClock(page);
    await link.click();
    await page.waitForURL(`**${intro}?a=b`);
    await page.clock.runFor(400);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await isShown()).toBe(false);
    expect(await isMarked(page)).toBe(true);
  });

  test('a fast page change and a hash change show no progress bar', async ({ page }) => {
    const isShown = await watchProgress(page);
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes(concepts));
    await findLink(page, 'Concepts').hover();
    await fetched;
    await stopClock(page);
    await findLink(page, 'Concepts').click();
    await page.waitForURL(`**${concepts}`);
    await page.locator('[data-page-contents] a').nth(1).click();
    await page.clock.runFor(400);
    expect(await isShown()).toBe(false);
  });

  test('hovering a link loads the progress bar; if that fails, the page changes without it', async ({ page }) => {
    const asked: string[] = [];
    await page.goto('about:blank');
    await onScript(page, 'nprogress', async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    await page.goto(intro);
    await page.mouse.move(700, 400);
    expect(asked).toEqual([]);
    await findLink(page, 'Concepts').hover();
    await expect.poll(() => asked.length).toBe(1);
    const release = await holdPayload(page, '/definitions/architecture/');
    await stopClock(page);
    await findLink(page, 'Architecture').click();
    // Later than the progress bar would appear.
    await page.clock.runFor(400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Architecture');
  });
});

test('a new page starts at its top, with the focus before the skip link', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator('a[rel="next"]').click();
  await page.waitForURL((url) => url.pathname !== intro);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a link with a hash scrolls its target below the navbar and focuses it', async ({ page }) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
    document.querySelector('article')?.prepend(link);
  }, `${concepts}#live-system`);
  const ids = await (await page.request.get(concepts)).text();
  const id = [...ids.matchAll(/<h2 id="([^"]+)"/g)][1]?.[1] ?? '';
  await page.evaluate((hash) => ((document.querySelector('article > a') as HTMLAnchorElement).hash = hash), id);
  await page.getByRole('link', { name: 'There', exact: true }).click();
  await page.waitForURL(`**${concepts}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  const bar = await page.locator('[data-navbar]').boundingBox();
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 500));
  await settle(page);
  await page.locator('a[rel="next"]').click();
  await page.waitForURL((url) => url.pathname !== intro);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('the sidebar keeps its open categories and its scroll position on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await findSidebar(page).getByLabel('Pages in SDK technical reference').click();
  await expect(findLink(page, 'Kafka component')).toBeVisible();
  const scroller = page.locator('[data-drawer-menu="page"]');
  await findLink(page, 'Concepts').hover();
  await scroller.evaluate((element) => (element.scrollTop = 40));
  await findLink(page, 'Concepts').click();
  await page.waitForURL(`**${concepts}`);
  await expect(findLink(page, 'Kafka component')).toBeVisible();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(40);
  await expect(findLink(page, 'Concepts')).toHaveAttribute('aria-current', 'page');
});

test('a category opens on its page, its label closes and opens it, and it stays open on the next page', async ({
  page,
}) => {
  await findSidebar(page).getByRole('link', { name: 'How-tos' }).click();
  await page.waitForURL('**/category/how-tos/');
  await expect(findLink(page, 'Create an Ambassador ingress')).toBeVisible();
  const caret = page.locator('summary[aria-label="Pages in How-tos"]');
  const getArrow = () => caret.evaluate((element) => getComputedStyle(element, '::after').rotate);
  await expect.poll(getArrow).toBe('45deg');
  const opened = page.context().waitForEvent('page');
  await findSidebar(page)
    .getByRole('link', { name: 'How-tos' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect.poll(getArrow).toBe('45deg');
  await findSidebar(page).getByRole('link', { name: 'How-tos' }).click();
  await expect(findLink(page, 'Create an Ambassador ingress')).toBeHidden();
  await expect.poll(getArrow).toBe('-45deg');
  await findSidebar(page).getByRole('link', { name: 'How-tos' }).click();
  await expect(findLink(page, 'Create an Ambassador ingress')).toBeVisible();
  await findLink(page, 'Support').click();
  await page.waitForURL('**/support/');
  await expect(findLink(page, 'Create an Ambassador ingress')).toBeVisible();
});

test.describe('a category that a large sidebar omits', () => {
  const howTos = '**/category/how-tos/';
  const findCaret = (page: Page) => page.locator('summary[aria-label="Pages in How-tos"]');

  test.beforeEach(async ({ page }) => {
    await changePage(page, intro, (html) =>
      html.replace(
        /(<details data-category="\/How-tos")(>.*?)<ul>.*?<\/ul>/s,
        '$1 data-chunk=""$2<a href="/category/how-tos/">Pages in How-tos</a>',
      ),
    );
    await page.goto(intro);
  });

  test('is fetched when it is opened, has no entry marked as current, and stays open on the next page', async ({
    page,
  }) => {
    await findCaret(page).click();
    await expect(findLink(page, 'Create an Ambassador ingress')).toBeVisible();
    await expect(findLink(page, 'Pages in How-tos')).toHaveCount(0);
    await expect(findSidebar(page).locator('[aria-current]')).toHaveText('Platform overview');
    await findLink(page, 'Create an Ambassador ingress').click();
    await page.waitForURL('**/how-tos/create-ambassador/');
    await expect(findLink(page, 'Create an Ambassador ingress')).toHaveAttribute('aria-current', 'page');
  });

  test('shows an error, a link to its page, and a retry button when it cannot be fetched', async ({ page }) => {
    await page.route(howTos, (route) => route.abort());
    await findCaret(page).click();
    await expect(findSidebar(page).getByRole('status')).toContainText('These pages could not be loaded.');
    await expect(findLink(page, 'Pages in How-tos')).toHaveAttribute('href', '/category/how-tos/');
    await page.unroute(howTos);
    await findSidebar(page).getByRole('button', { name: 'Retry' }).click();
    await expect(findLink(page, 'Create an Ambassador ingress')).toBeVisible();
  });
});

test.describe('a long category of a large sidebar', () => {
  const relay = '/how-tos/create-azure-relay/';
  const howTos = '/category/how-tos/';
  const list = /(data-category="\/How-tos">.*?)<ul>(.*?)<\/ul>/s;
  const listEntries = (menu: Locator) => menu.locator('ul[data-list] > li').allInnerTexts();

  test.beforeEach(async ({ page }) => {
    const toMore = (text: string, count: number) => `<li><a href="${howTos}" data-rest="${count}">${text}</a></li>`;
    await changePage(page, relay, (html) =>
      html.replace(list, (_, before: string, entries: string) => {
        const items = entries.split(/(?=<li>)/);
        const at = items.findIndex((item) => item.includes('aria-current="page"'));
        const cut = toMore('more above', at) + items[at] + toMore('more below', items.length - at - 1);
        return `${before}<ul data-list="/How-tos">${cut}</ul>`;
      }),
    );
    await changePage(page, howTos, (html) => html.replace(list, '$1<ul data-list="/How-tos">$2</ul>'));
    await page.goto(relay);
  });

  test('inserts the entries above and below, focuses the first new one, and keeps the mark of the current page', async ({
    page,
  }) => {
    const sidebar = findSidebar(page);
    expect(await listEntries(sidebar)).toEqual(['more above', 'Create an Azure Relay', 'more below']);
    await findLink(page, 'more above').press('Enter');
    await expect(findLink(page, 'Create an Azure Service Bus')).toBeFocused();
    expect(await listEntries(sidebar)).not.toContain('more above');
    await findLink(page, 'more below').press('Enter');
    await expect(findLink(page, 'Create a Kubernetes workload')).toBeFocused();
    const whole = await page.evaluate(async (page) => {
      const text = await (await fetch(page)).text();
      return text
        .split('data-list="/How-tos">')[1]
        ?.split('</ul>')[0]
        ?.match(/(?<=">)[^<]+(?=<\/a>)/g);
    }, howTos);
    expect(await listEntries(sidebar)).toEqual(whole);
    await expect(sidebar.locator('[aria-current]')).toHaveText('Create an Azure Relay');
    await expect(page).toHaveURL((url) => url.pathname === relay);
  });

  test('shows an error, keeps the link, and offers a retry when the entries cannot be fetched', async ({ page }) => {
    await page.route(`**${howTos}`, (route) => route.abort());
    await findLink(page, 'more below').press('Enter');
    await expect(findSidebar(page).getByRole('status')).toContainText('These pages could not be loaded.');
    await expect(findLink(page, 'more below')).toHaveAttribute('href', howTos);
    await page.unroute(`**${howTos}`);
    await findSidebar(page).getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(findLink(page, 'Create a Kubernetes workload')).toBeFocused();
  });

  test('inserts the entries in the drawer too, which stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'more above' }).click();
    await expect(drawer.getByRole('link', { name: 'Create an Azure web app' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Create an Azure web app' }).click();
    await page.waitForURL('**/how-tos/create-azure-webapp/');
  });
});

test.describe('static HTML of a page', () => {
  test('causes a full load of the page if it is from another build', async ({ page }) => {
    let asked = 0;
    await page.route(`**${concepts}`, async (route) => {
      if (route.request().method() === 'HEAD' || ++asked > 1) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('data-body="', 'data-body="0') });
    });
    await markWindow(page);
    await findLink(page, 'Concepts').click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${concepts}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  });

  test('causes a full load of the page if it cannot be fetched', async ({ page }) => {
    let asked = 0;
    await page.route(`**${concepts}`, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await markWindow(page);
    await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), concepts);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${concepts}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  });
});

test('a hideable sidebar collapses to a 30-pixel strip and expands again with the focus on its button', async ({
  page,
}) => {
  await page.evaluate(() => {
    const frame = document.createElement('div');
    frame.className = 'sticky bottom-0';
    for (const [what, name] of [
      ['hide', 'Collapse sidebar'],
      ['show', 'Expand sidebar'],
    ] as const) {
      const button = document.createElement('button');
      button.dataset.hideSidebar = what;
      const display = what === 'hide' ? 'flex in-data-sidebar-hidden:hidden' : 'hidden in-data-sidebar-hidden:flex';
      button.className = `h-10 w-full ${display}`;
      button.ariaLabel = name;
      frame.append(button);
    }
    document.querySelector('aside')?.append(frame);
    document.querySelector('[data-sidebar]')?.setAttribute('data-hideable', 'true');
  });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(findSidebar(page)).toBeHidden();
  await expect.poll(async () => (await page.locator('aside').boundingBox())?.width).toBe(30);
  await page.keyboard.press('Enter');
  await expect(findSidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
});

test('Tab reaches the contents before the text; they are at its right or, on a phone, between title and text', async ({
  page,
}) => {
  const third = page.locator('[data-page-contents] a').nth(2);
  await page.goto('/how-tos/create-azure-relay/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const breadcrumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').count();
  for (let at = 0; at < breadcrumbs + 3; at++) await page.keyboard.press('Tab');
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${await third.getAttribute('href')}$`));
  const getBox = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
  expect((await getBox('[data-page-contents]')).left).toBeGreaterThan((await getBox('article')).right);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(third).toBeHidden();
  const disclosure = await getBox('[data-contents-disclosure]');
  expect(disclosure.top).toBeGreaterThan((await getBox('h1')).bottom);
  expect(disclosure.bottom).toBeLessThan((await getBox('article .markdown')).top);
});

test('the contents mark exactly one heading, the one at the scroll position', async ({ page }) => {
  const active = page.locator('[data-page-contents] a[data-active]');
  const links = page.locator('[data-page-contents] a');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(active).toHaveCount(1);
  await links.nth(1).click();
  await expect(active).toHaveText(await links.nth(1).innerText());
  const [second, half] = await page.evaluate(() => {
    const [, link] = document.querySelectorAll<HTMLAnchorElement>('[data-page-contents] a');
    const heading = document.getElementById(link?.hash.slice(1) ?? '');
    return [(heading?.getBoundingClientRect().top ?? 0) + scrollY, innerHeight / 2];
  });
  // While the second heading is below the middle of the window, the first one stays marked.
  await page.evaluate((top) => window.scrollTo(0, top), second - half - 60);
  await expect(active).toHaveText(await links.nth(0).innerText());
});

test('the button to the top appears after scrolling up, scrolls to the top, and disappears', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1200);
  await settle(page);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('hovering a sidebar link fetches its page once; hovering external and hash links fetches nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) asked.push(pathname);
  });
  await settle(page);
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await page.locator('[data-page-contents] a').first().hover();
  await settle(page);
  expect(asked).toEqual([]);
  await findLink(page, 'Concepts').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.mouse.move(700, 700);
  await findLink(page, 'Concepts').hover();
  await findLink(page, 'Concepts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  expect(asked.filter((path) => !path.startsWith(concepts))).toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} hovering and focusing a link fetches nothing`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(intro);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await findLink(page, 'Concepts').hover();
    await findLink(page, 'Concepts').focus();
    await settle(page);
    expect(asked).toEqual([]);
    await findLink(page, 'Concepts').click();
    await page.waitForURL(`**${concepts}`);
  });
}

test('a category page shows breadcrumbs, a description, a card for each entry, and previous and next links', async ({
  page,
}) => {
  await page.goto('/category/how-tos/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link')).toHaveCount(1);
  await expect(crumbs.locator("[aria-current='page']")).toHaveText('How-tos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How-tos');
  await expect(page.locator('main .markdown > p').first()).toBeVisible();
  const cards = page.locator('main a[data-card]');
  const entries = siteConfig.sidebars['documentation']?.flatMap((item) =>
    typeof item !== 'string' && item.type === 'category' && item.label === 'How-tos' ? item.items : [],
  );
  await expect(cards).toHaveCount(entries?.length ?? 0);
  // The first three cards are a group.
  for (const [width, rows] of [
    [390, 3],
    [1100, 2],
    [1280, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    expect([width, new Set(boxes.map((box) => box?.y)).size]).toEqual([width, rows]);
  }
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveCount(2);
});

test('a category page begins where a docs page does, its cards have one height, and labels divide APIs from guides', async ({
  page,
}) => {
  const getColumn = () => page.locator('main article').boundingBox();
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/definitions/quick-start/');
    const column = await getColumn();
    await page.goto('/category/api-reference/');
    expect((await getColumn())?.x).toBe(column?.x);
    // Its lead is as wide as the text of a docs page; only its cards use the rest of the room.
    expect((await page.locator('main .markdown > p').first().boundingBox())?.width).toBeLessThanOrEqual(
      column?.width ?? 0,
    );
  }
  const getCards = (label: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: label }) })
      .getByRole('link');
  await expect(getCards('Guides').first()).toHaveText(/^Accounts guide/);
  await expect(getCards('Reference').first()).toHaveText(/^Accounts API/);
  const heights = await getCards('Guides').evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height),
  );
  expect(new Set(heights).size).toBe(1);
  await expect(findSidebar(page).getByText('Guides', { exact: true })).toBeVisible();
  await page.goto('/api-technical-reference/accounts/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    '',
    'API reference',
    'Accounts guide',
  ]);
});

test('an API page has the site layout with a 300-pixel menu below the navbar; switching the theme moves nothing', async ({
  page,
}) => {
  await page.goto('/api/environments/#createEnvironment');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  const menu = page.getByRole('navigation', { name: 'Operations', exact: true });
  const bar = await page.locator('[data-navbar]').boundingBox();
  // The border of the navbar covers the first pixel of the menu.
  await expect.poll(async () => (bar?.height ?? 0) - ((await menu.boundingBox())?.y ?? 0)).toBeLessThanOrEqual(1);
  expect((await menu.boundingBox())?.width).toBe(300);
  const findTop = async () => (await page.locator('#createEnvironment').boundingBox())?.y;
  await expect(page.locator('[data-target]')).toBeInViewport();
  const top = await findTop();
  const getGround = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await getGround();
  await page
    .getByRole('button', { name: /dark and light/ })
    .first()
    .click();
  expect(await getGround()).not.toBe(light);
  await expect(page).toHaveURL((url) => url.hash === '#createEnvironment');
  // The theme button is in the sticky navbar, so a click on it does not scroll the page.
  expect(await findTop()).toBe(top);
});
