import type { Property, SchemaId, SchemaNode, Variant } from './model/schema';

/** A schema inside of another one, whose constraints apply to each value at its place. */
export interface SchemaPart {
  schema: SchemaId;
  /** Follows the anchor of the schema that it is in. */
  step: string;
  /** Follows the name of the value that it is in: `.name`, `.*`, `[]`, or `[0]`; empty for an alternative. */
  suffix: string;
  property?: Property;
  variant?: Variant;
}

/** Lists the parts of a schema in the order of its rows. Those of `not`, `if`, and `contains` do not limit each value. */
export function getParts(node: SchemaNode): SchemaPart[] {
  const variants = node.applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return [
    ...getMembers(node),
    ...variants.map((variant) => ({ schema: variant.schema, step: variant.anchor, suffix: '', variant })),
  ];
}

function getMembers(node: SchemaNode): SchemaPart[] {
  if (node.kind === 'object') {
    const { properties, patternProperties, additionalProperties: others } = node;
    return [
      ...properties.map((property) => {
        const { schema, anchor, name } = property;
        return { schema, step: anchor, suffix: `.${name}`, property };
      }),
      ...patternProperties.map(({ schema, anchor, pattern }) => ({ schema, step: anchor, suffix: `.${pattern}` })),
      ...(typeof others === 'string' ? [{ schema: others, step: '.*', suffix: '.*' }] : []),
    ];
  }
  if (node.kind !== 'array') return [];
  const { prefixItems, items } = node;
  return [
    ...prefixItems.map((schema, index) => ({ schema, step: `.${index}`, suffix: `[${index}]` })),
    ...(items === undefined ? [] : [{ schema: items, step: toItemsStep(node), suffix: '[]' }]),
  ];
}

/** Returns the step from an array to its items: none, unless the array says something about single items or has applicators. */
export function toItemsStep(array: { prefixItems: unknown[]; contains?: unknown; applicators: unknown[] }): string {
  const { prefixItems, contains, applicators } = array;
  return prefixItems.length === 0 && contains === undefined && applicators.length === 0 ? '' : ':items';
}
