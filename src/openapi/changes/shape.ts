import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';

/** How many levels of a schema its shape has. */
const depth = 4;

/** Describes what a schema allows, except for what is deep inside, as a text that is the same for the same content in any order. */
export function toShape(id: SchemaId | undefined, table: SchemaTable, level = 0): string {
  const node = id === undefined ? undefined : table[id];
  if (!node || level > depth) return '';
  const inside = (child: SchemaId | undefined) => toShape(child, table, level + 1);
  const values = node.enumeration?.map(({ value }) => value).sort();
  return JSON.stringify([
    node.kind,
    node.nullable,
    node.kind === 'scalar' && [node.type, node.format],
    [...node.constraints].sort(),
    node.const,
    values,
    toContent(node, inside),
    node.applicators
      .flatMap((applicator) => {
        if ('variants' in applicator) return applicator.variants.map(({ schema }) => inside(schema));
        return 'schema' in applicator ? [inside(applicator.schema)] : [inside(applicator.if), inside(applicator.then)];
      })
      .sort(),
  ]);
}

function toContent(node: SchemaNode, inside: (id: SchemaId | undefined) => string): unknown {
  if (node.kind === 'array') return [inside(node.items), ...node.prefixItems.map(inside), inside(node.contains)];
  if (node.kind !== 'object') return undefined;
  const properties = node.properties.map(({ name, required, schema }) =>
    JSON.stringify([name, required, inside(schema)]),
  );
  const others = node.additionalProperties;
  return [properties.sort(), typeof others === 'string' ? inside(others) : others, inside(node.propertyNames)];
}
