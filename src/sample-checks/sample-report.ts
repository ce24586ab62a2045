import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getContentFiles, loadPageSource } from '@/content/check';
import { SDK_FILE } from '@/content/sdk';
import { fail } from '@/lib/fail';
import { writeAtomically } from '@/lib/files';
import { loadFingerprint, toDigest } from '@/lib/fingerprint';
import type { SamplePage, SampleReport } from './check';
import type { PageProblem } from '@/content/page';
import { getServices, isForeign } from '@/openapi/load';
import { sampleFix, toProblemText, withoutDuplicates, type Problem } from './problem';

/** A {@link SampleReport} that can be stored as JSON. */
export interface StoredReport {
  blocks: number;
  counts: [kind: string, count: number][];
  problems: Problem[];
}

const file = 'node_modules/.cache/sample-report.json';

/** Checks the code blocks of all pages. The last report is reused if pages, specs, SDK, and our code are unchanged. */
export async function loadSampleReport(): Promise<StoredReport> {
  const pages = loadPages();
  const specs = loadSpecTexts();
  const key = toDigest([
    await loadFingerprint(),
    pages,
    specs,
    existsSync(SDK_FILE) ? readFileSync(SDK_FILE, 'utf8') : '',
  ]);
  const stored = readStored();
  if (stored?.key === key) return stored.report;
  const { blocks, counts, problems } = await checkSamples(pages, specs);
  const report = { blocks, counts: [...counts], problems };
  writeAtomically(file, JSON.stringify({ key, report }));
  return report;
}

/** Returns the problems of the code blocks of all pages, unless foreign specs replace those that the samples are written for. */
export async function loadSampleProblems(): Promise<PageProblem[]> {
  return getServices().some(isForeign) ? [] : (await loadSampleReport()).problems.map(toPageProblem);
}

/** Returns the problem of a code block as one of its page. */
export function toPageProblem({ message, ...place }: Problem): PageProblem {
  return { severity: 'error', place, message, fix: sampleFix };
}

/** Checks the code blocks of some pages. */
async function checkSamples(pages: SamplePage[], specs: { service: string; text: string }[]): Promise<SampleReport> {
  // These modules load the TypeScript compiler, which takes a second.
  const [{ getSampleReport }, { toSampleSpec }] = await Promise.all([import('./check'), import('./spec-document')]);
  return getSampleReport(
    pages,
    specs.map(({ service, text }) => toSampleSpec(service, JSON.parse(text))),
  );
}

/** Formats the problems, then the number of checks of each kind on separate lines, then the totals. */
export function toReport({ blocks, counts, problems }: SampleReport | StoredReport): string {
  const kinds = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const width = Math.max(0, ...kinds.map(([kind]) => kind.length));
  return [
    ...problems.map(toProblemText),
    ...kinds.map(([kind, count]) => `${kind.padEnd(width)}  ${String(count).padStart(4)}`),
    `${blocks} code blocks read, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
  ].join('\n');
}

function readStored(): { key: string; report: StoredReport } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { key: string; report: StoredReport };
  } catch {
    return undefined;
  }
}

function loadPages(): SamplePage[] {
  return (
    getContentFiles('content')
      .filter((name) => name.endsWith('.md'))
      // Archived versions of the docs use other specs.
      .filter((name) => !/^(locales\/[^/]+\/)?versions\//.test(name))
      .map((name) => {
        const { text, segments } = loadPageSource('content', name);
        return { file: `content/${name}`, text, segments };
      })
  );
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

interface Checked {
  /** The texts of the checked pages by file. */
  pages: Map<string, string>;
  specs: string;
  problems: Problem[];
}

let last: Checked | undefined;

/**
 * Returns the problems of the samples of all pages. Unless the specs have changed, only pages that have changed since the
 * last call are checked again.
 */
export async function checkChangedSamples(): Promise<Problem[]> {
  const pages = loadPages();
  const specs = loadSpecTexts();
  const key = JSON.stringify(specs);
  const before = last?.specs === key ? last : undefined;
  const changed = pages.filter(({ file, text }) => before?.pages.get(file) !== text);
  const unchanged = new Set(pages.filter((page) => !changed.includes(page)).flatMap(toFiles));
  const found = before ? (await checkSamples(changed, specs)).problems : (await loadSampleReport()).problems;
  const others = before?.problems.filter((problem) => unchanged.has(problem.file)) ?? [];
  const problems = withoutDuplicates([...others, ...found]);
  last = { pages: new Map(pages.map(({ file, text }) => [file, text])), specs: key, problems };
  return problems;
}

/** Returns the files that a page consists of. */
function toFiles({ file, segments = [] }: SamplePage): string[] {
  return [file, ...segments.map((segment) => segment.file)];
}
