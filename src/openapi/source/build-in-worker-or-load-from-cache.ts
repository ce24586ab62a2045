import { toProblemText, failSpec } from './spec-problem';
import { type ServiceSource, toShownPath } from './service-names-and-root-documents';
import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { environment, isInternal } from '@/lib/environment';
import { escapeRegExp } from '@/lib/escape';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { LimitedProcess, type Limits } from '@/lib/run-tasks-in-limited-process';
import { listFiles, writeAtomically } from '@/lib/files';
import type { BuiltService, ServiceWork } from './build-service';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';

/** The default limits, several times the time and memory that the largest public specs need. */
export const defaultLimits: Limits = { seconds: 300, megabytes: 3072 };

const builder = new LimitedProcess<ServiceWork, BuiltService>(
  // The worker has the extension of this file: that of the source, or of the bundle.
  new URL(`./spec-worker${extname(import.meta.url)}`, import.meta.url),
);

/**
 * Builds one service, or returns the cached result if neither its files nor the code and packages that build it have changed.
 * A result with `x-sunset` is of use for a day. Specs of other projects are not cached.
 */
export async function loadBuiltService(root: string, source: ServiceSource, limits: Limits): Promise<BuiltService> {
  const { locale } = environment;
  const work = { root, source, isInternal: isInternal() };
  if (source.isForeign) return build(work, limits);
  // Models contain texts of the interface, so each language has a separate cache entry.
  const name = [source.service, locale, work.isInternal && 'internal'].filter(Boolean).join('.');
  const hash = toDigest([await loadFingerprint(root, [relative(root, source.folder)]), await findDay(source.folder)]);
  const cache = join(root, 'node_modules/.cache/openapi');
  const file = join(cache, `${name}-${hash}.json`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) return JSON.parse(cached) as BuiltService;
  const built = await build(work, limits);
  writeAtomically(file, JSON.stringify(built));
  await removeOtherEntries(cache, name, file);
  return built;
}

/** Returns today for a spec that says when something ends, because there is a warning from the next day on. */
async function findDay(folder: string): Promise<string | undefined> {
  const texts = listFiles(folder).map((file) => readFile(join(folder, file), 'utf8').catch(() => ''));
  const hasEnd = (await Promise.all(texts)).some((text) => text.includes('x-sunset'));
  return hasEnd ? new Date().toISOString().slice(0, 10) : undefined;
}

/** Bundles one service, for a comparison with another one. The result has only its problems and the JSON, and is not cached. */
function loadBundle(root: string, source: ServiceSource): Promise<BuiltService> {
  return build({ root, source, isInternal: isInternal(), isBundleOnly: true }, defaultLimits);
}

/** Starts the process that builds specs, before the first one is edited. */
export function prepareBuilding(): void {
  builder.prepare(defaultLimits);
}

/** Stops the process that builds specs, to free its memory. */
export function endBuilding(): void {
  builder.end();
}

/** Deletes the other cache entries of a service, so that the cache does not grow. */
async function removeOtherEntries(cache: string, name: string, file: string): Promise<void> {
  const earlier = new RegExp(`^${escapeRegExp(name)}-[0-9a-f]{32}\\.json$`);
  const others = (await readdir(cache)).filter((entry) => earlier.test(entry) && join(cache, entry) !== file);
  await Promise.all(others.map((entry) => rm(join(cache, entry), { force: true })));
}

function build(work: ServiceWork, limits: Limits): Promise<BuiltService> {
  const built = builder.run(work, limits, (limit) => toLimitError(limit, work, limits));
  return built.catch(async (error: unknown) => {
    if (error instanceof UserError) throw error;
    // Loads the linter, which this process does not need otherwise.
    const { failUnexpected } = await import('./explain-unreadable-document');
    return failUnexpected(error, toShownPath(work.root, work.source.file));
  });
}

function toLimitError(limit: 'time' | 'memory', { root, source }: ServiceWork, { seconds, megabytes }: Limits): Error {
  const place = { file: toShownPath(root, source.file), line: 1, column: 1 };
  const what = limit === 'time' ? `took longer than ${seconds} s` : `needs more than ${megabytes} MB of memory`;
  const fix =
    'Look for schemas that expand exponentially: nested alternatives, circular references, and very large examples.';
  try {
    return failSpec(place, `too-much-${limit}`, `building the spec ${what}`, fix);
  } catch (error) {
    return error as Error;
  }
}

/** Bundles a spec as JSON. Fails with its problems if it is broken. */
export async function loadJson(root: string, source: ServiceSource): Promise<string> {
  const { json, problems } = await loadBundle(root, source);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (json === '' || errors.length > 0) throw new UserError(errors.map(toProblemText).join('\n'));
  return json;
}
