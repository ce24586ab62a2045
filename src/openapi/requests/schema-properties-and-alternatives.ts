import { toJsonType } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';
import type { Alternatives, Property, SchemaId, SchemaNode, SchemaTable, Variant } from '../model/schema';

/** Finds a schema, or the component that an annotated reference refers to, with the description of the reference. */
export function findNode(table: SchemaTable, id: SchemaId | undefined): SchemaNode | undefined {
  const node = id === undefined ? undefined : table[id];
  const target = node?.annotatedRef === undefined ? undefined : table[node.annotatedRef];
  if (!node || !target) return node;
  return { ...target, ...(node.description && { description: node.description }), nullable: node.nullable };
}

/** Finds the alternatives of a schema. */
export function findAlternatives(node: SchemaNode): Alternatives | undefined {
  return node.applicators.find((applicator): applicator is Alternatives => 'variants' in applicator);
}

/** Returns the schemas that apply to some values: `then`, `else`, and dependent schemas. */
export function getBranches(node: SchemaNode | undefined): SchemaId[] {
  return (node?.applicators ?? []).flatMap((one) =>
    one.kind === 'if' ? [one.then, one.else].filter((id) => id !== undefined) : [],
  );
}

/** Returns the properties of an object, the required ones first. */
export function getProperties(node: SchemaNode | undefined): Property[] {
  if (node?.kind !== 'object') return [];
  return [
    ...node.properties.filter(({ required }) => required),
    ...node.properties.filter(({ required }) => !required),
  ];
}

/** Finds the schema of a property of a map, or of one that an object does not name. */
export function findFurther(node: SchemaNode | undefined, name: string): SchemaId | undefined {
  if (node?.kind !== 'object') return undefined;
  for (const { pattern, schema } of node.patternProperties) if (matches(pattern, name)) return schema;
  return typeof node.additionalProperties === 'string' ? node.additionalProperties : undefined;
}

/** Returns true if a name matches a pattern without nested repetitions, which could take forever. */
function matches(pattern: string, name: string): boolean {
  if (/[+*}]\)?[+*{]|\(.*[+*|].*\)[+*{]/.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

/** Finds the alternative that a value has most in common with. */
export function findVariant(
  table: SchemaTable,
  { variants, discriminator }: Alternatives,
  value: unknown,
): Variant | undefined {
  if (value === undefined) return undefined;
  const chosen = discriminator !== undefined && isObject(value) ? value[discriminator] : undefined;
  const named = variants.find(({ values }) => typeof chosen === 'string' && values.includes(chosen));
  if (named) return named;
  const scored = variants.map((variant) => ({ variant, score: toScore(table, variant.schema, value) }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, one) => (one.score > (best?.score ?? 0) ? one : best),
    undefined,
  )?.variant;
}

function toScore(table: SchemaTable, id: SchemaId, value: unknown, level = 0): number {
  const node = findNode(table, id);
  if (!node || level > 4) return 0;
  const alternatives = findAlternatives(node);
  const inner = alternatives?.variants.map(({ schema }) => toScore(table, schema, value, level + 1)) ?? [];
  return Math.max(toOwnScore(table, node, value), ...inner);
}

function toOwnScore(table: SchemaTable, node: SchemaNode, value: unknown): number {
  if (node.const !== undefined) return node.const === JSON.stringify(value) ? 3 : 0;
  if (node.enumeration) return node.enumeration.some((one) => one.value === JSON.stringify(value)) ? 3 : 0;
  if (node.kind === 'array') return Array.isArray(value) ? 1 : 0;
  if (node.kind === 'any') return 0.1;
  if (node.kind === 'scalar')
    return node.type === toJsonType(value) || (node.type === 'number' && toJsonType(value) === 'integer') ? 1 : 0;
  if (node.kind !== 'object' || !isObject(value)) return 0;
  const names = new Set(node.properties.map(({ name }) => name));
  const missing = node.properties.filter(({ name, required }) => required && !(name in value)).length;
  const known = Object.keys(value).filter((name) => names.has(name)).length;
  const named = node.properties.map(({ name, schema }) => toNamedScore(findNode(table, schema), value[name]));
  return Math.max(0.2, 1 + known - 2 * missing + named.reduce((sum, one) => sum + one, 0));
}

/** Scores the value of a property by those that its schema names. The only one that is possible tells alternatives apart best. */
function toNamedScore(node: SchemaNode | undefined, value: unknown): number {
  const named = node?.const === undefined ? node?.enumeration?.map((one) => one.value) : [node.const];
  if (named === undefined || value === undefined) return 0;
  if (!named.includes(JSON.stringify(value))) return -4;
  return named.length === 1 ? 4 : 1;
}
