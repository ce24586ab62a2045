import { stat } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';
import { fail, UserError } from '@/lib/user-errors-and-mistakes';
import { parseJson } from '../exact-numbers';
import { loadForeignSources } from '../source/find-specs-outside-project';
import { loadJson } from '../source/build-in-worker-or-load-from-cache';
import type { Locator } from '../source/source-locator';
import { loadRevision } from '../source/git-revision';
import { type ServiceSource, loadSources } from '../source/service-names-and-root-documents';
import { toComparedSpec, type ComparedSpec } from './compared-spec';

/** The specs of one side of a comparison. */
export interface Side {
  /** The folder to which the paths in messages are relative. */
  root: string;
  sources: ServiceSource[];
  /** Removes what was written to find them. */
  remove: () => Promise<void>;
}

/** A spec of one side, with what finds its lines. */
export interface SideSpec {
  spec: ComparedSpec;
  locator: () => Promise<Locator>;
}

/** Finds the specs of a file, a folder, or a git revision; without a name, those of the project as they are now. */
export async function loadSide(root: string, name: string | undefined): Promise<Side> {
  const nothing = () => Promise.resolve();
  if (name === undefined) return { root, sources: await loadOwnSources(root), remove: nothing };
  const path = resolve(root, name);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return { root, sources: await loadForeignSources(path), remove: nothing };
  if (found) {
    const source = { service: basename(path, extname(path)), folder: dirname(path), file: path, isForeign: true };
    return { root, sources: [source], remove: nothing };
  }
  const { folder, remove } = await loadRevision(root, name);
  try {
    return { root: folder, sources: await loadOwnSources(folder), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Lists the services of a project. Their specs may break rules of the project, because only a difference matters here. */
async function loadOwnSources(root: string): Promise<ServiceSource[]> {
  const sources = await loadSources(root);
  if (sources.length === 0)
    fail('there is no spec', {
      place: { file: 'openapi' },
      fix: 'Name a file, a folder, or a git revision with specs.',
    });
  return sources.map((source) => ({ ...source, isForeign: true }));
}

/** Bundles a spec and builds its model. Fails with its problems if it is broken. */
export async function loadSideSpec({ root }: Side, source: ServiceSource, side: 'old' | 'new'): Promise<SideSpec> {
  const json = await loadJson(root, source).catch((error: unknown) => failBroken(error, side));
  const document = parseJson(json);
  let locator: Promise<Locator> | undefined;
  const load = async () => {
    // Loads the linter, which only a change needs.
    const { loadLocator } = await import('../source/source-locator');
    return loadLocator(root, source, document);
  };
  return { spec: toComparedSpec(document), locator: () => (locator ??= load()) };
}

function failBroken(error: unknown, side: 'old' | 'new'): never {
  if (!(error instanceof UserError)) throw error;
  throw new UserError(`the ${side} spec cannot be compared:\n${error.message}`, { cause: error });
}
