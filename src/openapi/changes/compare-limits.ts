import { toCanonical, toJsonText } from '../exact-numbers';
import { toFirstPointer } from '@/lib/schema-ids';
import type { SchemaNode } from '../model/schema';
import { findNumberBound } from '../transform/schema/constraints';
import type { Merged } from '../transform/schema/read-keywords-of-applying-schemas';
import type { NodePair } from './comparison-types-and-operation-names';

/** A limit as the text of a number, under the keyword that sets it. */
interface Limit {
  keyword: string;
  value: string;
}

const least = ['minLength', 'minItems', 'minProperties', 'minContains'] as const;
const greatest = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'] as const;

/** Compares the limits of numbers, lengths, and counts, patterns, and whether items must be unique. */
export function compareLimits(nodes: NodePair): void {
  const { before, after, merged } = nodes;
  const applies = (keyword: string) => [before, after].some((node) => canHave(node, keyword));
  // Each alternative of a type has the limits of the type.
  if (hasAlternativeForEachType(before) || hasAlternativeForEachType(after)) return;
  // Without a limit, `contains` requires one item. If it is new or removed, there is another change that says so.
  const required = [before, after].every((node) => node.kind === 'array' && node.contains !== undefined)
    ? 1
    : undefined;
  for (const keyword of least.filter(applies))
    compareLimit(nodes, 'low', (one) =>
      toLimit(keyword, one.findBound(keyword, 'greatest') ?? (keyword === 'minContains' ? required : undefined)),
    );
  for (const keyword of greatest.filter(applies))
    compareLimit(nodes, 'high', (one, node) => findGreatest(keyword, one, node));
  compareLimit(nodes, 'low', (one) => findNumberLimit(one, 'low'));
  compareLimit(nodes, 'high', (one) => findNumberLimit(one, 'high'));
  compareSteps(nodes);
  const [wasUnique, isUnique] = [merged.before.isTrue('uniqueItems'), merged.after.isTrue('uniqueItems')];
  if (wasUnique !== isUnique)
    nodes.report({
      rule: isUnique ? 'limit-added' : 'limit-removed',
      keyword: 'uniqueItems',
      before: String(wasUnique),
      after: String(isUnique),
    });
  comparePatterns(nodes);
}

function compareLimit(
  { before, after, merged, report }: NodePair,
  side: 'low' | 'high',
  find: (merged: Merged, node: SchemaNode) => Limit | undefined,
): void {
  const [old, now] = [find(merged.before, before), find(merged.after, after)];
  if (!old && !now) return;
  const found = { keyword: now?.keyword ?? old?.keyword, before: old?.value, after: now?.value };
  if (!old) return report({ rule: 'limit-added', ...found });
  if (!now) return report({ rule: 'limit-removed', ...found });
  const isExclusive = ({ keyword }: Limit) => keyword.startsWith('exclusive');
  const exclusion = (Number(isExclusive(now)) - Number(isExclusive(old))) * (side === 'low' ? 1 : -1);
  const difference = (compareNumbers(now.value, old.value) || exclusion) * (side === 'low' ? 1 : -1);
  if (difference !== 0) report({ rule: difference > 0 ? 'limit-tightened' : 'limit-loosened', ...found });
}

function toLimit(keyword: string, value: unknown): Limit | undefined {
  const text = value === undefined ? '0' : toJsonText(value);
  // At least none is no limit.
  return keyword.startsWith('min') && toCanonical(text) === toCanonical('0') ? undefined : { keyword, value: text };
}

/** Finds an upper limit. A list of positions that allows no more items has as many items at most. */
function findGreatest(keyword: string, merged: Merged, node: SchemaNode): Limit | undefined {
  const value = merged.findBound(keyword, 'least');
  const isClosed = [...merged.getAll('items'), ...merged.getAll('unevaluatedItems')].includes(false);
  if (keyword === 'maxItems' && isClosed && node.kind === 'array' && value === undefined)
    return { keyword, value: String(node.prefixItems.length) };
  return value === undefined ? undefined : { keyword, value: toJsonText(value) };
}

function findNumberLimit(merged: Merged, side: 'low' | 'high'): Limit | undefined {
  const bound = findNumberBound(merged, side);
  const [word, exclusive] = side === 'low' ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  return bound && { keyword: bound.exclusive ? (exclusive ?? '') : (word ?? ''), value: toJsonText(bound.value) };
}

function compareSteps({ merged, report }: NodePair): void {
  const [before, after] = [findStep(merged.before), findStep(merged.after)];
  if (before === after || (before && after && toCanonical(before) === toCanonical(after))) return;
  const found = { keyword: 'multipleOf', before, after };
  if (before === undefined) report({ rule: 'limit-added', ...found });
  else if (after === undefined) report({ rule: 'limit-removed', ...found });
  else if (isMultiple(after, before)) report({ rule: 'limit-tightened', ...found });
  else report({ rule: isMultiple(before, after) ? 'limit-loosened' : 'limit-changed', ...found });
}

function findStep(merged: Merged): string | undefined {
  const steps = merged.getAll('multipleOf').map((step) => toJsonText(step));
  const distinct = new Map(steps.map((step) => [toCanonical(step), step]));
  return distinct.size === 0
    ? undefined
    : [...distinct.keys()]
        .sort()
        .map((key) => distinct.get(key))
        .join(', ');
}

function isMultiple(one: string, other: string): boolean {
  const quotient = Number(one) / Number(other);
  // The rounding error of a division is proportional to its result.
  return Math.abs(quotient - Math.round(quotient)) <= quotient * 1e-15;
}

function comparePatterns({ merged, report }: NodePair): void {
  const [before, after] = [findPatterns(merged.before), findPatterns(merged.after)];
  if (before === after) return;
  const rule = before === undefined ? 'pattern-added' : after === undefined ? 'pattern-removed' : 'pattern-changed';
  report({ rule, keyword: 'pattern', before, after });
}

function findPatterns(merged: Merged): string | undefined {
  const patterns = [...new Set(merged.getAll('pattern').map(String))].sort();
  return patterns.length === 0 ? undefined : patterns.join(' and ');
}

/** Compares two numbers of JSON without losing the digits of large integers. */
function compareNumbers(one: string, other: string): number {
  if (toCanonical(one) === toCanonical(other)) return 0;
  const isInteger = [one, other].every((text) => /^-?\d+$/.test(text));
  if (isInteger) return BigInt(one) < BigInt(other) ? -1 : 1;
  return Number(one) < Number(other) ? -1 : 1;
}

/** Returns true if a length or a count limits values of this kind: the length of an object says nothing. */
function canHave({ kind }: SchemaNode, keyword: string): boolean {
  if (kind === 'object') return keyword.endsWith('Properties');
  if (kind === 'array') return /(?:Items|Contains)$/.test(keyword);
  return kind !== 'scalar' || keyword.endsWith('Length');
}

/** Returns true for a schema with several types, each of which is an alternative. */
function hasAlternativeForEachType(node: SchemaNode): boolean {
  const pointer = toFirstPointer(node.id);
  return node.applicators.some(
    (applicator) =>
      'variants' in applicator &&
      applicator.variants.some(({ schema }) => schema !== node.id && toFirstPointer(schema) === pointer),
  );
}
