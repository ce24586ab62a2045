import { toPlainText } from '@/markdown/plain-text';
import type { EnumValue, SchemaId, SchemaNode, SchemaTable } from '@/openapi/model/schema';
import type { IndexedEnumValue, IndexedValue, Lifecycle } from './format-types';
import type { Marked, Prose } from '@/openapi/model/prose-marks-server-and-docs-links';

/** Returns a description as plain text. */
export function toText(prose: Prose | undefined): string | undefined {
  return (prose && toPlainText(prose.tree)) || undefined;
}

/** Returns what an item says about its life. */
export function toLifecycle({ marks = [] }: Marked): Lifecycle {
  return {
    ...(marks.some(({ kind }) => kind === 'deprecated') && { deprecated: true as const }),
    ...(marks.length > 0 && { marks: marks.map(({ kind, text, operation }) => ({ kind, text, operation })) }),
  };
}

/** Returns true for a schema that the index lists by its id: a component, or a schema that contains others. */
export function isListed({ name, kind, applicators, allOfBases }: SchemaNode): boolean {
  return name !== undefined || kind === 'object' || kind === 'array' || applicators.length + allOfBases.length > 0;
}

/** Returns what the index says about a value. The members of its schema, and all facts of a component, are in the schema. */
export function toValue(table: SchemaTable, id: SchemaId): IndexedValue {
  const node = table[id];
  if (!node) return { type: 'any' };
  if (node.name !== undefined) return { type: node.name, schema: id };
  return { ...toFacts(node), ...toReference(node) };
}

function toReference(node: SchemaNode): { schema?: SchemaId } {
  if (node.annotatedRef !== undefined) return { schema: node.annotatedRef };
  return isListed(node) ? { schema: node.id } : {};
}

/** Returns what a schema says about its values, without its members. */
export function toFacts(node: SchemaNode): IndexedValue {
  const { label, description, nullable, access, constraints, enumeration } = node;
  return {
    type: label,
    description: toText(description),
    ...toLifecycle(node),
    ...(nullable && { nullable }),
    ...(access !== 'read-write' && { access }),
    ...(constraints.length > 0 && { constraints }),
    default: node.default,
    const: node.const,
    ...(enumeration && { enum: enumeration.map(toEnumValue) }),
  };
}

function toEnumValue(one: EnumValue): IndexedEnumValue {
  const { value, name, description } = one;
  return { value, name, meaning: toText(description), ...toLifecycle(one) };
}
