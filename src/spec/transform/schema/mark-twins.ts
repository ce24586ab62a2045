import type { Field, SchemaNode, SchemaTable } from '../../model';
import { getChildIds } from '../uses';

/** Marks each schema that is a component with words of its own: `$ref` with a description beside it. */
export function markTwins(table: SchemaTable): void {
  for (const node of Object.values(table)) {
    const [nearest] = node.bases;
    const base = nearest === undefined ? undefined : table[nearest];
    if (node.name === undefined && base?.name !== undefined && hasShapeOf(node, base)) node.twin = base.id;
  }
}

/** True if the inside of two schemas is the same: what one row says of each may differ. */
function hasShapeOf(node: SchemaNode, base: SchemaNode): boolean {
  const [own, other] = [getInside(node), getInside(base)];
  if (node.kind !== base.kind || own.length === 0 || own.length !== other.length) return false;
  if (own.some((id, index) => id !== other[index])) return false;
  if (node.kind !== 'object' || base.kind !== 'object') return true;
  const isAs = (field: Field, other?: Field) =>
    field.required === other?.required &&
    field.requiredWith === other.requiredWith &&
    field.discriminator === other.discriminator;
  return node.fields.every((field, index) => isAs(field, base.fields[index])) && node.additional === base.additional;
}

function getInside(node: SchemaNode): string[] {
  return getChildIds(node).slice(node.bases.length);
}
