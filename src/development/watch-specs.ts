import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { buildSpecs, lintSpecs } from '@/openapi/source/build-or-lint-specs';
import { hasErrors, toProblemText } from '@/openapi/source/spec-problem';
import { toReport } from '@/openapi/source/problem-report';
import { loadServiceNames, type ServiceSource } from '@/openapi/source/service-names-and-root-documents';
import { toBatches, watchFiles } from './watch-files-and-batches';
import { toMessage } from '@/lib/error-messages-and-system-errors';
import { getSpecVersionsAndLanguages } from '@/site/versions';

/** The problems of each service, as printed. */
type Wrong = Record<string, string[]>;

const emptySpecs = path.resolve('.cache/empty-specs');
/** Empty specs that replace those with errors, as long as these have never been built. */
let empty: ServiceSource[] = [];

interface Settings {
  prepared: Promise<unknown>;
  wrong: Wrong;
  onEdit?: () => void;
  onBuilt: () => Promise<void>;
}

/**
 * Watches all specs, or only those of one service. Rebuilds edited ones once the first build is `prepared`, and calls `onEdit` before
 * each rebuild and `onBuilt` after it. Resolves when no later edit is missed.
 */
export function watchSpecs(only: string | undefined, { prepared, wrong, onEdit, onBuilt }: Settings): Promise<void> {
  const add = toBatches<string | undefined>(async (services) => {
    await prepared;
    onEdit?.();
    await rebuildSpecs(services, wrong);
    await onBuilt();
  });
  const folder = only === undefined ? 'openapi' : path.join('openapi', only);
  return watchFiles(folder, (file) => add(only ?? path.relative('openapi', file).split(path.sep)[0]));
}

/** Rebuilds the specs of some services. Prints their problems and records them in `wrong` instead of failing for them. */
export async function rebuildSpecs(services: (string | undefined)[], wrong: Wrong): Promise<void> {
  if (empty.length > 0 || !existsSync('src/generated/services.json')) await buildAroundErrors();
  // The build of all services reports a folder that cannot be a service.
  const known: (string | undefined)[] = await loadServiceNames('.').catch(() => []);
  // What is not a service, such as a file of `openapi/` or a folder of rules, affects all services.
  const affected = new Set(services.map((service) => (known.includes(service) ? service : undefined)));
  for (const service of affected) await rebuild(service, wrong);
}

/** Builds all specs. A spec with errors becomes a service without operations, so that every page can be shown. */
async function buildAroundErrors(): Promise<void> {
  empty = [];
  for (const service of await loadServiceNames('.'))
    if (await isWrong(service)) empty.push(await writeEmptySpec(service));
  await buildSpecs({ ...getSpecVersionsAndLanguages(), foreign: empty });
}

async function isWrong(service: string): Promise<boolean> {
  return lintSpecs({ services: [service] }).then(hasErrors, () => true);
}

async function writeEmptySpec(service: string): Promise<ServiceSource> {
  const file = path.join(emptySpecs, `${service}.json`);
  await mkdir(emptySpecs, { recursive: true });
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', info: { title: service, version: '0' }, paths: {} }));
  return { service, folder: emptySpecs, file, isForeign: true };
}

async function rebuild(service: string | undefined, wrong: Wrong): Promise<void> {
  try {
    // A service that was added changes the list of services, which only a build of all writes.
    const isBuilt = service !== undefined && existsSync(`src/generated/${service}.model.json`);
    const result = await buildSpecs({ only: isBuilt ? service : undefined, ...getSpecVersionsAndLanguages() });
    process.stdout.write(`${toReport(result)}\n`);
    for (const name of result.services) {
      const problems = result.problems.filter((problem) => problem.service === name && problem.known === undefined);
      wrong[name] = problems.map(toProblemText);
    }
  } catch (error) {
    const text = toMessage(error);
    process.stderr.write(`${text}\n`);
    if (service !== undefined) wrong[service] = [text];
  }
}
