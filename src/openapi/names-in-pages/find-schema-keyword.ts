import { findMember, isObject, type JsonObject, findAtPointer } from '../read-json-members';
import { isMarkedNumber, toNumber } from '../exact-numbers';
import type { SchemaId } from '../model/schema';

/** The keywords of JSON Schema that limit a value, and for each whether the greatest or the least of several applies. */
const limits = new Map<string, 'greatest' | 'least'>([
  ['minLength', 'greatest'],
  ['maxLength', 'least'],
  ['minimum', 'greatest'],
  ['maximum', 'least'],
  ['exclusiveMinimum', 'greatest'],
  ['exclusiveMaximum', 'least'],
  ['minItems', 'greatest'],
  ['maxItems', 'least'],
  ['minProperties', 'greatest'],
  ['maxProperties', 'least'],
]);

/** The keywords whose values pages can show. The model has the others. */
export const keywords = [...limits.keys(), 'multipleOf', 'pattern', 'format'];

/** Finds the value of a keyword in a schema, or in one that it refers to or extends: of limits, the one that applies. */
export function findKeyword(document: JsonObject, id: SchemaId, keyword: string): unknown {
  const values = findAll(document, id, keyword, new Set());
  const side = limits.get(keyword);
  if (side === undefined) return values.find((value) => value !== undefined);
  // In OpenAPI 3.0, an exclusive limit is a boolean next to the limit.
  const numbers = values.filter((value) => typeof value === 'number' || isMarkedNumber(value));
  const sorted = numbers.sort((one, other) => toNumber(one) - toNumber(other));
  return side === 'least' ? sorted[0] : sorted.at(-1);
}

function findAll(document: JsonObject, pointer: string, keyword: string, seen: Set<string>): unknown[] {
  if (seen.has(pointer)) return [];
  seen.add(pointer);
  const schema = findAtPointer(document, pointer);
  if (!isObject(schema)) return [];
  const [own, reference, allOf] = [keyword, '$ref', 'allOf'].map((key) => findMember(schema, key));
  return [
    own,
    ...(typeof reference === 'string' ? findAll(document, reference, keyword, seen) : []),
    ...(Array.isArray(allOf)
      ? allOf.flatMap((_, index) => findAll(document, `${pointer}/allOf/${index}`, keyword, seen))
      : []),
  ];
}
