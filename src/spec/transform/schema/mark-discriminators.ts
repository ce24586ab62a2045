import type { SchemaTable } from '../../model';

/** Marks the field by which a choice is made, in the schema that offers the choice and in each of its alternatives. */
export function markDiscriminators(table: SchemaTable): void {
  for (const node of Object.values(table)) {
    for (const part of node.parts) {
      if (part.kind !== 'choice' || part.discriminator === undefined) continue;
      for (const id of [node.id, ...part.variants.map(({ schema }) => schema)]) mark(table, id, part.discriminator);
    }
  }
}

function mark(table: SchemaTable, id: string, property: string): void {
  const node = table[id];
  const field = node?.kind === 'object' ? node.fields.find(({ name }) => name === property) : undefined;
  if (field) field.discriminator = true;
}
