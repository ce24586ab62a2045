import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';

/** A service with the location of its files. */
export interface ServiceSource {
  service: string;
  /** The absolute path of the folder that references must not leave. */
  folder: string;
  /** The absolute path of its root document. */
  file: string;
  /**
   * True for a foreign spec. The project's own rules do not apply, and only problems that make the spec unusable are
   * errors.
   */
  isForeign: boolean;
  /** The language of the build, which may have overlays of its own. */
  language?: string;
}

const roots = ['openapi.yaml', 'openapi.yml', 'openapi.json'];
const reserved = new Set(['rules', 'versions']);

/** Lists the services: each folder in `openapi/`, except for those with lint rules and archived versions. */
export async function loadServiceNames(root: string): Promise<string[]> {
  const names = (await loadFolders(join(root, 'openapi'))).filter((name) => !reserved.has(name));
  for (const name of names) checkServiceName(name, join('openapi', name));
  return names;
}

/** Finds the specs in a folder below the root whose folders are services, such as that of a version. */
export async function loadSourcesInFolder(root: string, folder: string): Promise<ServiceSource[]> {
  const services = await loadFolders(join(root, folder));
  for (const service of services) checkServiceName(service, join(folder, service));
  return Promise.all(services.map((service) => loadServiceSource(root, service, join(folder, service))));
}

/** Fails if a service cannot have the name of this folder. */
function checkServiceName(name: string, folder: string): void {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return;
  fail(`"${name}" cannot be a service`, {
    place: { file: folder },
    fix: 'The name of the folder becomes part of a URL: use lowercase letters, digits, and hyphens.',
  });
}

/** Finds the root document of a service of this project: of the spec in `openapi/` itself, or in another folder. */
export async function loadServiceSource(
  root: string,
  service: string,
  folder = join('openapi', service),
): Promise<ServiceSource> {
  const name = await findRootFile(join(root, folder), folder);
  return name
    ? { service, folder: join(root, folder), file: join(root, folder, name), isForeign: false }
    : fail('no openapi.yaml', { place: { file: folder }, fix: `Create ${folder}/openapi.yaml.` });
}

/** Lists the folders in a folder, which may be missing. */
export async function loadFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** Finds the root document of a folder among its possible names. Fails if it has several. `shown` is the folder for messages. */
export async function findRootFile(folder: string, shown = folder): Promise<string | undefined> {
  const names = await readdir(folder);
  const found = roots.filter((candidate) => names.includes(candidate));
  if (found.length > 1)
    fail(`there are several specs: ${found.join(', ')}`, {
      place: { file: shown },
      fix: 'Keep one of them, because a folder is one service.',
    });
  return found[0];
}

/** Returns the path of a file for messages: relative to the root of the project if the file is inside. */
export function toShownPath(root: string, file: string): string {
  const path = relative(root, file);
  return /^\.\.(?:[\\/]|$)/.test(path) || isAbsolute(path) ? file : path;
}

/** Finds the root documents of all services of the project. */
export async function loadSources(root: string): Promise<ServiceSource[]> {
  return Promise.all((await loadServiceNames(root)).map((service) => loadServiceSource(root, service)));
}

/** Finds a service by its name. Fails for an unknown one and names the others. */
export async function loadSource(root: string, service: string): Promise<ServiceSource> {
  await loadNamesToBuild(root, service);
  return loadServiceSource(root, service);
}

/** Lists the names of all services, or only a given one. Fails for a name that cannot be built. */
export async function loadNamesToBuild(root: string, only: string | undefined): Promise<string[]> {
  const names = await loadServiceNames(root);
  const taken = names.find((name) => generatedNames.has(name));
  if (taken)
    fail(`"${taken}" is the name of a generated file`, {
      place: { file: `openapi/${taken}` },
      fix: 'Rename the folder.',
    });
  if (only === undefined) return names;
  return names.includes(only)
    ? [only]
    : fail(`there is no service "${only}"`, {
        place: { file: 'openapi' },
        fix: toOffer(only, names, 'Services'),
      });
}

/** The names of generated files, which no service can have. */
const generatedNames = new Set(['index', 'services']);
