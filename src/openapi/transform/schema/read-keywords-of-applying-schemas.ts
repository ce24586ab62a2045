import { isMarkedNumber, toNumber } from '../../exact-numbers';
import { isObject } from '../../find-members-of-parsed-json';
import { toExclusive } from '../../check-and-normalize-schema-keywords';
import type { Source } from './applying-schemas';

/**
 * Reads keywords from all the schema objects that apply together.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export class Merged {
  readonly sources: Source[];

  constructor(sources: Source[]) {
    this.sources = sources.map((source) => ({ ...source, schema: toExclusive(source.schema) }));
  }

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
