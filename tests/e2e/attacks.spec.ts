import { readFileSync } from 'node:fs';
import { expect, serveFixture, test, type Page } from './test';
import { listFiles } from '@/lib/files';
import { loadPublishedRecords } from '@/search/algolia/load-indexed-and-exported-records';
import { attacks } from '../attacks';
import { settle } from './changed-page';
import { fixtureOut } from './fixture';
import { watch } from './watch';

// Rendered attacks must be inert by themselves, so the page's policy, which would block them too, is bypassed here.
test.use({ bypassCSP: true });

const at = serveFixture();

/** Records the function calls, dialogs, and assignments to `evil` that attacks cause, and blocks requests to other origins. */
async function hear(page: Page): Promise<string[]> {
  const songs: string[] = [];
  await page.exposeFunction('sing', (song: string) => void songs.push(song));
  await page.addInitScript(() => {
    const { sing } = window as unknown as { sing: (song: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: () => sing(name) });
    Object.defineProperty(window, 'evil', {
      set(value) {
        sing(`evil ${value}`);
      },
    });
  });
  page.on('dialog', (dialog) => {
    songs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(
    (url) => url.origin !== new URL(at('/')).origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  return songs;
}

/** Dispatches the events that an attack may wait for to each element of a page. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll('summary').forEach((element) => element.click());
    const events = 'mouseover mouseenter mousemove mousedown pointerover focus focusin toggle load error wheel'.split(
      ' ',
    );
    for (const element of document.querySelectorAll('main *, svg *')) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
      if (!element.closest('a, button, summary, label')) element.dispatchEvent(new Event('click', { bubbles: true }));
    }
  });
  await settle(page);
}

test('the attacks run in a page without protection', async ({ page }) => {
  const songs = await hear(page);
  await page.goto(at('/index.txt'));
  await page.setContent(
    attacks.filter((attack) => !/<(style|title|textarea|template|noscript)/i.test(attack)).join('\n'),
  );
  await expect.poll(() => songs.length).toBeGreaterThan(10);
});

for (const [route, marker, count] of [
  ['/attacks/', 'Attack ', 200],
  ['/api/hostile/', 'attack', attacks.length],
] as const) {
  test(`no attack in ${route} runs, loads a file, or leaves an unsafe link, attribute, or element`, async ({
    page,
  }) => {
    const songs = await hear(page);
    const seen = await watch(page);
    await page.goto(at(route));
    await provoke(page);
    expect(songs).toEqual([]);
    expect([...seen.hosts]).toEqual([new URL(at('/')).host]);
    const found = await page.locator('main').evaluate((main) => ({
      text: main.textContent ?? '',
      protocols: [
        ...new Set([...main.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).protocol)),
      ],
      handlers: [...main.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$|action$/.test(name)),
      ).length,
      elements: main.querySelectorAll(
        'script:not([type="application/ld+json"]), style, iframe, object, embed, base, meta',
      ).length,
    }));
    expect(new Set(found.text.match(new RegExp(`${marker}\\d+`, 'g'))).size).toBeGreaterThanOrEqual(count);
    expect(found.protocols.filter((protocol) => !/^(https?|mailto):$/.test(protocol))).toEqual([]);
    expect([found.handlers, found.elements]).toEqual([0, 0]);
  });
}

test('an SVG opened at its own URL runs no script and loads no file', async ({ page }) => {
  const songs = await hear(page);
  const seen = await watch(page);
  await page.goto(at('/content-assets/pages/attacks.svg'));
  await provoke(page);
  expect(await page.locator('path').count()).toBe(1);
  expect([songs, [...seen.hosts]]).toEqual([[], [new URL(at('/')).host]]);
});

test('no file of the export, and no search record, contains a word of what specs mark as internal', async () => {
  const files = listFiles(fixtureOut).map((file) => ({ file, text: readFileSync(`${fixtureOut}/${file}`, 'latin1') }));
  expect(files.filter(({ text }) => /undisclosed/i.test(text)).map(({ file }) => file)).toEqual([]);
  // The index is compressed.
  const records = JSON.stringify(await loadPublishedRecords(fixtureOut));
  expect(records).toContain('listDogs');
  expect(records).not.toMatch(/undisclosed/i);
});
