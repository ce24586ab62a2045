import { parseYaml, type Location, type NormalizedProblem, type Source } from '@redocly/openapi-core';
import { isEqual } from '../equal-values';
import { hasLossyNumber } from '../exact-numbers';
import { findExactValue } from './exact-numbers-in-yaml';
import { findItemOrMember, isObject, type JsonObject } from '../find-members-of-parsed-json';
import { toKeys } from '@/lib/json-pointer';
import type { FolderResolver } from './folder-resolver';

/** The exact values of the files that have been searched. */
const exactValues = new WeakMap<Source, unknown>();

/** Returns true for a duplicate in `enum` that is none: the linter reads integers beyond 2^53 without their last digits. */
export function isFalseDuplicate({ ruleId, location: [place] }: NormalizedProblem, resolver: FolderResolver): boolean {
  if (ruleId !== 'no-duplicated-enum-values' || place?.pointer === undefined) return false;
  const { source, pointer } = place;
  const keys = toKeys(pointer);
  const index = Number(keys.pop());
  const values = findExact(source, keys, () => resolver.getParsed(source.absoluteRef));
  if (!Array.isArray(values)) return false;
  const earlier: unknown[] = values.slice(0, index);
  return (
    [values[index], ...earlier].some(hasLossyNumber) &&
    !earlier.some((value) => isEqual(value, values[index] as unknown))
  );
}

/** Returns the object at a location with marked numbers, or undefined if all numbers of its file are plain. */
export function findExactObject({ source, pointer }: Location): JsonObject | undefined {
  const found = findExact(source, toKeys(pointer), () => parseYaml(source.body));
  return isObject(found) ? found : undefined;
}

function findExact(source: Source, keys: string[], getParsed: () => unknown): unknown {
  if (!exactValues.has(source)) exactValues.set(source, findExactValue(source.body, getParsed()));
  return keys.filter((key) => key !== '').reduce(findItemOrMember, exactValues.get(source));
}
