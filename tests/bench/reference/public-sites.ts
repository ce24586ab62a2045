import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { getFolderSize, type Usage } from '../measure-build';
import { buildCold } from './cold-build';
import type { ModelFigures } from './measure-model';
import { fetchSpec, type PublicSpec } from './package-file';
import { countOperations, getLargestSize } from './pages';
import { choosePublicSpecs, measureModel } from './public-specs';

/** The most that the build of a spec may take. */
interface Limits {
  seconds: number;
  gigabytes: number;
  /** Without the cross-reference, in megabytes. */
  output?: number;
  /** With the cross-reference, relative to the output without it. Small specs have no limit: their sites are mostly other pages. */
  withReference?: number;
}

const githubLimits: Limits = { seconds: 110, gigabytes: 3, output: 240, withReference: 1.35 };
const otherLimits: Limits = { seconds: 200, gigabytes: 2.6 };
const pageLimit = 1.5;

const columns = [
  'Spec',
  'Operations on pages of expected',
  'Examples shown of authored',
  'JSON bodies with an example',
  'Seconds',
  'Of processor',
  'GB of memory',
  'MB of output',
  'MB of it without the cross-reference',
  'MB of the largest page',
  'Load',
  'Exceeded',
];

/**
 * Builds the site with each public spec, without caches, and prints the costs of the build next to the figures of the model. With
 * `keep`, copies each site to that folder. Fails if a spec is refused, if operations are missing, or if a limit is exceeded.
 */
export async function reportPublicSites(names: string[], keep?: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-public-sites-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.stdout.write(`\n| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}\n`);
  const refusals: string[] = [];
  for (const spec of choosePublicSpecs(names)) {
    const out = path.join(folder, `out-${spec.name}`);
    const load = loadavg()[0] ?? NaN;
    const usage = await buildCold(copySpec(spec, folder), out);
    if (usage.code === 0) printRow(spec.name, (await measureModel(spec)).figures, { usage, out, load });
    else refusals.push(`${spec.name} ended with ${usage.code}:\n${usage.output.slice(-3000)}`);
    if (usage.code === 0 && keep !== undefined) cpSync(out, path.join(keep, spec.name), { recursive: true });
    rmSync(out, { recursive: true });
  }
  for (const refusal of refusals) process.stdout.write(`\n${refusal}\n`);
  if (refusals.length > 0) process.exitCode = 1;
}

/** Copies the published file, byte for byte, into a folder as `npm run build -- --openapi` expects it. */
function copySpec(spec: PublicSpec, folder: string): string {
  const file = fetchSpec(spec);
  const source = path.join(folder, `spec-${spec.name}`);
  mkdirSync(source);
  copyFileSync(file, path.join(source, `${spec.name}${path.extname(file)}`));
  return source;
}

interface Site {
  usage: Usage;
  out: string;
  /** The load of the machine when the build started. */
  load: number;
}

function printRow(name: string, figures: ModelFigures, { usage, out, load }: Site): void {
  const limits = name === 'github' ? githubLimits : otherLimits;
  const gigabytes = usage.memory / 1000;
  const output = getFolderSize(out);
  const own = output - getFolderSize(path.join(out, 'reference'));
  const page = getLargestSize(out, name) / 1e6;
  const operations = countOperations(out, name);
  const exceeded = [
    operations < figures.expectedOperations && 'operations',
    usage.seconds > limits.seconds && 'seconds',
    gigabytes > limits.gigabytes && 'memory',
    limits.output !== undefined && own > limits.output && 'output',
    limits.withReference !== undefined && output > own * limits.withReference && 'cross-reference',
    page > pageLimit && 'page',
  ].filter((what) => what !== false);
  if (exceeded.length > 0) process.exitCode = 1;
  const share = figures.bodies === 0 ? 1 : figures.shownBodies / figures.bodies;
  const cells = [
    name,
    `${operations} of ${figures.expectedOperations}`,
    `${figures.shownExamples} of ${figures.authoredExamples}`,
    `${figures.shownBodies} of ${figures.bodies} (${(share * 100).toFixed(1)} %)`,
    usage.seconds.toFixed(1),
    usage.cpu.toFixed(0),
    gigabytes.toFixed(2),
    output.toFixed(0),
    own.toFixed(0),
    page.toFixed(2),
    load.toFixed(1),
    exceeded.join(', '),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
