import { join } from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { checkUnused, isRelease, versionsFolder } from './releases';
import {
  loadFolders,
  loadServiceSource,
  loadSourcesInFolder,
  type ServiceSource,
  loadServiceNames,
} from './service-names-and-root-documents';
import type { Copy } from '@/lib/files';

/** A version of the docs, which may have its own specs in `openapi/versions/<name>/`. */
export interface SpecVersion {
  /** The name; `current` is the version in `openapi/` itself. */
  name: string;
  /** The suffix of the ids of its specs, `1.0` for `/api/pets-1-0/`. */
  path: string;
  isLatest: boolean;
}

/** The versions of a site with only one version. */
export const onlyCurrent: SpecVersion[] = [{ name: 'current', path: '', isLatest: true }];

/** A source with its service and version. The name of the source distinguishes the versions. */
export interface VersionedSource extends ServiceSource {
  of: { service: string; version: string };
}

/**
 * Finds the specs of all versions. The latest version has the name of the service as its id, whether the spec is archived
 * or in `openapi/` itself. The ids of other versions include the version.
 */
export async function loadVersionedSources(
  root: string,
  services: string[],
  versions: SpecVersion[],
): Promise<VersionedSource[]> {
  const kept = await loadArchived(root, versions);
  const latest = versions.find(({ isLatest }) => isLatest);
  const next = versions.find(({ name }) => name === 'current');
  const current = services.map(async (service): Promise<VersionedSource> => {
    const source = await loadServiceSource(root, service);
    const isNext = kept.some(({ of }) => of.service === service && of.version === latest?.name);
    if (!isNext) return { ...source, of: { service, version: latest?.name ?? 'current' } };
    return { ...source, service: toId(service, next?.path), of: { service, version: 'current' } };
  });
  const all = [...(await Promise.all(current)), ...kept];
  const copy = all.find(({ service }, index) => all.findIndex((other) => other.service === service) < index);
  if (!copy) return all;
  return fail(`"${copy.service}" is the address of two specs`, {
    place: { file: copy.folder.slice(root.length + 1) },
    fix: 'Rename the service, or give the version another `path`.',
  });
}

async function loadArchived(root: string, versions: SpecVersion[]): Promise<VersionedSource[]> {
  const names = await loadFolders(join(root, versionsFolder));
  const lists = names.map(async (name) => {
    const version = versions.find((candidate) => candidate.name === name && name !== 'current');
    // The pages of the changes are made from a release, but it has no pages of its own.
    if (!version && isRelease(root, name)) return [];
    if (!version)
      return fail(`There is no version "${name}" of the docs.`, {
        place: { file: join(versionsFolder, name) },
        fix: `Versions in src/site.config.ts: ${versions.map((candidate) => candidate.name).join(', ')}.`,
      });
    const sources = await loadSourcesInFolder(root, join(versionsFolder, name));
    return sources.map((source) => ({
      ...source,
      service: version.isLatest ? source.service : toId(source.service, version.path),
      of: { service: source.service, version: name },
    }));
  });
  return (await Promise.all(lists)).flat();
}

/** Returns the id of a version, without dots: Next.js treats a URL with a dot in its last segment as a file. */
function toId(service: string, path = ''): string {
  return `${service}-${path.replaceAll('.', '-')}`;
}

/**
 * Returns the specs of `openapi/`, each with its target in the folder of a version. Fails if the version already has
 * specs.
 */
export async function getSpecCopies(name: string, root = process.cwd()): Promise<Copy[]> {
  checkUnused(root, name);
  const services = await loadServiceNames(root);
  return services.map((service) => ({
    from: join(root, 'openapi', service),
    to: join(root, versionsFolder, name, service),
  }));
}
