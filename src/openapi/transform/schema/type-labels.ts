import * as messages from '@/messages';
import type { SchemaId, SchemaNode, SchemaTable } from '../../model/schema';

const depth = 6;

/** Sets the label of each node: its type in words. Labels such as `array of Pet` refer to other nodes, so the table must be complete. */
export function addLabels(table: SchemaTable): void {
  for (const node of Object.values(table)) node.label = toLabel(node, table, 0);
}

/** Returns the label of a schema inside another label: its name, otherwise its type. */
function toShortLabel(id: SchemaId, table: SchemaTable, level = 0): string {
  const node = table[id];
  if (!node || level > depth) return '…';
  if (node.name !== undefined) return node.name;
  const base = findOnlyBase(node, table);
  if (base === undefined) return toLabel(node, table, level);
  return node.nullable ? messages.orNull(base) : base;
}

/** Returns the label of what is inside of a list or a map. One of several types is in parentheses: `array of (string or null)`. */
function toInnerLabel(id: SchemaId, table: SchemaTable, level: number): string {
  const label = toShortLabel(id, table, level);
  const node = table[id];
  return node && isOneOfSeveral(node, table, label) ? `(${label})` : label;
}

function isOneOfSeveral(node: SchemaNode, table: SchemaTable, label: string): boolean {
  if (node.name !== undefined || label === findOnlyBase(node, table)) return false;
  if (node.nullable && node.kind !== 'any') return label !== 'null';
  if (node.kind === 'scalar') return node.type.includes(' or ');
  const variants = node.applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return node.kind === 'composition' && variants.length > 1 && label !== messages.oneOfCount(variants.length);
}

function toLabel(node: SchemaNode, table: SchemaTable, level: number): string {
  const label = toPlainLabel(node, table, level);
  return node.nullable && label !== 'null' && node.kind !== 'any' ? messages.orNull(label) : label;
}

function toPlainLabel(node: SchemaNode, table: SchemaTable, level: number): string {
  switch (node.kind) {
    case 'object':
      return findOnlyBase(node, table) ?? toObjectLabel(node, table, level);
    case 'array':
      return toArrayLabel(node, table, level);
    case 'scalar':
      return node.format ? `${node.type} <${node.format}>` : node.type;
    case 'composition':
      return findOnlyBase(node, table) ?? toAlternativesLabel(node, table, level);
    case 'any':
      return node.label || 'any';
    case 'never':
      return node.kind;
  }
}

function toObjectLabel(node: Extract<SchemaNode, { kind: 'object' }>, table: SchemaTable, level: number): string {
  const { additionalProperties: additional } = node;
  if (node.properties.length > 0 || node.patternProperties.length > 0 || !additional) return 'object';
  return messages.mapOf(additional === true ? 'any' : toInnerLabel(additional, table, level + 1));
}

function toArrayLabel(node: Extract<SchemaNode, { kind: 'array' }>, table: SchemaTable, level: number): string {
  if (node.prefixItems.length > 0)
    return messages.tupleOf(node.prefixItems.map((id) => toInnerLabel(id, table, level + 1)));
  return node.items === undefined ? 'array' : messages.arrayOf(toInnerLabel(node.items, table, level + 1));
}

function toAlternativesLabel(node: SchemaNode, table: SchemaTable, level: number): string {
  const variants = node.applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  if (variants.length > 3) return messages.oneOfCount(variants.length);
  const labels = variants.map(({ schema }) => toShortLabel(schema, table, level + 1));
  return labels.length === 0 ? 'any' : messages.orLabel([...new Set(labels)]);
}

/**
 * Returns the name of the base if a schema has one `allOf` base, or one that stands for another, and adds no properties or applicators. It
 * becomes the label.
 */
function findOnlyBase(node: SchemaNode, table: SchemaTable): string | undefined {
  const [base, ...others] = node.allOfBases;
  const target = base === undefined ? undefined : table[base];
  if (node.name !== undefined || !target) return undefined;
  if (others.length > 0 && target.annotatedRef === undefined) return undefined;
  const count = (value: SchemaNode) => (value.kind === 'object' ? value.properties.length : value.applicators.length);
  return target.kind === node.kind && count(target) === count(node) ? target.name : undefined;
}
