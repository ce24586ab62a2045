import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { getBrowser } from '@/tools/find-or-install-browser';
import { fail } from '@/lib/user-errors-and-mistakes';
import { serveExport } from '../../e2e/served-export';
import { compareImages, type Difference } from './compare';
import { type Look, looks, pages } from './views';

const folder = '.cache/pixels';
/** Browsers limit the height of a screenshot to 16,384 pixels. */
const heightOfPicture = 4000;

/** A view of a page: the page, its state, and the width of the window. */
interface View {
  page: string;
  look: Look;
  width: number;
}

/**
 * `npm run bench -- pixels <before> <after> [page, look or /path/ …]` takes the same screenshots of two exports and prints the
 * views in which pixels differ. Images of the differences are in `.cache/pixels`.
 */
export async function comparePixels([before, after, ...names]: string[]): Promise<void> {
  if (before === undefined || after === undefined)
    fail('Name two exports.', { fix: 'npm run bench -- pixels out.before out' });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sites = await Promise.all([before, after].map((out) => serveExport(out)));
  const origins = sites.map(({ origin }) => origin);
  const browser = await chromium.launch(getBrowser());
  let total = 0;
  let differing = 0;
  try {
    for (const view of listViews(names)) {
      const { count, found } = await compareView(browser, origins, view);
      total += count;
      differing += found.length;
      for (const [theme, difference] of found)
        await keep(`${view.page} ${view.look.name} ${view.width} ${theme}`, difference);
    }
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
  process.stdout.write(`${differing} of ${total} views differ${differing > 0 ? `: pictures in ${folder}` : ''}\n`);
  if (differing > 0) process.exitCode = 1;
}

/** Lists the views that match names of pages, paths, and looks, or all views if there are no names. */
function listViews(names: string[]): View[] {
  const paths = names.filter((name) => name.startsWith('/'));
  const chosenPages = [...paths, ...names.filter((name) => name in pages)];
  const chosenLooks = names.filter((name) => looks.some((look) => look.name === name));
  const unknown = names.filter((name) => !chosenPages.includes(name) && !chosenLooks.includes(name));
  if (unknown.length > 0) fail(`There is no page or look ${unknown.join(', ')}.`, { fix: 'See views.ts.' });
  return looks
    .filter(({ name }) => chosenLooks.length === 0 || chosenLooks.includes(name))
    .flatMap((look) =>
      (chosenPages.length > 0 ? chosenPages : Object.keys(pages))
        .filter((page) => !look.pages || look.pages.includes(page) || (page.startsWith('/') && chosenLooks.length > 0))
        .flatMap((page) => look.widths.map((width) => ({ page, look, width }))),
    );
}

/** How often a view is compared. Browsers sometimes paint a corner in another shade, but real differences occur every time. */
const attempts = 3;

async function compareView(
  browser: Browser,
  origins: string[],
  view: View,
): Promise<{ count: number; found: [theme: string, found: Found][] }> {
  let themes: string[] = view.look.themes;
  let found: [string, Found][] = [];
  for (let attempt = 0; attempt < attempts && themes.length > 0; attempt += 1) {
    const [olds, news] = await Promise.all(origins.map((origin) => takePictures(browser, origin, view)));
    found = [];
    for (const theme of themes) {
      const difference = await findDifference(browser, olds?.get(theme) ?? [], news?.get(theme) ?? []);
      if (difference) found.push([theme, difference]);
    }
    themes = found.map(([theme]) => theme);
  }
  return { count: view.look.themes.length, found };
}

type Pictures = Map<string, Buffer[]>;

async function takePictures(browser: Browser, origin: string, { page: name, look, width }: View): Promise<Pictures> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    ...look.context,
  });
  try {
    await useFonts(context);
    const page = await context.newPage();
    await page.goto(origin + (pages[name] ?? name), { waitUntil: 'networkidle' });
    await page.evaluate(wake);
    await look.prepare?.(page);
    const pictures: Pictures = new Map();
    for (const theme of look.themes) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      pictures.set(theme, await takeAll(page, look.isWindow === true, width));
    }
    return pictures;
  } finally {
    await context.close();
  }
}

/** Always applies fonts: with `font-display: optional`, a font that arrives too late is not used, so screenshots would vary. */
async function useFonts(context: BrowserContext): Promise<void> {
  await context.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/font-display:\s*optional/g, 'font-display:block') });
  });
}

async function takeAll(page: Page, isWindow: boolean, width: number): Promise<Buffer[]> {
  const settings = { animations: 'disabled', caret: 'hide' } as const;
  if (isWindow) return [await page.screenshot(settings)];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const pictures: Buffer[] = [];
  for (let y = 0; y < height; y += heightOfPicture)
    pictures.push(
      await page.screenshot({
        ...settings,
        fullPage: true,
        clip: { x: 0, y, width, height: Math.min(heightOfPicture, height - y) },
      }),
    );
  return pictures;
}

/** Renders off-screen sections, because a screenshot of the whole page shows them. */
function wake(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('.api * { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(style);
}

type Found = Difference & { part: number; before?: Buffer; after?: Buffer };

/** Finds the first image that differs. Identical files are skipped. */
async function findDifference(browser: Browser, olds: Buffer[], news: Buffer[]): Promise<Found | undefined> {
  for (let part = 0; part < Math.max(olds.length, news.length); part += 1) {
    const [before, after] = [olds[part], news[part]];
    if (before && after && before.equals(after)) continue;
    const difference = before && after ? await compareImages(browser, before, after) : { pixels: Infinity, place: '' };
    if (difference.pixels > 0) return { ...difference, part, before, after };
  }
  return undefined;
}

async function keep(name: string, { pixels, place, part, picture, before, after }: Found): Promise<void> {
  const file = `${folder}/${name.replaceAll(/[^\w-]+/g, '-')}-${part}`;
  for (const [kind, image] of Object.entries({ before, after, difference: picture }))
    if (image) await writeFile(`${file}-${kind}.png`, image);
  process.stdout.write(`${name}: ${pixels} pixels differ in picture ${part}${place}\n`);
}
