import type { SchemaId, SchemaNode, Spec } from '@/spec/model';
import { getChildIds } from './unfolding';

/** A component's part of the table, as a static file: what is shown when it is opened on another page than its own. */
export interface SchemaPart {
  id: SchemaId;
  schemas: SchemaNode[];
  /** Components that it leads to: anchor and page. */
  pages: [string, string][];
  showAssumed: boolean;
}

/** More is not opened at once; the component's own page has no more either. */
const limit = 1500;

/** Takes a component out of the table: its own schemas whole, and of others what a closed row says. */
export function toSchemaPart(spec: Spec, id: SchemaId, showAssumed: boolean): SchemaPart {
  const nodes = new Map<SchemaId, SchemaNode>();
  const own = [id];
  for (let next = own.shift(); next !== undefined && nodes.size < limit; next = own.shift()) {
    const node = spec.schemas[next];
    if (!node || nodes.has(next)) continue;
    nodes.set(next, node);
    for (const base of node.bases) addHead(base);
    for (const child of getChildIds(node)) {
      if (spec.schemas[child]?.anchor === undefined) own.push(child);
      else addHead(child);
    }
  }
  const pages = [...nodes.values()].flatMap(({ anchor, page }): [string, string][] =>
    anchor === undefined || page === undefined ? [] : [[anchor, page]],
  );
  return { id, schemas: [...nodes.values()], pages, showAssumed };

  /** A list or a map says what it holds. */
  function addHead(head: SchemaId): void {
    const seen = new Set<SchemaId>();
    for (let at: SchemaId | undefined = head; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const node: SchemaNode | undefined = spec.schemas[at];
      if (!node) return;
      if (!nodes.has(at)) nodes.set(at, node);
      at =
        node.kind === 'array'
          ? node.items
          : node.kind === 'object' && typeof node.additional === 'string'
            ? node.additional
            : undefined;
    }
  }
}
