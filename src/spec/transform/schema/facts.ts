import { toNumbers } from '../../big-integers';
import type { JsonObject } from '../../json';
import { toNumber, type Merged } from './merged';

/** What a sampler needs to know of a schema as numbers, where the model has words. */
export function toFacts(merged: Merged): JsonObject {
  const facts: Record<string, unknown> = {};
  for (const key of ['minLength', 'minItems', 'minContains', 'minProperties', 'minimum', 'exclusiveMinimum']) {
    const bound = merged.findBound(key, 'greatest');
    if (bound !== undefined) facts[key] = toNumber(bound);
  }
  for (const key of ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']) {
    const bound = merged.findBound(key, 'least');
    if (bound !== undefined) facts[key] = toNumber(bound);
  }
  for (const key of ['multipleOf', 'pattern', 'xml']) {
    const value = merged.find(key);
    if (value !== undefined) facts[key] = toNumbers(value);
  }
  return toExclusive(facts, merged);
}

/** OpenAPI 3.0 says `exclusiveMinimum: true` where later versions give the number. */
function toExclusive(facts: Record<string, unknown>, merged: Merged): JsonObject {
  const { minimum, maximum, ...others } = facts;
  return {
    ...others,
    ...(minimum === undefined ? {} : { [merged.isTrue('exclusiveMinimum') ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum === undefined ? {} : { [merged.isTrue('exclusiveMaximum') ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}
