import { toHref } from '@/lib/href';
import { getUsesPaths } from '@/openapi/cross-reference/page-paths';
import { getServices, loadSpec } from '@/openapi/load-specs';
import type { Spec } from '@/openapi/model/spec';

type Table = ReadonlyMap<string, string>;

/** Cached, because every page of a large spec needs the same table. */
const known = new WeakMap<Spec, Promise<{ paths: Table; hrefs: Table }>>();

/**
 * Loads the paths where the uses of the operations and component schemas of a spec are, by their anchors. Only the latest version
 * of a service has them.
 */
export async function loadUsesPaths(spec: Spec): Promise<Table> {
  return (await loadCached(spec)).paths;
}

/** Loads the same paths as URLs, for the links of an API page. */
export async function loadWhereUsed(spec: Spec): Promise<Table> {
  return (await loadCached(spec)).hrefs;
}

function loadCached(spec: Spec): Promise<{ paths: Table; hrefs: Table }> {
  const tables = known.get(spec) ?? load(spec);
  known.set(spec, tables);
  return tables;
}

async function load(spec: Spec): Promise<{ paths: Table; hrefs: Table }> {
  const services = getServices();
  const paths = services.includes(spec.service)
    ? getUsesPaths(spec, await Promise.all(services.map(loadSpec)))
    : new Map<string, string>();
  return { paths, hrefs: new Map([...paths].map(([anchor, path]) => [anchor, toHref(path)])) };
}
