import { variantTitle } from '@/messages';
import type { Alternatives, SchemaNode, SchemaTable, Variant } from '../model/schema';

/**
 * Names an alternative in a sentence: by its title or, if it only has a number, by what the others lack. In order of preference,
 * that is a property with a constant, a required property, or any property.
 */
export function nameAlternative(variant: Variant, { variants }: Alternatives, table: SchemaTable): string {
  const { title } = variant;
  if (title !== '' && title !== variantTitle(variants.indexOf(variant) + 1)) return title;
  const others = variants.filter((other) => other !== variant).map((other) => listFeatures(other, table));
  const feature = listFeatures(variant, table).find((own) => others.every((all) => !all.includes(own)));
  return feature === undefined ? title : `with \`${feature}\``;
}

/** Lists what identifies an alternative, the clearest first. */
function listFeatures({ schema }: Variant, table: SchemaTable): string[] {
  const node: SchemaNode | undefined = table[schema];
  if (node?.kind !== 'object') return [];
  const constants = node.properties.flatMap(({ name, schema: inner }) => {
    const { const: constant, enumeration } = table[inner] ?? {};
    const value = constant ?? (enumeration?.length === 1 ? enumeration[0]?.value : undefined);
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  const required = node.properties.filter((property) => property.required).map(({ name }) => name);
  return [...constants, ...required, ...node.properties.map(({ name }) => name)];
}
