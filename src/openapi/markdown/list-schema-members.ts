import { memoBy } from '@/lib/memo';
import * as messages from '@/messages';
import type { Applicator, Property, SchemaId, SchemaNode, SchemaTable } from '../model/schema';

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
            ...toPhrase(node.isContainsOptional ? messages.mayContainItems : messages.containsItems, node.contains),
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

const getKnownDifferences = memoBy<SchemaTable, Map<SchemaId, boolean>>(() => new Map());

/** Returns true if a schema has a read-only or write-only member at any depth. */
export function differsByDirection(table: SchemaTable, id: SchemaId): boolean {
  const known = getKnownDifferences(table);
  const reached = new Set([id]);
  for (const one of reached) {
    const node = table[one];
    if (!node || known.get(one) === false) continue;
    const members = [...getMembers(node), ...getClauses(node)];
    if (known.get(one) || members.some(({ property }) => property?.leftOutOf !== undefined)) {
      known.set(id, true);
      return true;
    }
    for (const { schema } of members) reached.add(schema);
  }
  // What does not differ contains nothing that does.
  for (const one of reached) known.set(one, false);
  return false;
}
