import { toNumber, toNumbers } from '../../exact-numbers';
import type { JsonObject } from '../../find-members-of-parsed-json';
import type { Merged } from './read-keywords-of-applying-schemas';

/**
 * Returns the keywords that the sampler needs and that the model stores only as phrases or not at all.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6
 */
export function toSamplerKeywords(merged: Merged): JsonObject {
  const keywords: Record<string, unknown> = {};
  for (const key of ['minLength', 'minItems', 'minContains', 'minProperties', 'minimum', 'exclusiveMinimum']) {
    const bound = merged.findBound(key, 'greatest');
    if (bound !== undefined) keywords[key] = toNumber(bound);
  }
  for (const key of ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']) {
    const bound = merged.findBound(key, 'least');
    if (bound !== undefined) keywords[key] = toNumber(bound);
  }
  for (const key of ['multipleOf', 'pattern', 'xml']) {
    const value = merged.find(key);
    if (value !== undefined) keywords[key] = toNumbers(value);
  }
  return keywords;
}
