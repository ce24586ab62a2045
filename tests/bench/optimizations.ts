import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { copyProject } from '@/export/copy-project';
import { serve } from '@/hosting/serve';
import { getBrowser } from '@/cli/browser';
import { deferredScripts } from '@/lib/exported-html';
import { fail } from '@/lib/fail';
import { listFiles } from '@/lib/files';
import { measureBuild } from './measure-build';
import { toMedian } from './table';

const pairs = 7;
const port = 4178;
const project = '.cache/bench-optimizations';

const figures = {
  processor: 'ms of the main thread for a load',
  'first paint': 'ms to the first paint',
  answer: 'ms until the theme has changed',
};

/** Undoes an optimization in the text of one file of an export, or returns undefined if the file is not affected. */
type Undo = (file: string, text: string) => string | undefined;

interface BrowserOptimization {
  name: string;
  path: string;
  figure: keyof typeof figures;
  undo: Undo;
}

const template = new RegExp(`<template class="${deferredScripts}">(.*?)</template>`, 'g');

const inBrowser: BrowserOptimization[] = [
  {
    name: 'compile hints',
    path: '/definitions/quick-start/',
    figure: 'processor',
    undo: (file, text) => (file.endsWith('.js') ? text.replace(/^\/\/# allFunctionsCalledOnLoad\n/, '') : undefined),
  },
  ...['/definitions/quick-start/', '/api/environments/'].map((path): BrowserOptimization => ({
    name: 'deferred scripts',
    path,
    figure: 'first paint',
    undo: (file, text) => (file.endsWith('.html') ? text.replace(template, '$1') : undefined),
  })),
  ...(['processor', 'first paint', 'answer'] as const).map((figure): BrowserOptimization => ({
    name: 'content-visibility',
    path: '/api/environments/',
    figure,
    undo: (file, text) =>
      file.endsWith('.css') ? text.replaceAll('content-visibility:auto', 'content-visibility:visible') : undefined,
  })),
];

/** The caches of earlier builds, by their path from the project root. */
const caches = {
  'export of Next.js': 'node_modules/.cache/next-export',
  'texts of pages': 'node_modules/.cache/pages',
  'rendered pages and files': 'node_modules/.cache/rendered',
  specs: 'node_modules/.cache/openapi',
  'reports of samples': 'node_modules/.cache/sample-reports',
  'documents of Contentlayer': '.contentlayer',
};

/** Disables each optimization by itself and prints its effect on its figure, as medians of interleaved pairs. */
export async function measureOptimizations(origin: string): Promise<void> {
  process.stdout.write('\n### Optimizations\n\n| What | Figure | With | Without | Ratio |\n|---|---|---|---|---|\n');
  const browser = await chromium.launch(getBrowser());
  for (const optimization of inBrowser) await measureInBrowser(browser, origin, optimization);
  await browser.close();
  await measureCaches();
}

async function measureInBrowser(
  browser: Browser,
  origin: string,
  { name, path: address, figure, undo }: BrowserOptimization,
) {
  const folder = path.join(project, 'out');
  rmSync(folder, { recursive: true, force: true });
  cpSync('out', folder, { recursive: true });
  let changed = 0;
  for (const file of listFiles(folder).filter((file) => /\.(?:js|css|html)$/.test(file))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const undone = undo(file, text);
    if (undone === undefined || undone === text) continue;
    writeFileSync(path.join(folder, file), undone);
    changed++;
  }
  if (changed === 0) fail(`Nothing of the export has ${name}.`);
  const server = await serve(folder, port);
  const measure = async (site: string) => (await loadSlowly(browser, site + address))[figure];
  const results: [number, number][] = [];
  for (let pair = 0; pair < pairs; pair++)
    results.push([await measure(origin), await measure(`http://localhost:${port}`)]);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  print(`${name}, ${address}`, figures[figure], results);
}

/** Loads a page on a processor that is four times slower, until its scripts have run. */
async function loadSlowly(browser: Browser, url: string): Promise<Record<BrowserOptimization['figure'], number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const answer = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.documentElement.dataset.theme = 'dark';
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
  );
  await page.close();
  return { processor: task * 1000, 'first paint': paint ?? NaN, answer };
}

/** Measures builds without changes, with all caches and without one of them. */
async function measureCaches(): Promise<void> {
  rmSync(project, { recursive: true, force: true });
  copyProject(project);
  const build = async () =>
    (await measureBuild(path.resolve('node_modules/.bin/tsx'), ['src/cli/build.ts'], { cwd: project })).cpu;
  await build();
  for (const [name, cache] of Object.entries(caches)) {
    const results: [number, number][] = [];
    for (let pair = 0; pair < pairs; pair++) {
      const cached = await build();
      rmSync(path.join(project, cache), { recursive: true });
      results.push([cached, await build()]);
    }
    print(`cache: ${name}`, 'processor seconds of a build', results);
  }
  rmSync(project, { recursive: true, force: true });
}

function print(name: string, figure: string, results: [number, number][]): void {
  const [before, after] = [toMedian(results.map(([one]) => one)), toMedian(results.map(([, other]) => other))];
  const ratio = toMedian(results.map(([one, other]) => one / other));
  process.stdout.write(`| ${name} | ${figure} | ${before.toFixed(1)} | ${after.toFixed(1)} | ${ratio.toFixed(2)} |\n`);
}
