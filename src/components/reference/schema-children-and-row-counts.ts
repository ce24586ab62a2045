import type { SchemaId, SchemaNode, SchemaTable } from '@/openapi/model/schema';
import { memoBy } from '@/lib/memo';
import { isMerged, isTypeOf, toPointers } from '@/lib/schema-ids';
import type { Cost } from './schema-row-budget';

/** Returns true for an array that says nothing about single items: these need no row. */
export function isPlainArray(node: SchemaNode | undefined): node is Extract<SchemaNode, { kind: 'array' }> {
  return (
    node?.kind === 'array' &&
    node.prefixItems.length === 0 &&
    node.contains === undefined &&
    node.applicators.length === 0
  );
}

/** Follows plain arrays to the schema of their items. */
export function getInnerId(schemas: SchemaTable, id: SchemaId): SchemaId {
  const seen = new Set<SchemaId>();
  let inner = id;
  for (let node = schemas[id]; isPlainArray(node) && node.items !== undefined; node = schemas[inner]) {
    if (seen.has(inner)) break;
    seen.add(inner);
    inner = node.items;
  }
  return inner;
}

/** Returns true if a schema has more to show than fits in one row. */
export function hasInside(schemas: SchemaTable, node: SchemaNode, seen: readonly SchemaId[] = []): boolean {
  // A map whose values are the same map contains nothing else.
  if (seen.includes(node.id)) return false;
  if (node.applicators.length > 0) return true;
  if (node.kind === 'array') return node.prefixItems.length > 0 || node.contains !== undefined;
  if (node.kind !== 'object') return false;
  if (!isPureMap(node))
    return node.properties.length > 0 || node.patternProperties.length > 0 || node.propertyNames !== undefined;
  const values =
    typeof node.additionalProperties === 'string' ? schemas[getInnerId(schemas, node.additionalProperties)] : undefined;
  return values !== undefined && (hasInside(schemas, values, [...seen, node.id]) || hasWords(values));
}

/** Returns true for an object with only additionalProperties: any names, with values of one schema. */
export function isPureMap(node: SchemaNode): boolean {
  if (node.kind !== 'object' || typeof node.additionalProperties !== 'string') return false;
  return node.properties.length === 0 && node.patternProperties.length === 0 && node.propertyNames === undefined;
}

/** Returns true if a schema has documentation or constraints besides its type. */
function hasWords(node: SchemaNode): boolean {
  return (
    node.description !== undefined ||
    node.enumeration !== undefined ||
    node.constraints.length > 0 ||
    node.default !== undefined ||
    node.const !== undefined ||
    node.notes.length > 0 ||
    node.otherKeywords !== undefined ||
    node.title !== undefined ||
    node.examples.length > 0 ||
    node.externalDocs !== undefined ||
    node.marks !== undefined ||
    node.access !== 'read-write'
  );
}

/** Returns the ids of the schemas directly inside another, in the order shown, without `propertyNames`. */
export function getShownChildIds(node: SchemaNode): SchemaId[] {
  const own =
    node.kind === 'object'
      ? [
          ...node.properties.map((property) => property.schema),
          ...node.patternProperties.map((pattern) => pattern.schema),
          ...(typeof node.additionalProperties === 'string' ? [node.additionalProperties] : []),
        ]
      : node.kind === 'array'
        ? [...node.prefixItems, ...[node.items, node.contains].filter((id) => id !== undefined)]
        : [];
  const subschemas = node.applicators.flatMap((applicator) => {
    if ('variants' in applicator) return applicator.variants.map((variant) => variant.schema);
    if ('schema' in applicator) return [applicator.schema];
    return [applicator.if, applicator.then, applicator.else].filter((id) => id !== undefined);
  });
  return [...own, ...subschemas];
}

/**
 * Returns true for an inline schema, as opposed to a reference. An unnamed schema merged from several is always inline, and so is
 * the alternative of one of several types.
 */
export function isInlineIn({ id, name, annotatedRef }: SchemaNode, outer: SchemaId): boolean {
  if (name !== undefined || annotatedRef !== undefined) return false;
  if (isMerged(id)) return true;
  return toPointers(outer).some((pointer) => id.startsWith(`${pointer}/`) || isTypeOf(id, pointer));
}

/** Counts the rows of a schema with those of its inline schemas. */
export function countRows(schemas: SchemaTable, id: SchemaId): number {
  return measureSchema(schemas, getInnerId(schemas, id)).rows;
}

const getMeasures = memoBy<SchemaTable, Map<SchemaId, Cost>>(() => new Map());

/** Counts the rows of a schema and its inline schemas, and the references out of them. */
export function measureSchema(schemas: SchemaTable, id: SchemaId): Cost {
  const known = getMeasures(schemas);
  const found = known.get(id);
  if (found) return found;
  const children = schemas[id] ? getShownChildIds(schemas[id]).map((child) => schemas[getInnerId(schemas, child)]) : [];
  const inlineChildren = children.filter((child) => child !== undefined && isInlineIn(child, id)).length;
  const total: Cost = { rows: 0, children: children.length, inlineChildren, references: 0 };
  const queue = [id];
  // A schema that is merged from several may contain itself.
  const seen = new Set(queue);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const node = schemas[next];
    for (const child of node ? getShownChildIds(node) : []) {
      total.rows += 1;
      const inner = schemas[getInnerId(schemas, child)];
      if (!inner || !hasInside(schemas, inner)) continue;
      if (!isInlineIn(inner, next)) total.references += 1;
      else if (!seen.has(inner.id)) {
        seen.add(inner.id);
        queue.push(inner.id);
      }
    }
  }
  known.set(id, total);
  return total;
}
