import { isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { markKeys } from '../marks';
import type { References } from './references';

/** Returns pointers to the subschemas of a keyword, except for `null`, which the model stores as `nullable`. */
export function getSubschemas(
  schema: JsonObject,
  keyword: 'oneOf' | 'anyOf',
  references: References,
  pointer: string,
): string[] {
  const subschemas = schema[keyword];
  if (!Array.isArray(subschemas) || isConstantList(subschemas)) return [];
  const pointers = subschemas.map((_, index) => toPointer(pointer, keyword, index));
  return pointers.filter((subschema) => !isNull(references.find(subschema)));
}

/** Returns true if one of the alternatives is `null`. */
export function hasNullSubschema(schema: JsonObject): boolean {
  return [schema['oneOf'], schema['anyOf']].some((subschemas) => Array.isArray(subschemas) && subschemas.some(isNull));
}

function isNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const isOnly = (values: unknown, only: unknown) => Array.isArray(values) && values.length === 1 && values[0] === only;
  const type = schema['type'];
  return type === 'null' || isOnly(type, 'null') || schema['const'] === null || isOnly(schema['enum'], null);
}

/**
 * Returns true if the alternatives are a list of described constants, which reads better as an enumeration.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.3
 */
export function isConstantList(subschemas: unknown): subschemas is unknown[] {
  const known = new Set<string>(['const', 'title', 'description', 'type', ...markKeys]);
  return (
    Array.isArray(subschemas) &&
    subschemas.length > 1 &&
    subschemas.every(
      (subschema) =>
        isObject(subschema) &&
        Object.hasOwn(subschema, 'const') &&
        Object.keys(subschema).every((key) => known.has(key)),
    )
  );
}
