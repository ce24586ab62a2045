import { loadAcceptedCompleteness } from '../load-and-compare-accepted-completeness';
import { resolve, join } from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import { parseJson } from '../exact-numbers';
import { loadCurrentSpecs, type CurrentSpec } from '../source/build-current-specs-from-sources';
import { loadForeignSources } from '../source/find-specs-outside-project';
import { findStale, loadKnownProblems, toKnown, type KnownProblem } from '../source/known-problems';
import { loadLocator, type Locator } from '../source/source-locator';
import { loadSources } from '../source/service-names-and-root-documents';
import type { CheckedSpec, Finding, Spot } from './finding-types-and-build-spots';
import type { SpecProblem } from '../source/spec-problem';
import { findInconsistencies } from './all-rules-and-error-responses';
import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { toSentenceText } from './sentence';

/** The file in `openapi/` with the findings that are accepted. Its entries are those of `known-problems.yaml`. */
export const knownFile = 'known-inconsistencies.yaml';

interface Options {
  /** The folder of the project. */
  root?: string;
  /** The services whose findings are returned; by default all. They are compared with all others. */
  services?: string[];
  /** A folder with foreign specs, which are checked instead of `openapi/`. Nothing is accepted there. */
  folder?: string;
}

interface Result {
  problems: SpecProblem[];
  /** Accepted findings that no longer occur. */
  stale: KnownProblem[];
}

/** Compares the specs with each other. A service is new until `openapi:report -- --accept` has recorded it. */
export async function checkConsistency({ root = process.cwd(), services = [], folder }: Options): Promise<Result> {
  const base = resolve(root);
  const measured = folder === undefined ? await loadAcceptedCompleteness(base) : {};
  const isNew = (service: string) => folder === undefined && !Object.hasOwn(measured, service);
  const found = await (folder === undefined ? loadSources(base) : loadForeignSources(folder));
  // If as many services write something in one way as in another, the first one is right.
  const sources = [...found].sort((one, other) => Number(isNew(one.service)) - Number(isNew(other.service)));
  const names = sources.map(({ service }) => service);
  const unknown = services.find((name) => !names.includes(name));
  if (unknown !== undefined)
    fail(`there is no service "${unknown}"`, {
      place: { file: folder ?? 'openapi' },
      fix: toOffer(unknown, names, 'Services'),
    });
  const specs = await loadCurrentSpecs(base, sources);
  const shown = services.length === 0 ? names : services;
  const compared = specs.map(({ result, source }): CheckedSpec => ({ ...result.spec, isNew: isNew(source.service) }));
  const findings = findInconsistencies(compared).filter(({ spot }) => shown.includes(spot.spec.service));
  const problems = await toProblems(base, findings, specs);
  const known = folder === undefined ? await loadKnownProblems(base, knownFile) : [];
  return { problems: toKnown(problems, known), stale: findStale(problems, known, shown) };
}

async function toProblems(root: string, findings: Finding[], specs: CurrentSpec[]): Promise<SpecProblem[]> {
  const locators = new Map<string, Promise<Locator>>();
  const byService = new Map(specs.map((spec) => [spec.source.service, spec]));
  const locate = async ({ spec: { service }, pointer }: Spot) => {
    const own = byService.get(service);
    if (!own) throw new Error(`There is no service ${service}.`);
    const locator = locators.get(service) ?? loadLocator(root, own.source, parseJson(own.json));
    locators.set(service, locator);
    return (await locator).locate(pointer);
  };
  const problems: SpecProblem[] = [];
  for (const { rule, spot, what, fix, related } of findings) {
    const { service } = spot.spec;
    const others = [];
    for (const other of related) others.push(await locate(other));
    const message = toSentenceText([...what, ' ', ...fix]);
    // In the bundled document, a pointer is unique. In the files, `#/get` could be any operation.
    const { pointer } = spot;
    problems.push({ service, ...(await locate(spot)), severity: 'error', rule, message, pointer, related: others });
  }
  return problems;
}

const head = `# What differs between the specs and stays as it is, each with its reason. \`npm run openapi:consistency\` fails for
# everything else. location: the JSON pointer in the bundled document; a parameter has its \`in\` and name as the index.
`;

/** Adds the findings that are not accepted yet to the file of accepted ones. Returns their number. */
export async function recordProblems(root: string, problems: SpecProblem[], reason: string): Promise<number> {
  const file = join(root, 'openapi', knownFile);
  const entries = problems
    .filter(({ known }) => known === undefined)
    .map(({ service, rule, pointer }) => ({ service, rule, location: pointer, reason }));
  const texts = entries.map((entry) => `\n${stringify([entry], { singleQuote: true, lineWidth: 0 })}`);
  if (entries.length > 0) await appendFile(file, (existsSync(file) ? '' : head) + texts.join(''));
  return entries.length;
}
