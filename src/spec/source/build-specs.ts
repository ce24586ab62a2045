import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '@redocly/openapi-core';
import { fail } from '@/lib/fail';
import { buildService, type BuiltService } from './build-service';
import { loadLintConfig } from './lint-config';
import { findStale, loadKnownProblems, toKnown, type KnownProblem } from './known-problems';
import { hasErrors, type Problem } from './problem';
import { loadServiceNames } from './service-folder';
import { writeOutput, writeService } from './write-output';

export interface BuildOptions {
  /** The project's folder. */
  root?: string;
  /** Where the bundles and types go; `src/generated` if not said. */
  out?: string;
  /** Builds this service alone and leaves the others' files as they are. */
  only?: string;
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
export async function buildSpecs({ root = process.cwd(), out, only }: BuildOptions = {}): Promise<BuildResult> {
  const base = resolve(root);
  const target = resolve(base, out ?? 'src/generated');
  const alone = only !== undefined && (await exists(join(target, 'services.json')));
  const services = await getServices(base, alone ? only : undefined);
  const known = await loadKnownProblems(base);
  const built = await buildAll(base, services);
  const problems = toKnown(
    built.flatMap((service) => service.problems),
    known,
  );
  const written = !hasErrors(problems);
  const [first] = built;
  if (written) await (alone && first ? writeService(target, first) : writeOutput(target, built));
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
  const built = await buildAll(base, services);
  return toKnown(
    built.flatMap(({ problems }) => problems),
    await loadKnownProblems(base),
  );
}

/** The rules are loaded once, and only if a service has changed. */
function buildAll(root: string, services: string[]): Promise<BuiltService[]> {
  let config: Promise<Config> | undefined;
  const getConfig = () => (config ??= loadLintConfig(root));
  return Promise.all(services.map((service) => buildService(root, service, getConfig)));
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
