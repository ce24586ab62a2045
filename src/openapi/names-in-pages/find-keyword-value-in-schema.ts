import { memoBy } from '@/lib/memo';
import { toPointers } from '@/lib/schema-ids';
import { isMarkedNumber, toNumber } from '../exact-numbers';
import { toExclusive } from '../check-and-normalize-schema-keywords';
import { BundledDocument } from '../find-in-bundled-document';
import type { SchemaId } from '../model/schema';
import { findMember, type JsonObject } from '../find-members-of-parsed-json';
import { collectSources } from '../transform/schema/applying-schemas';
import { References } from '../transform/schema/references';

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

const getReferences = memoBy((document: JsonObject) => new References(new BundledDocument(document)));

/** Finds the value of a keyword in the schemas that the model merges into one: of limits, the one that applies. */
export function findKeyword(document: JsonObject, id: SchemaId, keyword: string): unknown {
  const locations = toPointers(id).map((pointer) => ({ pointer, scope: {} }));
  const { sources } = collectSources(getReferences(document), locations);
  // In OpenAPI 3.0, an exclusive limit is a boolean next to the limit.
  const values = sources.map(({ schema }) => findMember(toExclusive(schema), keyword));
  const side = limits.get(keyword);
  if (side === undefined) return values.find((value) => value !== undefined);
  const numbers = values.filter((value) => typeof value === 'number' || isMarkedNumber(value));
  const sorted = numbers.sort((one, other) => toNumber(one) - toNumber(other));
  return side === 'least' ? sorted[0] : sorted.at(-1);
}
