import { toHref } from '@/lib/href';
import { memoBy } from '@/lib/memo';
import { getComponentPaths, toOperationAnchor } from '@/openapi/cross-reference/page-paths-and-anchors';
import { toOperationsParts } from '@/openapi/cross-reference/split-operations-into-pages';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';

type Table = ReadonlyMap<string, string>;

/**
 * Loads the paths where the uses of the operations and component schemas of a spec are, by their anchors. Only the latest version
 * of a service has them.
 */
export async function loadUsesPaths(spec: Spec): Promise<Table> {
  return (await loadTables(spec)).paths;
}

/** Loads the same paths as URLs, for the links of an API page. */
export async function loadWhereUsed(spec: Spec): Promise<Table> {
  return (await loadTables(spec)).hrefs;
}

/** Every page of a large spec needs the same tables. */
const loadTables = memoBy(async (spec: Spec): Promise<{ paths: Table; hrefs: Table }> => {
  const services = getServices();
  const paths = services.includes(spec.service)
    ? getUsesPaths(spec, await Promise.all(services.map(loadSpec)))
    : new Map<string, string>();
  return { paths, hrefs: new Map([...paths].map(([anchor, path]) => [anchor, toHref(path)])) };
});

/** Maps the anchors of the operations and component schemas of a spec to the paths where their uses are. */
export function getUsesPaths(spec: Spec, specs: Spec[]): Map<string, string> {
  const schemas = getComponentPaths(spec).map(({ node, path }): [string, string] => [node.anchor, path]);
  const operations = toOperationsParts(specs)
    .filter((part) => part.spec === spec)
    .flatMap(({ path, operations: own }) =>
      own.map((operation): [string, string] => [operation.id, `${path}#${toOperationAnchor(spec, operation)}`]),
    );
  return new Map([...schemas, ...operations]);
}
