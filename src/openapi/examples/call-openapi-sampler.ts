import { sample } from 'openapi-sampler';
import type { JSONSchema7 } from 'json-schema';
import { isObject } from '../find-members-of-parsed-json';

const assigned = '__proto__';
const placeholder = '\u0001__proto__';

/** Returns the name of a property for the sampler, which assigns values: assigning to `__proto__` adds no property. */
export function toSampled(name: string): string {
  return name === assigned ? placeholder : name;
}

/** Returns a sample with the names of the schema. */
function withNames(sample: unknown): unknown {
  if (Array.isArray(sample)) return sample.map(withNames);
  if (!isObject(sample)) return sample;
  const entries = Object.entries(sample).map(([name, value]) => [
    name === placeholder ? assigned : name,
    withNames(value),
  ]);
  return Object.fromEntries(entries);
}

/** Returns a value for a tree, or undefined if the sampler rejects it, for example because of its pattern. */
export function toSample(tree: Record<string, unknown>): unknown {
  try {
    return withNames(sample(tree as JSONSchema7, { quiet: true, enablePatterns: true }));
  } catch {
    return undefined;
  }
}
