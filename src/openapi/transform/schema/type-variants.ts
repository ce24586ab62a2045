import type { Alternatives, Applicator } from '../../model/schema';
import type { Build } from './build-context';
import { Merged } from './read-keywords-of-applying-schemas';
import type { Source } from './applying-schemas';
import { getKeywordsOf, jsonTypes } from './find-json-types-and-their-keywords';

/**
 * Returns true if each of several types becomes an alternative: if objects or arrays are among them, and the schema describes at least
 * one type, or consists only of types.
 */
export function hasTypeVariants(types: string[], sources: Source[]): boolean {
  if (types.length < 2 || !(types.includes('object') || types.includes('array'))) return false;
  const hasKeyword = (keywords: string[]) =>
    sources.some(({ schema }) => keywords.some((keyword) => Object.hasOwn(schema, keyword)));
  if (hasKeyword(types.flatMap(getKeywordsOf))) return true;
  return types.length < jsonTypes.length - 1 && !hasKeyword(['oneOf', 'anyOf', 'not', 'if']);
}

/**
 * Converts a list of types to alternatives.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.1
 */
export function toTypeVariants(
  { builder, locations, propertyIds }: Build,
  types: string[],
  others: Applicator[],
): Alternatives {
  const [location] = locations;
  const taken = new Set(
    others.flatMap((other) => ('variants' in other ? other.variants.map(({ anchor }) => anchor) : [])),
  );
  const variants = types.map((type) => ({
    schema: location ? builder.register({ ...location, only: type }, propertyIds) : '',
    anchor: taken.has(`:${type}`) ? `:${type}-type` : `:${type}`,
    title: type,
    values: [],
  }));
  return { kind: 'oneOf', variants };
}

/** Returns the keywords of all schema objects without those that apply only to the given types. */
export function withoutTypes({ sources }: Merged, types: string[]): Merged {
  const keywords = types.flatMap(getKeywordsOf);
  return new Merged(
    sources.map((source) => {
      const entries = Object.entries(source.schema).filter(([keyword]) => !keywords.includes(keyword));
      return { ...source, schema: Object.fromEntries(entries) };
    }),
  );
}
