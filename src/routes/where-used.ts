import { toHref } from '@/lib/href';
import { getUsesPaths } from '@/spec/cross-reference/paths';
import { getServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';

const known = new WeakMap<Spec, Promise<ReadonlyMap<string, string>>>();

/**
 * Loads the paths where the uses of the operations and component schemas of a spec are, by their anchors. Only the latest version
 * of a service has them.
 */
export function loadUsesPaths(spec: Spec): Promise<ReadonlyMap<string, string>> {
  const paths = known.get(spec) ?? load(spec);
  known.set(spec, paths);
  return paths;
}

async function load(spec: Spec): Promise<ReadonlyMap<string, string>> {
  const services = getServices();
  if (!services.includes(spec.service)) return new Map();
  return getUsesPaths(spec, await Promise.all(services.map(loadSpec)));
}

/** Loads the same paths as URLs, for the links of an API page. */
export async function loadWhereUsed(spec: Spec): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await loadUsesPaths(spec))].map(([anchor, path]) => [anchor, toHref(path)]));
}
