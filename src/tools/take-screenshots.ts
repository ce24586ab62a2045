import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { environment } from '@/lib/environment';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { listFiles } from '@/lib/files';
import { groupBy } from '@/lib/lists';
import { getBrowser } from './find-or-install-browser';
import { getServeSettings, serve } from '@/hosting/serve';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { getServices } from '@/openapi/load-services-and-specs';

/**
 * Returns the pages to capture by name: the home page, the largest page of each folder, which has the most to show, the first page
 * of every API, and the not-found page.
 */
function listShown(out: string): Record<string, string> {
  const files = listFiles(out).filter((file) => /^(?:[^/]+\/){1,2}index\.html$/.test(file));
  const getSize = (file: string) => statSync(path.join(out, file)).size;
  const largest = [...groupBy(files, (file) => path.dirname(path.dirname(file)))].map(([folder, group]) => {
    const [first = ''] = group.sort((one, other) => getSize(other) - getSize(one));
    return [folder === '.' ? 'page' : folder, `/${path.dirname(first)}/`] as const;
  });
  return {
    home: '/',
    ...Object.fromEntries(largest),
    ...Object.fromEntries(getServices().map((service) => [service, `/api/${service}/`])),
    'not-found': '/nowhere/',
  };
}
const widths = [390, 768, 1440];
const folder = 'shots';
const port = 4173;

interface Shot {
  name: string;
  width: number;
  theme: string;
  image: string;
}

// `npm run shots [-- --out <folder>] [--full] [name or /path/ …]`: takes screenshots of pages of the site in `out/` or in the
// given folder, at each width and in both themes, and combines them in a contact sheet.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'out' }, full: { type: 'boolean', default: false } },
  });
  const shown = listShown(values.out);
  const chosen = positionals.length === 0 ? Object.entries(shown) : positionals.map((name) => toPage(name, shown));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await serve(values.out, port, getServeSettings());
  const browser = await chromium.launch(getBrowser());
  const shots: Shot[] = [];
  try {
    for (const width of widths) {
      for (const theme of ['light', 'dark'])
        shots.push(...(await takeShots(browser, chosen, { width, theme, isFull: values.full })));
    }
    await writeSheet(browser, shots);
  } finally {
    await browser.close();
    server.close();
  }
  process.stdout.write(`${shots.length} images and contact-sheet.png in ${folder}/\n`);
});

/** Finds a page by its name in the list or by its path. */
function toPage(given: string, pages: Record<string, string>): [string, string] {
  if (given.startsWith('/')) return [given.split('/').filter(Boolean).join('-') || 'home', given];
  const found = pages[given];
  if (!found)
    throw new UserError(`No page is named ${given}: give one of ${Object.keys(pages).join(', ')}, or a /path/.`);
  return [given, found];
}

async function takeShots(
  browser: Browser,
  chosen: [string, string][],
  { width, theme, isFull }: { width: number; theme: string; isFull: boolean },
): Promise<Shot[]> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 900 } });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const [name, path] of chosen) {
    await page.goto(`http://localhost:${port}${environment.basePath}${path}`, { waitUntil: 'networkidle' });
    if (isFull) await page.evaluate(wake);
    const image = `${folder}/${name}-${width}-${theme}.png`;
    await page.screenshot({ path: image, fullPage: isFull });
    shots.push({ name, width, theme, image });
  }
  await context.close();
  return shots;
}

/**
 * Makes the browser render the complete page, because `content-visibility` lets it skip content outside the viewport.
 */
function wake(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('.api * { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(style);
}

async function writeSheet(browser: Browser, shots: Shot[]): Promise<void> {
  const figures = shots
    .map(
      ({ name, width, theme, image }) =>
        `<figure><img src="${image.replace(`${folder}/`, '')}"><figcaption>${name} ${width} ${theme}</figcaption></figure>`,
    )
    .join('');
  const html = `<!doctype html><style>body{margin:16px;display:grid;grid-template-columns:repeat(6,1fr);gap:16px;font:12px sans-serif}figure{margin:0}img{max-width:100%;max-height:260px;border:1px solid #ccc}</style>${figures}`;
  await writeFile(`${folder}/contact-sheet.html`, html);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  await page.goto(`file://${process.cwd()}/${folder}/contact-sheet.html`, { waitUntil: 'load' });
  await page.screenshot({ path: `${folder}/contact-sheet.png`, fullPage: true });
  await page.close();
}
