import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadWrittenCode } from '@/content/load-pages-with-trees-and-text';
import { sdkFile } from '@/content/sdk-declarations';
import { fail } from '@/lib/user-errors-and-mistakes';
import { readCached, removeUnused, writeCached } from '@/lib/cache';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';
import { toBlocks } from './code-blocks-and-offsets';
import type { SampleOptions, SamplePage, SampleReport } from './check-code-blocks';
import type { PageProblem } from '@/content/format-and-sort-page-problems';
import { getServices, isForeign } from '@/openapi/load-services-and-specs';
import { sampleFix, toProblemText, toSorted, type SampleProblem } from './problem';

/** A {@link SampleReport} that can be stored as JSON. */
interface StoredReport {
  blocks: number;
  counts: [kind: string, count: number][];
  problems: SampleProblem[];
}

/** The cache of the reports of pages. An entry contains all pages, because most reports are short. */
const cache = 'sample-reports';

/** Checks the code blocks of all pages. Reuses the last report of each page, unless the page, a spec, the SDK, or our code has changed. */
export async function loadSampleReport(options: SampleOptions): Promise<StoredReport> {
  const specs = loadSpecTexts();
  const sdk = existsSync(sdkFile) ? readFileSync(sdkFile, 'utf8') : '';
  const inputs = [await loadFingerprint(), specs, sdk, options];
  const reports = await loadReports(await loadPages(), toDigest(inputs), (changed) =>
    checkSamples(changed, specs, options),
  );
  removeUnused(cache);
  return merge(reports);
}

/** Returns the report of each page: that of an earlier run with the same `inputs`, or that of `check` if the page has changed. */
export async function loadReports(
  pages: SamplePage[],
  inputs: string,
  check: (changed: SamplePage[]) => Promise<SampleReport[]>,
  root = '.',
): Promise<StoredReport[]> {
  const known = JSON.parse(readCached(cache, inputs, root) ?? '{}') as Record<string, StoredReport>;
  const keys = pages.map((page) => toDigest(page));
  const changed = pages.filter((_, index) => known[keys[index] ?? ''] === undefined);
  if (changed.length === 0) return keys.map((key) => known[key] ?? fail('a report is missing'));
  const checked = await check(changed);
  const reports = keys.map((key) => known[key] ?? toStored(checked.shift() ?? fail('a page was not checked')));
  writeCached(cache, inputs, JSON.stringify(Object.fromEntries(keys.map((key, at) => [key, reports[at]]))), root);
  return reports;
}

function toStored({ blocks, counts, problems }: SampleReport): StoredReport {
  return { blocks, counts: [...counts], problems };
}

function merge(reports: StoredReport[]): StoredReport {
  const counts = new Map<string, number>();
  for (const [kind, count] of reports.flatMap((report) => report.counts))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  return {
    blocks: reports.reduce((sum, { blocks }) => sum + blocks, 0),
    counts: [...counts],
    problems: toSorted(reports.flatMap(({ problems }) => problems)),
  };
}

/** Returns the problems of the code blocks of all pages, unless foreign specs replace those that the samples are written for. */
export async function loadSampleProblems(options: SampleOptions): Promise<PageProblem[]> {
  return getServices().some(isForeign) ? [] : (await loadSampleReport(options)).problems.map(toPageProblem);
}

/** Returns the problem of a code block as one of its page. */
function toPageProblem({ message, ...place }: SampleProblem): PageProblem {
  return { severity: 'error', place, message, fix: sampleFix };
}

/** Checks the code blocks of some pages. */
async function checkSamples(
  pages: SamplePage[],
  specs: { service: string; text: string }[],
  options: SampleOptions,
): Promise<SampleReport[]> {
  // These modules load the TypeScript compiler, which takes a second.
  const [{ getSampleReports }, { toSampleSpec }] = await Promise.all([
    import('./check-code-blocks'),
    import('./read-operations-and-schemas-from-spec'),
  ]);
  return getSampleReports(
    pages,
    specs.map(({ service, text }) => toSampleSpec(service, JSON.parse(text))),
    options,
  );
}

/** Formats the problems, then the number of checks of each kind on separate lines, then the totals. */
export function toReport({ blocks, counts, problems }: StoredReport): string {
  const kinds = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const width = Math.max(0, ...kinds.map(([kind]) => kind.length));
  return [
    ...problems.map(toProblemText),
    ...kinds.map(([kind, count]) => `${kind.padEnd(width)}  ${String(count).padStart(4)}`),
    `${blocks} code blocks read, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
  ].join('\n');
}

async function loadPages(): Promise<SamplePage[]> {
  const pages = (await loadWrittenCode())
    // Archived versions of the docs use other specs.
    .filter(({ file }) => !/^content\/(locales\/[^/]+\/)?versions\//.test(file));
  return pages.map(({ code, ...page }) => ({ file: page.file, blocks: toBlocks(code, page) }));
}

function loadSpecTexts(): { service: string; text: string }[] {
  const services = readdirSync('openapi', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(`openapi/${entry.name}/openapi.yaml`),
  );
  return services.map(({ name }) => {
    const spec = `src/generated/${name}.json`;
    if (!existsSync(spec)) fail(`${spec} is missing`, { fix: 'Run `npm run openapi` first.' });
    return { service: name, text: readFileSync(spec, 'utf8') };
  });
}
