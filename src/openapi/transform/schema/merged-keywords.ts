import { isMarkedNumber, toNumber, toNumbers } from '../../exact-numbers';
import { isObject, type JsonObject } from '../../json-members';
import type { Source } from './applying-schemas';

/**
 * Reads keywords from all the schema objects that apply together.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export class Merged {
  constructor(readonly sources: Source[]) {}

  /** Returns the value with the highest precedence. */
  find(key: string): unknown {
    return this.getAll(key)[0];
  }

  /** Returns the string with the highest precedence. */
  findText(key: string): string | undefined {
    return this.getAll(key).find((value): value is string => typeof value === 'string');
  }

  /** Returns every value of a keyword. */
  getAll(key: string): unknown[] {
    return this.sources.filter(({ schema }) => Object.hasOwn(schema, key)).map(({ schema }) => schema[key]);
  }

  /** Returns the schema objects that have a keyword. */
  getSources(key: string): Source[] {
    return this.sources.filter(({ schema }) => Object.hasOwn(schema, key));
  }

  /** Returns true if a keyword is `true` in any schema object. */
  isTrue(key: string): boolean {
    return this.getAll(key).includes(true);
  }

  /** Finds the strictest of several bounds: the greatest minimum, the least maximum. */
  findBound(key: string, side: 'least' | 'greatest'): unknown {
    const bounds = this.getAll(key).filter((value) => typeof value === 'number' || isMarkedNumber(value));
    const sorted = bounds.sort((one, other) => toNumber(one) - toNumber(other));
    return side === 'least' ? sorted[0] : sorted[sorted.length - 1];
  }

  /** Returns the distinct strings in the lists of a keyword. */
  getTexts(key: string): string[] {
    const texts = this.getAll(key).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
    return [...new Set(texts.filter((text): text is string => typeof text === 'string'))];
  }

  /** Returns the names in the maps of a keyword, each with the schema objects that declare it. */
  getMembers(key: string): Map<string, Source[]> {
    const members = new Map<string, Source[]>();
    for (const source of this.getSources(key)) {
      const map = source.schema[key];
      if (!isObject(map)) continue;
      for (const name of Object.keys(map)) members.set(name, [...(members.get(name) ?? []), source]);
    }
    return members;
  }
}

/** Returns the keywords that the sampler needs and that the model stores only as phrases or not at all. */
export function toKeywords(merged: Merged): JsonObject {
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
  return toExclusive(keywords, merged);
}

/** Converts `exclusiveMinimum: true` of OpenAPI 3.0 to the number of later versions, and the maximum likewise. */
function toExclusive(keywords: Record<string, unknown>, merged: Merged): JsonObject {
  const { minimum, maximum, ...others } = keywords;
  return {
    ...others,
    ...(minimum === undefined ? {} : { [merged.isTrue('exclusiveMinimum') ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum === undefined ? {} : { [merged.isTrue('exclusiveMaximum') ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}
