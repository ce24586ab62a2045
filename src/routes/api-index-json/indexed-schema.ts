import type { Use } from '@/openapi/cross-reference/find-schema-uses-in-operations';
import type { SchemaNode, SchemaTable } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import type { IndexedSchema, IndexedUse } from './format-types';
import { toLinks } from '../files-for-programs/operation-and-schema-file-paths';
import { toFacts, toValue } from './indexed-value-and-lifecycle';

/** The maximum number of uses of a schema. The shortest ways to it come first. */
const mostUses = 60;

/** Returns what the index says about a schema: its facts, its members, and for a component the operations that use it. */
export function toIndexedSchema(spec: Spec, node: SchemaNode, uses: Use[] | undefined): IndexedSchema {
  const { id, name, annotatedRef, allOfBases } = node;
  const includes = annotatedRef === undefined ? allOfBases : [annotatedRef, ...allOfBases];
  return {
    id,
    name,
    ...toFacts(node),
    ...(name !== undefined && toLinks(spec, { schema: node })),
    ...toMembers(spec.schemas, node),
    ...toAlternatives(spec.schemas, node),
    ...(includes.length > 0 && { includes }),
    ...(uses && { usedBy: toUses(uses), usedByCount: uses.length }),
  };
}

function toMembers(table: SchemaTable, node: SchemaNode): Partial<IndexedSchema> {
  if (node.kind === 'array') {
    const { items, prefixItems } = node;
    return {
      ...(items !== undefined && { items: toValue(table, items) }),
      ...(prefixItems.length > 0 && { prefixItems: prefixItems.map((one) => toValue(table, one)) }),
    };
  }
  if (node.kind !== 'object') return {};
  const { properties, patternProperties, additionalProperties: rest } = node;
  return {
    properties: properties.map(({ name, required, schema }) => ({ name, required, ...toValue(table, schema) })),
    ...(patternProperties.length > 0 && {
      patternProperties: patternProperties.map(({ pattern, schema }) => ({ pattern, ...toValue(table, schema) })),
    }),
    ...(rest !== undefined && { additionalProperties: typeof rest === 'string' ? toValue(table, rest) : rest }),
  };
}

function toAlternatives(table: SchemaTable, { applicators }: SchemaNode): Pick<IndexedSchema, 'alternatives'> {
  const alternatives = applicators.flatMap((applicator) => {
    if (!('variants' in applicator)) return [];
    const { kind, discriminator, variants } = applicator;
    return [
      { kind, discriminator, variants: variants.map(({ title, schema }) => ({ title, ...toValue(table, schema) })) },
    ];
  });
  return alternatives.length === 0 ? {} : { alternatives };
}

function toUses(uses: Use[]): IndexedUse[] {
  return [...uses]
    .sort((left, right) => left.trail.length - right.trail.length)
    .slice(0, mostUses)
    .map((use) => {
      const { operation, direction, kind, name, status } = use.value;
      return { operation: operation.id, direction, kind, name, status, path: [...use.trail] };
    });
}
