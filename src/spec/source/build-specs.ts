import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fail } from '@/lib/fail';
import { defaultLimits, loadBuiltService } from './cached-service';
import type { Limits } from './limited-process';
import { findStale, loadKnownProblems, toKnown, type KnownProblem } from './known-problems';
import { hasErrors, type Problem } from './problem';
import { loadServiceNames, loadServiceSource, type ServiceSource } from './service-folder';
import { writeOutput, writeService } from './write-output';

export interface BuildOptions {
  /** The project's folder. */
  root?: string;
  /** Where the bundles and types go; `src/generated` if not said. */
  out?: string;
  /** Builds this service alone and leaves the others' files as they are. */
  only?: string;
  /** Specs from elsewhere, beside ours; one of the same name stands in the place of ours. */
  foreign?: ServiceSource[];
  /** How much of the machine one service may take. */
  limits?: Limits;
}

export interface BuildResult {
  services: string[];
  problems: Problem[];
  /** Accepted problems that are no longer there. */
  stale: KnownProblem[];
  /** False if errors kept the output as it was. */
  written: boolean;
}

const reserved = new Set(['index', 'services']);

/** Lints, bundles and types the services in `openapi/`. Writes all of them, or nothing when one has an error. */
export async function buildSpecs({
  root = process.cwd(),
  out,
  only,
  foreign = [],
  limits = defaultLimits,
}: BuildOptions = {}): Promise<BuildResult> {
  const base = resolve(root);
  const target = resolve(base, out ?? 'src/generated');
  const alone = only !== undefined && (await exists(join(target, 'services.json')));
  const sources = await loadSources(base, await getServices(base, alone ? only : undefined), foreign);
  const services = sources.map(({ service }) => service);
  const known = await loadKnownProblems(base);
  const built = await Promise.all(sources.map((source) => loadBuiltService(base, source, limits)));
  const problems = toKnown(
    built.flatMap((service) => service.problems),
    known,
  );
  const written = !hasErrors(problems);
  const [first] = built;
  if (written) await (alone && first ? writeService(target, first) : writeOutput(target, built, toNames(foreign)));
  return { services, problems, stale: findStale(problems, known, services), written };
}

/** Lints the services of the given names, or all, and writes nothing. */
export async function lintSpecs({
  root = process.cwd(),
  services: names = [],
}: { root?: string; services?: string[] } = {}): Promise<Problem[]> {
  const base = resolve(root);
  const services =
    names.length === 0
      ? await getServices(base, undefined)
      : (await Promise.all(names.map((name) => getServices(base, name)))).flat();
  const sources = await loadSources(base, services, []);
  const built = await Promise.all(sources.map((source) => loadBuiltService(base, source, defaultLimits)));
  return toKnown(
    built.flatMap(({ problems }) => problems),
    await loadKnownProblems(base),
  );
}

/** Ours and those from elsewhere, by name. */
async function loadSources(root: string, services: string[], foreign: ServiceSource[]): Promise<ServiceSource[]> {
  const replaced = new Set(toNames(foreign));
  const own = services.filter((service) => !replaced.has(service)).map((service) => loadServiceSource(root, service));
  return [...(await Promise.all(own)), ...foreign].sort((one, other) => (one.service < other.service ? -1 : 1));
}

function toNames(sources: ServiceSource[]): string[] {
  return sources.map(({ service }) => service);
}

async function getServices(root: string, only: string | undefined): Promise<string[]> {
  const names = await loadServiceNames(root);
  const taken = names.find((name) => reserved.has(name));
  if (taken)
    fail(`“${taken}” is the name of a generated file`, {
      place: { file: `openapi/${taken}` },
      fix: 'Rename the folder.',
    });
  if (only === undefined) return names;
  const offer = `Services: ${names.join(', ')}.`;
  return names.includes(only)
    ? [only]
    : fail(`there is no service “${only}”`, { place: { file: 'openapi' }, fix: offer });
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
