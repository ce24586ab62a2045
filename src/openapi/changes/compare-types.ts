import type { SchemaId, SchemaNode, SchemaTable, Variant } from '../model/schema';
import type { NodePair } from './compared-pairs';

/** Compares types, `null`, and formats. Returns false if no value can match both schemas. */
export function compareTypes(nodes: NodePair): boolean {
  const { before, after, specs, report } = nodes;
  const [old, now] = [getTypes(before, specs.before.schemas), getTypes(after, specs.after.schemas)];
  const texts = { before: toTypeText(old), after: toTypeText(now), keyword: 'type' };
  const isNarrowed =
    old === undefined ? now !== undefined : now !== undefined && !old.every((type) => accepts(now, type));
  const isWidened =
    now === undefined ? old !== undefined : old !== undefined && !now.every((type) => accepts(old, type));
  if (isNarrowed && isWidened) report({ rule: 'type-changed', ...texts });
  else if (isNarrowed) report({ rule: 'type-narrowed', ...texts });
  else if (isWidened) report({ rule: 'type-widened', ...texts });
  compareNull(nodes);
  compareFormats(nodes);
  if (old === undefined || now === undefined) return true;
  return old.some((type) => accepts(now, type)) || now.some((type) => accepts(old, type));
}

function compareNull({ before, after, report }: NodePair): void {
  if (isUntyped(before) || isUntyped(after) || before.nullable === after.nullable) return;
  report({ rule: after.nullable ? 'null-allowed' : 'null-refused', keyword: 'type' });
}

/** A schema for any value, whose `null` is allowed without saying so, or for none. */
function isUntyped({ kind }: SchemaNode): boolean {
  return kind === 'any' || kind === 'never';
}

/** Formats of numbers, each with one that has all of its values. */
const wider = new Map([
  ['int32', 'int64'],
  ['float', 'double'],
]);

function compareFormats({ before, after, report }: NodePair): void {
  if (before.kind !== 'scalar' || after.kind !== 'scalar') return;
  const [old, now] = [before.format, after.format];
  const found = { keyword: 'format', before: old, after: now };
  if (old === now) return;
  if (old === undefined) report({ rule: 'format-added', ...found });
  else if (now === undefined) report({ rule: 'format-removed', ...found });
  else if (wider.get(old) === now) report({ rule: 'format-widened', ...found });
  else if (wider.get(now) === old) report({ rule: 'format-narrowed', ...found });
  else report({ rule: 'format-changed', ...found });
}

/** Lists the types of a schema except for `null`. Returns undefined for a schema that allows all, or whose alternatives say it. */
function getTypes(node: SchemaNode, table: SchemaTable): string[] | undefined {
  switch (node.kind) {
    case 'object':
    case 'array':
      return [node.kind];
    case 'scalar':
      return node.type === '' ? undefined : node.type.split(' or ').sort();
    case 'composition':
      return findFlatTypes(node, table);
    case 'any':
      return undefined;
    case 'never':
      return [];
  }
}

/** Finds the types of alternatives that are nothing but types or values: `oneOf: [{ type: string }, { type: integer }]`. */
export function findFlatTypes(node: SchemaNode, table: SchemaTable): string[] | undefined {
  const flat = findFlat(node, table);
  return flat && [...new Set(flat.flatMap((one) => getTypes(one, table) ?? []))].sort();
}

/** Finds the alternatives of a schema that has nothing else, if all of them are types, or if all of them are lists of values. */
export function findFlat(node: SchemaNode, table: SchemaTable): SchemaNode[] | undefined {
  const [only, ...others] = node.applicators;
  if (node.kind !== 'composition' || !only || others.length > 0 || !('variants' in only)) return undefined;
  const variants = only.variants.map(({ schema }: Variant) => toNode(schema, table));
  const hasValues = ({ enumeration, const: constant }: SchemaNode) =>
    enumeration !== undefined || constant !== undefined;
  const isAlike = variants.every(hasValues) || !variants.some(hasValues);
  return only.discriminator === undefined && isAlike && variants.every(isPlain) ? variants : undefined;
}

function isPlain(node: SchemaNode): boolean {
  return (
    node.kind === 'scalar' &&
    node.type !== '' &&
    node.format === undefined &&
    node.constraints.length === 0 &&
    node.applicators.length === 0
  );
}

function toNode(id: SchemaId, table: SchemaTable): SchemaNode {
  const node = table[id];
  if (!node) throw new Error(`There is no schema ${id}.`);
  return node;
}

function accepts(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function toTypeText(types: string[] | undefined): string {
  if (types === undefined) return 'any type';
  return types.length === 0 ? 'no value' : types.join(' or ');
}
