import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { copyProject } from '@/export/copy-project';
import { getBrowser } from '@/tools/find-or-install-browser';
import { buildCold, toOurSite, toRivalSite, type Site } from './builds';
import { measureBuild, type Build } from './measure-build';
import { makeRival } from './rival';
import { editSpec, openPage, withServed, type Served, type Time } from './started-site';
import { toMedian, type Row } from './table';

/** About as many pages as this site has in `content/`. */
const count = 60;
const ports = { ours: 4360, rival: 4361 };

type Name = keyof typeof ports;

/** What is measured, with the largest ratio to Docusaurus that is accepted, and the one that is wanted. */
const limits = {
  'development until the first page, cold': [1.3, 1],
  'development until the first page, warm': [1.3, 1],
  'first edit of a summary in a spec': [1.3, 1],
  'second edit of a summary in a spec': [1.3, 1],
  'cold build': [1.3, 1],
  'build with restored caches': [1.3, 0.8],
  'build after an edit': [1.3, 1],
  'build after a page was added': [1.3, 1],
  'installation and build': [1.3, 1],
} as const;
type What = keyof typeof limits;

/**
 * Measures what writers and operators wait for, compared with a Docusaurus site with as many pages and the same specs. The sites
 * alternate, so that other load on the machine affects both; medians.
 */
export async function measureStarts({ runs = 3, rivalFolder = '/tmp/rival-starts' } = {}): Promise<Row[]> {
  const folder = '.cache/bench-starts';
  copyProject(folder);
  await makeRival(rivalFolder, count);
  const sites: Record<Name, Site> = {
    ours: toOurSite(folder, 'content/definitions/intro.md'),
    rival: toRivalSite(rivalFolder),
  };
  const times = new Map<What, Record<Name, Time[]>>();
  const browser = await chromium.launch(getBrowser());
  try {
    for (let run = 0; run < runs; run++)
      for (const name of ['ours', 'rival'] as const) {
        const add = (what: What, time: Time) => {
          process.stdout.write(`${name}, ${what}: ${time.seconds.toFixed(1)} s, processor ${time.cpu.toFixed(1)} s\n`);
          const both = times.get(what) ?? { ours: [], rival: [] };
          both[name].push(time);
          times.set(what, both);
        };
        const served = { ours: toServed(folder), rival: toServedRival(rivalFolder) }[name];
        removeCaches(sites[name], () => true);
        for (const state of ['cold', 'warm'] as const)
          await withServed(browser, served, async (page, getTime) => {
            await openPage(page, served, served.page);
            add(`development until the first page, ${state}`, getTime());
            if (state === 'cold') return;
            const [first = NaN, second = NaN] = await editSpec(page, served);
            add('first edit of a summary in a spec', { seconds: first, cpu: NaN });
            add('second edit of a summary in a spec', { seconds: second, cpu: NaN });
          });
        await measureBuildsOf(sites[name], run, add);
        add('installation and build', await install(name, sites[name].folder));
      }
  } finally {
    await browser.close();
  }
  return [...times].flatMap(([what, both]) => toRows(what, both));
}

async function measureBuildsOf(site: Site, run: number, add: (what: What, time: Time) => void): Promise<void> {
  add('cold build', await buildCold(site));
  // As in continuous integration.
  removeCaches(site, (cache) => !cache.startsWith('node_modules'));
  add('build with restored caches', await site.build());
  const file = path.join(site.folder, site.page);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nEdit ${run}.\n`);
  add('build after an edit', await site.build());
  const text = `---\ntitle: Added ${run}\ndescription: A page of the bench.\n---\n\nAdded.\n`;
  writeFileSync(path.join(path.dirname(file), `added-${run}.md`), text);
  add('build after a page was added', await site.build());
}

function removeCaches({ folder, caches }: Site, isRemoved: (cache: string) => boolean): void {
  for (const cache of caches.filter(isRemoved)) rmSync(path.join(folder, cache), { recursive: true, force: true });
}

const summary = { page: '/api/accounts/', pattern: /(summary"?: ?"?)Create an account/ };

function toServed(folder: string): Served {
  const spec = { ...summary, file: 'openapi/accounts/paths/accounts.yaml' };
  const command: Served['command'] = [path.resolve('node_modules/.bin/tsx'), 'src/cli/dev.ts'];
  return { folder, command, port: ports.ours, page: '/definitions/intro/', spec };
}

function toServedRival(folder: string): Served {
  const spec = { ...summary, file: 'specs/accounts.json' };
  const command: Served['command'] = ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', `${ports.rival}`];
  return { folder, command, port: ports.rival, page: '/section-000/page-0001', spec };
}

/** Installs the packages of a site from npm's cache, without changing the site's own, and builds it. */
async function install(name: Name, folder: string): Promise<Build> {
  const copy = path.join('/tmp', `bench-install-${name}`);
  rmSync(copy, { recursive: true, force: true });
  const made = /(^|\/)(node_modules|\.cache|\.next|\.contentlayer|\.docusaurus|build|out|generated)$/;
  mkdirSync(copy);
  cpSync(folder, copy, {
    recursive: true,
    filter: (file) => file === folder || !made.test(file) || file.includes('/src/export'),
  });
  const lock = name === 'ours' ? 'package-lock.json' : path.join(folder, 'package-lock.json');
  cpSync(lock, path.join(copy, 'package-lock.json'));
  const build = name === 'ours' ? 'node_modules/.bin/tsx src/cli/build.ts' : 'node_modules/.bin/docusaurus build';
  const npm = name === 'ours' ? 'ci' : 'install';
  const command = `npm ${npm} --ignore-scripts --no-audit --no-fund --prefer-offline && ${build}`;
  try {
    return await measureBuild('sh', ['-c', command], { cwd: copy });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function toRows(what: What, { ours, rival }: Record<Name, Time[]>): Row[] {
  const [limit, aim] = limits[what];
  return (['seconds', 'cpu'] as const).flatMap((unit) => {
    const [own, other] = [ours, rival].map((times) => toMedian(times.map((time) => time[unit]))) as [number, number];
    if (Number.isNaN(own)) return [];
    const name = `${what}${unit === 'cpu' ? ', processor' : ''}: ${own.toFixed(1)} against ${other.toFixed(1)} s`;
    return [{ name, value: own / other, unit: 'of Docusaurus', limit, aim }];
  });
}
