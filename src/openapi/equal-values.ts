import { isMarkedNumber, toCanonical, unmark } from './exact-numbers';
import { isObject } from './find-members-of-parsed-json';

/**
 * Returns true for values that are equal in JSON: `1` and `1.0`, and objects with their keys in another order. Numbers may be
 * marked.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.2
 */
export function isEqual(one: unknown, other: unknown): boolean {
  const [number, otherNumber] = [findNumber(one), findNumber(other)];
  if (number !== undefined || otherNumber !== undefined) return number === otherNumber;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

/** Returns a number in a form that is the same for all equal numbers. */
function findNumber(value: unknown): string | undefined {
  if (typeof value === 'number') return toCanonical(String(value));
  return isMarkedNumber(value) ? toCanonical(unmark(value)) : undefined;
}
