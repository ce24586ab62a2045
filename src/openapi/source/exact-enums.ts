import type { NormalizedProblem } from '@redocly/openapi-core';
import { findExactValue, isLossy } from '../exact-numbers';
import { findMember } from '../json';
import { toKeys } from '../pointer';
import type { FolderResolver } from './folder-resolver';

const exactValues = new WeakMap<object, unknown>();

/** Returns true for a duplicate in `enum` that is none: the linter reads integers beyond 2^53 without their last digits. */
export function isFalseDuplicate({ ruleId, location: [place] }: NormalizedProblem, resolver: FolderResolver): boolean {
  if (ruleId !== 'no-duplicated-enum-values' || place?.pointer === undefined) return false;
  const { source, pointer } = place;
  if (!exactValues.has(source))
    exactValues.set(source, findExactValue(source.body, resolver.getParsed(source.absoluteRef)));
  const keys = toKeys(pointer);
  const index = Number(keys.pop());
  const values = keys.reduce(getChild, exactValues.get(source));
  if (!Array.isArray(values)) return false;
  const earlier = values.slice(0, index);
  return [values[index], ...earlier].some(isLossy) && !earlier.includes(values[index]);
}

function getChild(value: unknown, key: string): unknown {
  return Array.isArray(value) ? (value[Number(key)] as unknown) : findMember(value, key);
}
