import * as messages from '@/messages';
import type { Applicator, Property, SchemaId, SchemaNode } from '../model/schema';

/** A line below a schema. */
export interface Member {
  /** Undefined for a schema that adds no line, such as the items of an array. */
  name?: string;
  prefix?: string;
  /** True if the name is a phrase, such as "Must not be", instead of a name in the spec. */
  isPhrase?: boolean;
  schema: SchemaId;
  property?: Property;
}

/** Returns what else limits a schema: what it must not match, and its conditions. */
export function getClauses({ applicators }: SchemaNode): Member[] {
  return applicators.flatMap((applicator) => {
    if (applicator.kind === 'not') return toPhrase(messages.notSchema, applicator.schema);
    if (applicator.kind !== 'if') return [];
    return [
      ...toPhrase(messages.ifSchema, applicator.if),
      ...toPhrase(messages.thenSchema, applicator.then),
      ...toPhrase(messages.elseSchema, applicator.else),
    ];
  });
}

function toPhrase(name: string, schema: SchemaId | undefined): Member[] {
  return schema === undefined ? [] : [{ name, schema, isPhrase: true }];
}

/** Returns what a schema consists of: properties, items, and alternatives. */
export function getMembers(node: SchemaNode): Member[] {
  const own: Member[] =
    node.kind === 'object'
      ? [
          ...node.properties.map((property) => ({ name: property.name, schema: property.schema, property })),
          ...node.patternProperties.map(({ pattern, schema }) => ({ name: pattern, schema })),
          ...(typeof node.additionalProperties === 'string' ? [{ name: '*', schema: node.additionalProperties }] : []),
        ]
      : node.kind === 'array'
        ? [
            ...node.prefixItems.map((schema, index) => ({ name: String(index), schema })),
            ...(node.items === undefined ? [] : [{ schema: node.items }]),
            ...toPhrase(messages.containsItems, node.contains),
          ]
        : [];
  return [...own, ...node.applicators.flatMap(getVariants)];
}

function getVariants(applicator: Applicator): Member[] {
  if (applicator.kind === 'content') return [{ schema: applicator.schema }];
  if (!('variants' in applicator)) return [];
  const prefix = applicator.kind === 'oneOf' ? messages.markdownOneOf : messages.markdownAnyOf;
  return applicator.variants.map(({ title, values, isDefault, schema }) => ({
    name:
      (values.length > 0 || isDefault) && applicator.discriminator !== undefined
        ? `${title}: ${applicator.discriminator} = ${[...values, ...(isDefault ? [messages.otherValues] : [])].join(', ')}`
        : title,
    prefix: `${prefix} `,
    schema,
  }));
}
