import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyWithPages } from './generated';
import { getFolderSize, measureBuild, type Build } from './measure-build';
import { addOwnPages, makeRival } from './rival';
import { toMedian, type Row } from './table';

export interface Site {
  folder: string;
  out: string;
  /** The page that is edited before a warm build. */
  page: string;
  caches: string[];
  build: () => Promise<Build>;
}

interface Runs {
  cold: Build[];
  warm: Build[];
}

/** Builds both sites alternately, so that other load on the machine affects both, and returns medians of the runs. */
export async function measureBuilds({ count = 1000, runs = 3, rivalFolder = '/tmp/rival' } = {}): Promise<Row[]> {
  const ours = makeOurs(`.cache/bench-${count}`, count);
  await makeRival(rivalFolder, count);
  addOwnPages(rivalFolder);
  const sites = { ours, rival: toRivalSite(rivalFolder) };
  const found: Record<keyof typeof sites, Runs> = { ours: { cold: [], warm: [] }, rival: { cold: [], warm: [] } };
  for (let run = 0; run < runs; run++)
    for (const name of ['ours', 'rival'] as const) {
      const site = sites[name];
      found[name].cold.push(await buildCold(site));
      appendFileSync(path.join(site.folder, site.page), `\nEdit ${run}.\n`);
      found[name].warm.push(await site.build());
    }
  const size = (site: Site) => getFolderSize(path.join(site.folder, site.out));
  const ratio = (pick: (runs: Runs) => number[]): [number, number] => [
    toMedian(pick(found.ours)),
    toMedian(pick(found.rival)),
  ];
  const rows: [string, [number, number], string, number, number][] = [
    ['cold build', ratio(({ cold }) => cold.map(({ seconds }) => seconds)), 's', 1.2, 0.9],
    ['warm build after one edit', ratio(({ warm }) => warm.map(({ seconds }) => seconds)), 's', 1, 0.6],
    ['processor time of a cold build', ratio(({ cold }) => cold.map(({ cpu }) => cpu)), 's', 1.2, 0.9],
    ['processor time of a warm build', ratio(({ warm }) => warm.map(({ cpu }) => cpu)), 's', 1, 0.6],
    ['memory', ratio(({ cold }) => cold.map(({ memory }) => memory)), 'MB', 0.8, 0.5],
    ['output', [size(sites.ours), size(sites.rival)], 'MB', 1, 0.8],
  ];
  return rows.map(([name, [own, other], unit, limit, aim]) => ({
    name: `${name}, ${count} pages: ${own.toFixed(1)} against ${other.toFixed(1)} ${unit}`,
    value: own / other,
    unit: 'of Docusaurus',
    limit,
    aim,
  }));
}

/** Deletes the caches and the output of a site and builds it. */
export function buildCold(site: Site): Promise<Build> {
  for (const cache of site.caches) rmSync(path.join(site.folder, cache), { recursive: true, force: true });
  return site.build();
}

/** Copies our site and adds generated pages. */
export function makeOurs(folder: string, count: number): Site {
  copyWithPages(folder, count);
  return toOurSite(folder, 'content/generated/section-000/page-0001.md');
}

export function toOurSite(folder: string, page: string): Site {
  return {
    folder,
    out: 'out',
    page,
    caches: ['.contentlayer', '.next', 'out', 'out.next', 'src/generated', 'node_modules/.cache'],
    build: () => measureBuild('node_modules/.bin/tsx', ['src/cli/build.ts'], { cwd: folder }),
  };
}

export function toRivalSite(folder: string): Site {
  return {
    folder,
    out: 'build',
    page: 'docs/section-000/page-0001.md',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    build: () => measureBuild('node_modules/.bin/docusaurus', ['build'], { cwd: folder }),
  };
}
