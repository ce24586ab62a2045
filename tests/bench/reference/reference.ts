import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '@/lib/user-errors-and-mistakes';
import { getFolderSize, type Usage } from '../measure-build';
import { buildCold } from './cold-build';
import { toMedian } from '../table';
import { findLargest, measurePage, readPlain } from './pages';
import { describeTimes, measureForms } from './request-forms';
import { specs, writeSpec } from './specs';

/** A measured figure of a build, with its limit (it is refused above it) and its aim. */
interface Figure {
  name: string;
  unit: string;
  value: number;
  limit?: number;
  aim?: number;
}

const docsPage = 'definitions/intro';

// `npm run bench:reference [-- github deep wide]` builds the site with specs of thousands of operations and empty caches, and
// prints the figures with limits and aims. Any public spec can be named too. `--keep <folder>` copies the sites there, for `npm run shots -- --out`.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'bench-reference-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const chosen = positionals.length > 0 ? positionals : Object.keys(specs);

/** The site with a spec of one operation: the baseline for the size of the site and for the HTML of a docs page. */
const { out: plain } = await build('small');
const plainSize = getFolderSize(plain);
const plainPage = readPlain(plain, docsPage);
const sizes = new Map<string, number>();
let isRefused = false;
for (const name of chosen) {
  const { out, usage } = await build(name);
  const figures = await toFigures(name, out, usage);
  process.stdout.write(`\n${toTable(name, figures)}\n`);
  isRefused ||= figures.some(({ value, limit }) => limit !== undefined && !(value <= limit));
  sizes.set(name, getFolderSize(out) - plainSize);
  if (values.keep !== undefined) cpSync(out, path.join(values.keep, name), { recursive: true });
  rmSync(out, { recursive: true });
}
const [small, large] = [sizes.get('github-250'), sizes.get('github')];
if (small !== undefined && large !== undefined)
  process.stdout.write(
    `\n250 operations ${small.toFixed(1)} MB, all ${large.toFixed(1)} MB: ${(large / small).toFixed(2)} times\n`,
  );
process.exitCode = isRefused ? 1 : 0;

async function build(name: string): Promise<{ out: string; usage: Usage }> {
  const out = path.join(folder, `out-${name}`);
  const source = writeSpec(name, folder);
  const usage = await buildCold(source, out);
  if (usage.code !== 0) fail(`the build with ${name} ended with ${usage.code}:\n${usage.output.slice(-3000)}`);
  process.stdout.write(`\n${name}\n${usage.output.match(/^ {2}\w+ +[\d.]+ s$/gm)?.join('\n')}\n`);
  return { out, usage };
}

/** Measures a page three times and returns the medians, because other work on the machine can delay a single click by 200 ms. */
async function measureOften(out: string, page: string): ReturnType<typeof measurePage> {
  const runs = [await measurePage(out, page), await measurePage(out, page), await measurePage(out, page)];
  return { heading: toMedian(runs.map(({ heading }) => heading)), click: toMedian(runs.map(({ click }) => click)) };
}

async function toFigures(name: string, out: string, { seconds, cpu, memory }: Usage): Promise<Figure[]> {
  const { largest, gzipped, pages } = findLargest(out, name);
  const { heading, click } = await measureOften(out, largest.path);
  // Only operations of large specs have their own pages.
  const forms = existsSync(path.join(out, 'api', name, 'operation')) ? await measureForms(out, name) : [];
  process.stdout.write(forms.map((times) => `${describeTimes(times)}\n`).join(''));
  return [
    { name: 'lint, bundle, types, export', unit: 's', value: seconds, limit: 150, aim: 75 },
    { name: 'the same, of processor', unit: 's', value: cpu },
    { name: 'memory, all processes', unit: 'MB', value: memory, limit: 4295, aim: 2147 },
    { name: 'output', unit: 'MB', value: getFolderSize(out), limit: 300, aim: 150 },
    { name: 'pages of the spec', unit: '', value: pages },
    { name: `largest page: ${largest.path}`, unit: 'KB', value: largest.bytes / 1000, limit: 1500 },
    { name: 'largest page, gzipped', unit: 'KB', value: gzipped / 1000, limit: 200 },
    { name: 'its first heading, at a quarter of the speed', unit: 'ms', value: heading, limit: 1000 },
    { name: 'its slowest answer to a click, the same', unit: 'ms', value: click, limit: 200 },
    {
      name: 'the slowest of ten request forms, opened, the same',
      unit: 'ms',
      value: Math.max(0, ...forms.map(({ opened }) => toMedian(opened))),
      limit: 300,
    },
    {
      name: 'a key in the largest form until the sample follows, the same',
      unit: 'ms',
      // Some of the others have only two fields.
      value: toMedian(forms[0]?.keys ?? [0]),
      limit: 100,
    },
    {
      name: 'fields whose value no sample contains',
      unit: '',
      value: forms.flatMap(({ lost }) => lost).length,
      limit: 0,
    },
    {
      name: 'bytes by which a docs page differs',
      unit: '',
      value: getDifference(readPlain(out, docsPage)),
      limit: 0,
    },
  ];
}

function toTable(name: string, figures: Figure[]): string {
  const rows = figures.map(({ name: what, unit, value, limit, aim }) => {
    const verdict =
      limit === undefined ? '' : !(value <= limit) ? 'refused' : aim !== undefined && value > aim ? 'limit' : 'good';
    const cells = [what, `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`, limit ?? '', aim ?? '', verdict];
    return `| ${cells.join(' | ')} |`;
  });
  return [`| ${name} | measured | limit | aim | |`, '|---|---|---|---|---|', ...rows].join('\n');
}

/** Counts the characters in which a page differs from the same page without a large spec, and prints the first difference. */
function getDifference(page: string): number {
  const letters = Array.from(page);
  const first = letters.findIndex((letter, at) => plainPage[at] !== letter);
  if (first >= 0)
    for (const text of [plainPage, page]) process.stderr.write(`${text.slice(Math.max(0, first - 80), first + 160)}\n`);
  const differing = letters.filter((letter, at) => plainPage[at] !== letter).length;
  return differing + Math.max(0, plainPage.length - page.length);
}
