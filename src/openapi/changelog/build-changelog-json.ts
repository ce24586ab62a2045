import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltService } from '../source/build-service';
import type { VersionedSource } from '../source/versioned-sources';
import { buildChangelog } from './build-changelog';
import { changelogFile, type Changelog } from './changelog-types';

interface Options {
  root: string;
  /** The folder of generated files. */
  target: string;
  own: VersionedSource[];
  built: BuiltService[];
  /** The service that was built alone. */
  only?: string;
  foreign: ReadonlySet<string>;
  language?: string;
}

/** Returns what changed between the releases and the built specs as JSON, or undefined if there is no release. */
export async function buildChangelogJson({ target, own, built, ...options }: Options): Promise<string | undefined> {
  const { root, only } = options;
  const sources = new Map(own.map((source) => [source.service, source]));
  const specs = built.flatMap(({ service, json }) => {
    const source = sources.get(service);
    const isPresent = source && dirname(source.folder) === join(root, 'openapi');
    return isPresent && json !== '' ? [[source.of.service, json] as const] : [];
  });
  const changelog = await buildChangelog({ specs: new Map(specs), ...options });
  if (!changelog) return undefined;
  const others = only === undefined ? [] : await loadOthers(join(target, changelogFile), only);
  const services = [...changelog.services, ...others].sort((one, other) => (one.service < other.service ? -1 : 1));
  return JSON.stringify({ ...changelog, services } satisfies Changelog);
}

/** Loads what an earlier build wrote about other services. */
async function loadOthers(file: string, only: string): Promise<Changelog['services']> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  return text === undefined ? [] : (JSON.parse(text) as Changelog).services.filter(({ service }) => service !== only);
}
