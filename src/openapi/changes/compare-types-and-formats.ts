import type { SchemaNode } from '../model/schema';
import type { NodePair } from './comparison-types-and-operation-names';
import { getTypes } from './types-and-flat-alternatives';

/** Compares types, `null`, and formats. Returns false if no value can match both schemas. */
export function compareTypesAndFormats(nodes: NodePair): boolean {
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

function accepts(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function toTypeText(types: string[] | undefined): string {
  if (types === undefined) return 'any type';
  return types.length === 0 ? 'no value' : types.join(' or ');
}
