import { Segments } from '../anchors';
import type { SchemaId, SchemaTable } from '../model';
import { getEntries, findMember } from '../json';
import { toPointer } from '../pointer';
import type { Context } from './context';

/** Registers the component schemas and lists their ids in the document's order; one that only points to another is that other. */
export function registerComponents({ document, schemas }: Context): SchemaId[] {
  const components = findMember(document.root, 'components');
  const ids = getEntries(components, 'schemas').map(([name]) =>
    schemas.register({ pointer: toPointer('#/components/schemas', name) }),
  );
  return [...new Set(ids)];
}

/** Gives each component its anchor. */
export function addSchemaAnchors(ids: SchemaId[], table: SchemaTable): void {
  const segments = new Segments();
  for (const id of ids) {
    const node = table[id];
    if (node) node.anchor = `schema.${segments.claim(node.name ?? id)}`;
  }
}
