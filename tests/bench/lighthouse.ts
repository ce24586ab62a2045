import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from '@/tools/find-or-install-browser';
import { getServices } from '@/openapi/load-services-and-specs';
import { measureBuild } from './measure-build';
import { toMedian, type Row } from './table';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';

const version = '12.8.2';

interface Report {
  /** Lighthouse's estimate of the speed of the machine: fast desktops have 2,500 or more. */
  environment: { benchmarkIndex: number };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<string, { scoreDisplayMode: string; score: number | null; numericValue?: number }>;
}

/** Runs Lighthouse as a phone, median of three. Installs it in a separate folder, because the project does not depend on it. */
export async function measureLighthouse(
  origin: string,
  { folder = '/tmp/lighthouse', runs = 3 }: { folder?: string; runs?: number } = {},
): Promise<Row[]> {
  await install(folder);
  const pages = ['/', '/how-tos/create-kubernetes-workload/', '/category/how-tos/', ...getServices().map(toApi)];
  const rows: Row[] = [];
  for (const page of pages) {
    const reports: Report[] = [];
    for (let count = 0; count < runs; count++) reports.push(await run(folder, origin + page));
    const isApi = page.startsWith('/api/');
    const speed = toMedian(reports.map(({ environment }) => environment.benchmarkIndex));
    process.stderr.write(`${page} benchmark index ${speed}, ${toFailed(reports)}\n`);
    const score = (name: keyof Report['categories']) =>
      toMedian(reports.map(({ categories }) => categories[name].score * 100));
    const audit = (name: 'total-blocking-time' | 'cumulative-layout-shift') =>
      toMedian(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
    rows.push(
      { name: `${page} performance`, value: score('performance'), unit: '', limit: 97, aim: 97, isMoreBetter: true },
      ...(['accessibility', 'best-practices', 'seo'] as const).map((name) => ({
        name: `${page} ${name}`,
        value: score(name),
        unit: '',
        limit: 100,
        aim: 100,
        isMoreBetter: true,
      })),
      {
        name: `${page} total blocking time`,
        value: audit('total-blocking-time'),
        unit: 'ms',
        limit: isApi ? 200 : 100,
        aim: isApi ? 100 : 50,
      },
      { name: `${page} layout shift`, value: audit('cumulative-layout-shift'), unit: '', limit: 0, aim: 0 },
    );
  }
  return rows;
}

/** Lists the pass-or-fail audits that failed. */
function toFailed(reports: Report[]): string {
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits)
      .filter(([, { scoreDisplayMode, score }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([name]) => name),
  );
  return failed.length === 0 ? 'nothing failed' : `failed: ${[...new Set(failed)].join(', ')}`;
}

const toApi = (service: string) => `/api/${service}/`;

async function install(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  await measureBuild('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], { cwd: folder });
}

/** Runs Lighthouse asynchronously, because the server of the pages runs in this process. */
async function run(folder: string, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    {
      cwd: folder,
      maxBuffer: 1e8,
      env: { ...process.env, CHROME_PATH: findBrowser()?.executablePath ?? chromium.executablePath() },
    },
  );
  if (!stdout.startsWith('{')) fail(`Lighthouse found nothing to say of ${url}.`);
  return JSON.parse(stdout) as Report;
}
