import { chromium } from 'playwright';
import { loadavg, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { getBrowser } from '@/tools/find-or-install-browser';
import { scoreForPrograms } from './scorecard';
import { runProgram } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail } from '@/lib/user-errors-and-mistakes';
import { serveExport } from '../e2e/served-export';
import { tryAdditions } from './additions';
import { measureComparison, reportApiHistory } from './api-history';
import { printBaseline } from './baseline';
import { measureBuilds } from './builds';
import { measureDevelopment } from './development';
import { tryFork } from './fork';
import { fuzz } from './fuzz';
import { measureGrowth, measureManyPages } from './growth';
import { measureInteractions, measureLoading, measureNavigation } from './interactions';
import { measureLighthouse } from './lighthouse';
import { printModules } from './modules';
import { tryNodeVersions } from './node-versions';
import { printPagePath } from './page-path';
import { comparePixels } from './pixels/pixels';
import { reportPublicSites } from './reference/public-sites';
import { reportPublicSpecs } from './reference/public-specs';
import { executeSamples } from './samples';
import { measureStarts } from './starts';
import { checkReproducible } from './reproducible';
import { printRows } from './table';
import { walkAtRandom } from './walk';

/** The parts by name. `origin` serves the export. */
const parts: Record<string, (origin: string) => Promise<void>> = {
  baseline: printBaseline,
  budgets: async () => void (await runProgram('tsx', ['src/cli/budgets.ts'])),
  modules: printModules,
  'page-path': async () => printPagePath(),
  lighthouse: async (origin) => printRows('Lighthouse, mobile, median of three', await measureLighthouse(origin)),
  interaction: async (origin) => {
    const browser = await chromium.launch(getBrowser());
    printRows('Loading', await measureLoading(browser, origin));
    printRows('Navigation', await measureNavigation(browser, origin));
    printRows('Interaction', await measureInteractions(browser, origin));
    await browser.close();
  },
  search: async () => {
    await runProgram('tsx', ['tests/bench/search-browser.ts']);
    await runProgram('tsx', ['tests/bench/search-queries.ts']);
  },
  growth: async () => {
    printRows('Growth of the first load', await measureGrowth());
    printRows('Growth of the build', await measureManyPages());
  },
  // Measures nothing: building the fixture site in all of its languages takes too long for a test.
  languages: async () => void (await runProgram('tsx', ['tests/bench/languages.ts'])),
  // Measures nothing: checks that two builds of the same sources are identical.
  reproducible: async () => checkReproducible(),
  // Measures nothing: checks that a new page, service, and language pass all tests.
  additions: tryAdditions,
  // Measures nothing: checks that a fork has nothing of this product.
  fork: tryFork,
  // Measures no time: scores how well programs read the site.
  scorecard: scoreForPrograms,
  // Measures nothing: runs unit tests and a build with every supported version of Node.
  'node-versions': tryNodeVersions,
  // Measures nothing: executes samples in every language whose runtime can be installed.
  samples: executeSamples,
  // Measures nothing: checks that any spec is read or refused, and that its pages contain nothing that runs.
  fuzz,
  // Measures nothing: checks that URL, page, scroll position, and focus stay consistent in random walks.
  walk: walkAtRandom,
  development: async () => printRows('Development', await measureDevelopment()),
  builds: async () => printRows('Builds', await measureBuilds()),
  starts: async () => printRows('Starts', await measureStarts()),
};

// `npm run bench [-- <part> …]` runs all measurements and prints them with their limits and aims. It needs an export in out/.
// Times are only meaningful on an idle machine, so its load is printed too. `pixels`, `api-history [<old> <new>]`, and
// `public-specs [--site] [--keep <folder>]` run only if they are named first.
await runMain(async () => {
  const chosen = process.argv.slice(2);
  // Compares two exports, neither of which has to be in out/.
  if (chosen[0] === 'pixels') return comparePixels(chosen.slice(1));
  // Builds models or sites of its own, so no export is needed.
  if (chosen[0] === 'public-specs') return measurePublicSpecs(chosen.slice(1));
  if (chosen[0] === 'api-history') return reportHistory(chosen.slice(1));
  if (chosen.join() === 'reproducible') return checkReproducible();
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0)
    fail(`There is no part ${unknown.join(', ')} of the bench.`, { fix: `Parts: ${Object.keys(parts).join(', ')}` });
  const toLoad = () =>
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' ');
  const memory = (totalmem() / 1e9).toFixed(0);
  process.stdout.write(
    `${cpus().length} processors (${cpus()[0]?.model}), ${memory} GB, Node ${process.version}, load ${toLoad()}\n`,
  );
  const site = await serveExport('out');
  try {
    for (const [name, run] of Object.entries(parts))
      if (chosen.length === 0 || chosen.includes(name)) await run(site.origin);
  } finally {
    site.close();
  }
  process.stdout.write(`\nload at the end ${toLoad()}\n`);
});

/** Counts the changes of each commit in `openapi/`, or those between two given specs. */
async function reportHistory([before, after]: string[]): Promise<void> {
  await (before === undefined || after === undefined ? reportApiHistory() : measureComparison(before, after));
}

/** Builds the models of public specs, or with `--site` the site with each of them. `--keep <folder>` copies the sites there. */
async function measurePublicSpecs(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'boolean' }, keep: { type: 'string' } },
  });
  await (values.site ? reportPublicSites(positionals, values.keep) : reportPublicSpecs(positionals));
}
