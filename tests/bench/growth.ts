import { rmSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@/export/run-steps-and-programs';
import { measures } from '@/export/size-limits-by-page-kind';
import { loadFirstLoad } from '@/export/measure-and-check-budgets';
import { buildCold, makeOurs } from './builds';
import { copyWithPages } from './generated';
import { getFolderSize } from './measure-build';
import type { Row } from './table';

const pages = ['/', '/definitions/intro/', '/api/environments/'];

/** Measures the size of first loads with 500 generated pages, relative to the size with 5. */
export async function measureGrowth(counts: [few: number, many: number] = [5, 500]): Promise<Row[]> {
  const loads = [];
  for (const count of counts) {
    const folder = `.cache/bench-${count}`;
    copyWithPages(folder, count);
    await runProgram('tsx', ['src/cli/build.ts'], { quiet: true, cwd: folder });
    const options = { out: path.join(folder, 'out'), basePath: '', sizes: new Map<string, number>() };
    loads.push(await Promise.all(pages.map((page) => loadFirstLoad(page, options))));
  }
  const [few = [], many = []] = loads;
  return pages.flatMap((page, index) =>
    measures.map((measure) => {
      const [before, after] = [few[index]?.[measure] ?? NaN, many[index]?.[measure] ?? NaN];
      return {
        name: `${page} ${measure}: ${before.toFixed(1)} with ${counts[0]}, ${after.toFixed(1)} with ${counts[1]}`,
        value: after / before,
        unit: 'times',
        limit: 1.02,
        aim: 1.01,
      };
    }),
  );
}

/**
 * Measures builds with four times as many pages, relative to four times the cost of the fewer pages: linear growth is at most
 * 1.
 */
export async function measureManyPages(counts: [few: number, many: number] = [1000, 4000]): Promise<Row[]> {
  const builds = [];
  for (const count of counts) {
    const site = makeOurs(`.cache/bench-${count}`, count);
    builds.push({ ...(await buildCold(site)), size: getFolderSize(path.join(site.folder, site.out)) });
    rmSync(site.folder, { recursive: true });
  }
  const [few, many] = builds;
  const toRow = (name: string, unit: string, pick: (build: NonNullable<typeof few>) => number): Row => {
    const [before, after] = [few ? pick(few) : NaN, many ? pick(many) : NaN];
    const value = after / before / (counts[1] / counts[0]);
    const shown = `${before.toFixed(1)} ${unit} with ${counts[0]} pages, ${after.toFixed(1)} with ${counts[1]}`;
    return { name: `${name}: ${shown}`, value, unit: 'of linear', limit: 1.05, aim: 1 };
  };
  return [
    toRow('cold build', 's', ({ seconds }) => seconds),
    toRow('processor time', 's', ({ cpu }) => cpu),
    toRow('output', 'MB', ({ size }) => size),
    { name: `memory with ${counts[1]} pages`, value: many?.memory ?? NaN, unit: 'MB', limit: 6442, aim: 4295 },
  ];
}
