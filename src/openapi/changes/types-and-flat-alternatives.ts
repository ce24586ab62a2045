import type { SchemaId, SchemaNode, SchemaTable, Variant } from '../model/schema';

/** Lists the types of a schema except for `null`. Returns undefined for a schema that allows all, or whose alternatives say it. */
export function getTypes(node: SchemaNode, table: SchemaTable): string[] | undefined {
  switch (node.kind) {
    case 'object':
    case 'array':
      return [node.kind];
    case 'scalar':
      return node.type === '' ? undefined : node.type.split(' or ').sort();
    case 'composition':
      return findFlatTypes(node, table);
    case 'any':
      return undefined;
    case 'never':
      return [];
  }
}

/** Finds the types of alternatives that are nothing but types or values: `oneOf: [{ type: string }, { type: integer }]`. */
export function findFlatTypes(node: SchemaNode, table: SchemaTable): string[] | undefined {
  const flat = findFlat(node, table);
  return flat && [...new Set(flat.flatMap((one) => getTypes(one, table) ?? []))].sort();
}

/** Finds the alternatives of a schema that has nothing else, if all of them are types, or if all of them are lists of values. */
export function findFlat(node: SchemaNode, table: SchemaTable): SchemaNode[] | undefined {
  const [only, ...others] = node.applicators;
  if (node.kind !== 'composition' || !only || others.length > 0 || !('variants' in only)) return undefined;
  const variants = only.variants.map(({ schema }: Variant) => toNode(schema, table));
  const hasValues = ({ enumeration, const: constant }: SchemaNode) =>
    enumeration !== undefined || constant !== undefined;
  const isAlike = variants.every(hasValues) || !variants.some(hasValues);
  return only.discriminator === undefined && isAlike && variants.every(isPlain) ? variants : undefined;
}

function isPlain(node: SchemaNode): boolean {
  return (
    node.kind === 'scalar' &&
    node.type !== '' &&
    node.format === undefined &&
    node.constraints.length === 0 &&
    node.applicators.length === 0
  );
}

function toNode(id: SchemaId, table: SchemaTable): SchemaNode {
  const node = table[id];
  if (!node) throw new Error(`There is no schema ${id}.`);
  return node;
}
