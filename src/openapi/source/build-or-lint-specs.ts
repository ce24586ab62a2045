import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '@/lib/user-errors-and-mistakes';
import type { Limits } from '@/lib/run-tasks-in-limited-process';
import type { buildChangelogJson } from '../changelog/build-changelog-json';
import { loadBuiltServices } from './build-services-with-one-error';
import type { BuiltService } from './build-service';
import { defaultLimits, loadBuiltService } from './build-in-worker-or-load-from-cache';
import type { RefusedSpec } from './find-specs-outside-project';
import { findStale, loadKnownProblems, toKnown, type KnownProblem } from './known-problems';
import { findUnknownLanguages, type Languages } from './overlays/find-overlays';
import { hasErrors, toProblemText, type SpecProblem } from './spec-problem';
import { versionsFolder } from './releases';
import { loadNamesToBuild, loadServiceSource, type ServiceSource } from './service-names-and-root-documents';
import { loadVersionedSources, onlyCurrent, type SpecVersion, type VersionedSource } from './versioned-sources';
import { writeServices, writeService } from './write-built-services';

export interface BuildOptions {
  /** The folder of the project. */
  root?: string;
  /** The folder for bundles, types, and models; by default `src/generated`. */
  out?: string;
  /** The only service to build if the others have been built before. Their files stay unchanged. */
  only?: string;
  /** The versions of the docs. The archived specs of a version are in `openapi/versions/`. */
  versions?: SpecVersion[];
  languages?: Languages;
  /** Foreign specs. A foreign spec replaces a spec of this project that has the same name. */
  foreign?: ServiceSource[];
  /** The time and memory that one service may use. */
  limits?: Limits;
}

export interface BuildResult {
  services: string[];
  problems: SpecProblem[];
  /** Accepted problems that no longer occur. */
  stale: KnownProblem[];
  /** False if errors prevented all output. */
  written: boolean;
  /** The foreign specs that cannot be shown. The others are built without them. */
  refused: RefusedSpec[];
}

/** Builds the services in `openapi/`. If one has an error that is not accepted as known, nothing is written. */
export async function buildSpecs({
  root = process.cwd(),
  out,
  only,
  versions = onlyCurrent,
  languages,
  foreign = [],
  limits = defaultLimits,
}: BuildOptions = {}): Promise<BuildResult> {
  const base = resolve(root);
  const target = resolve(base, out ?? 'src/generated');
  const alone = only !== undefined && existsSync(join(target, 'services.json'));
  const names = await loadNamesToBuild(base, alone ? only : undefined);
  const own = await loadVersionedSources(base, names, versions);
  const withLanguage = <Source extends ServiceSource>(source: Source) => ({ ...source, language: languages?.current });
  const results = await Promise.all(foreign.map((source) => tryToBuild(base, withLanguage(source), limits)));
  const shown = results.filter((result) => 'model' in result);
  const refused = results.filter((result) => 'reason' in result);
  const replaced = new Set(shown.map(({ service }) => service));
  // A service that is built alone uses the spec in `openapi/` itself.
  const sources = (alone ? own.slice(0, 1) : own).filter(({ service }) => !replaced.has(service));
  const known = await loadKnownProblems(base);
  const accepted = [...known, ...toKnownOfVersions(known, own)];
  const built = [...(await loadBuiltServices(base, sources.map(withLanguage), limits, accepted)), ...shown].sort(
    (one, other) => (one.service < other.service ? -1 : 1),
  );
  const services = built.map(({ service }) => service);
  const unknown = [...sources, ...foreign].map(
    async (source) => languages && findUnknownLanguages(base, source, languages),
  );
  const problems = toKnown(
    [...built.flatMap((service) => service.problems), ...(await Promise.all(unknown)).flatMap((found) => found ?? [])],
    accepted,
  );
  const written = !hasErrors(problems) && (shown.length > 0 || foreign.length === 0);
  const [first] = built;
  const list = { versions: toVersions(own, versions), foreign: [...replaced] };
  if (written) {
    const language = languages?.current;
    const settings = { root: base, target, own, built, only: alone ? only : undefined, foreign: replaced, language };
    const changelog = await findChangelog(settings);
    await (alone && first ? writeService(target, first, changelog) : writeServices(target, built, list, changelog));
  }
  const stale = findStale(toProblemsOfServices(problems, own), known, services);
  return { services, problems, stale, written, refused };
}

/** Compares the built specs with the releases. Loads the code for it only if there are any. */
async function findChangelog(...args: Parameters<typeof buildChangelogJson>): Promise<string | undefined> {
  if (!existsSync(join(args[0].root, versionsFolder))) return undefined;
  const changelog = await import('../changelog/build-changelog-json');
  return changelog.buildChangelogJson(...args);
}

/** Builds a foreign spec, or says why it cannot be shown. */
async function tryToBuild(root: string, source: ServiceSource, limits: Limits): Promise<BuiltService | RefusedSpec> {
  const { service } = source;
  try {
    const built = await loadBuiltService(root, source, limits);
    if (!hasErrors(built.problems)) return built;
    return { service, reason: built.problems.map(toProblemText).join('\n') };
  } catch (error) {
    if (error instanceof UserError) return { service, reason: error.message };
    throw error;
  }
}

/** Applies the accepted problems of a service to all of its versions. */
function toKnownOfVersions(known: KnownProblem[], own: VersionedSource[]): KnownProblem[] {
  return known.flatMap((entry) =>
    own.flatMap(({ of, service }) =>
      of.service === entry.service && service !== of.service ? [{ ...entry, service }] : [],
    ),
  );
}

function toProblemsOfServices(problems: SpecProblem[], own: VersionedSource[]): SpecProblem[] {
  const services = new Map(own.map(({ service, of }) => [service, of.service]));
  return problems.map((problem) => ({ ...problem, service: services.get(problem.service) ?? problem.service }));
}

/** Lints the named services, or all of them, without writing output. */
export async function lintSpecs({
  root = process.cwd(),
  services: names = [],
}: { root?: string; services?: string[] } = {}): Promise<SpecProblem[]> {
  const base = resolve(root);
  const services =
    names.length === 0
      ? await loadNamesToBuild(base, undefined)
      : (await Promise.all(names.map((name) => loadNamesToBuild(base, name)))).flat();
  const sources = await Promise.all(services.map((service) => loadServiceSource(base, service)));
  const known = await loadKnownProblems(base);
  const built = await loadBuiltServices(base, sources, defaultLimits, known);
  return toKnown(
    built.flatMap(({ problems }) => problems),
    known,
  );
}

/** Returns the versions of each service that has several, in the order of the versions of the docs. */
function toVersions(own: VersionedSource[], versions: SpecVersion[]): Record<string, { name: string; id: string }[]> {
  const services = [...new Set(own.map(({ of }) => of.service))];
  const entries = services.map((service): [string, { name: string; id: string }[]] => [
    service,
    versions.flatMap(({ name }) =>
      own.flatMap(({ of, service: id }) => (of.service === service && of.version === name ? [{ name, id }] : [])),
    ),
  ]);
  return Object.fromEntries(entries.filter(([service, list]) => list.some(({ id }) => id !== service)));
}
