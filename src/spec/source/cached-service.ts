import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { environment } from '@/lib/environment';
import { LimitedProcess, type Limits } from '@/lib/limited-process';
import { writeAtomically } from '@/lib/files';
import type { BuiltService, ServiceWork } from './build-service';
import { loadHash, toShownPath, type ServiceSource } from './service-folder';
import { failSpec } from './problem';

/** The default limits, several times the time and memory that the largest public specs need. */
export const defaultLimits: Limits = { seconds: 300, megabytes: 3072 };

/** The inputs that determine the result in addition to the folder of the service. */
const folders = ['openapi/rules', 'src/lib', 'src/markdown', 'src/messages', 'src/spec'];
const files = ['redocly.yaml', 'package-lock.json', 'tsconfig.json'];

const builder = new LimitedProcess<ServiceWork, BuiltService>(
  // The worker runs in the same form as this file: as source, or bundled.
  new URL(`./spec-worker${extname(import.meta.url)}`, import.meta.url),
);

/** Builds one service, or returns the cached result if no file, rule, or tool has changed. Foreign specs are not cached. */
export async function loadBuiltService(root: string, source: ServiceSource, limits: Limits): Promise<BuiltService> {
  if (source.isForeign) return build({ root, source }, limits);
  // Models contain interface texts, so each language has a separate cache entry.
  const service = [source.service, environment.locale ?? []].flat().join('.');
  const hash = await loadHash(root, [relative(root, source.folder), ...folders], files);
  const cache = join(root, 'node_modules/.cache/openapi');
  const file = join(cache, `${service}-${hash}.json`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) return JSON.parse(cached) as BuiltService;
  const built = await build({ root, source }, limits);
  writeAtomically(file, JSON.stringify(built));
  await removeOthers(cache, service, file);
  return built;
}

/** Ends the process that builds specs and so frees its memory. */
export function endBuilding(): void {
  builder.end();
}

/** Removes earlier results of a service, which would only accumulate. */
async function removeOthers(cache: string, service: string, file: string): Promise<void> {
  const earlier = new RegExp(`^${service.replaceAll('.', '\\.')}-[0-9a-f]{24}\\.json$`);
  const names = (await readdir(cache)).filter((name) => earlier.test(name) && join(cache, name) !== file);
  await Promise.all(names.map((name) => rm(join(cache, name), { force: true })));
}

function build(work: ServiceWork, limits: Limits): Promise<BuiltService> {
  return builder.run(work, limits, (limit) => toError(limit, work, limits));
}

function toError(limit: 'time' | 'memory', { root, source }: ServiceWork, { seconds, megabytes }: Limits): Error {
  const place = { file: toShownPath(root, source.file), line: 1, column: 1 };
  const what = limit === 'time' ? `took longer than ${seconds} s` : `needs more than ${megabytes} MB of memory`;
  const fix = 'Look for schemas that multiply: nested alternatives, circular references, and very large examples.';
  try {
    return failSpec(place, `too-much-${limit}`, `building the spec ${what}`, fix);
  } catch (error) {
    return error as Error;
  }
}
