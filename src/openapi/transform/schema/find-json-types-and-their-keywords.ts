import { toJsonType } from '../../exact-numbers';
import type { JsonObject } from '../../find-members-of-parsed-json';

/** The keywords that apply only to values of one type. */
export const keywordsByType: Record<string, string[]> = {
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'unevaluatedProperties',
    'dependentRequired',
    'dependentSchemas',
  ],
  array: [
    'items',
    'prefixItems',
    'contains',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minContains',
    'maxContains',
    'unevaluatedItems',
  ],
  string: ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** All JSON Schema types except for `null`, which the model stores separately. */
export const jsonTypes = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

/**
 * Finds the types that a schema declares, including `null`. Returns undefined if it declares none.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.1
 */
export function findTypes(schema: JsonObject): string[] | undefined {
  const type = schema['type'];
  const types =
    typeof type === 'string'
      ? [type]
      : Array.isArray(type)
        ? type.filter((item) => typeof item === 'string')
        : undefined;
  if (!types || types.length === 0) return undefined;
  return schema['nullable'] === true && !types.includes('null') ? [...types, 'null'] : types;
}

/** Finds the only type that the keywords or values of a schema without `type` imply. */
export function findImpliedType(schema: JsonObject): string | undefined {
  const implied = Object.keys(keywordsByType).filter((type) =>
    keywordsByType[type]?.some((keyword) => Object.hasOwn(schema, keyword)),
  );
  if (implied.length === 1) return implied[0];
  const values = Array.isArray(schema['enum'])
    ? (schema['enum'] as unknown[])
    : Object.hasOwn(schema, 'const')
      ? [schema['const']]
      : [];
  const types = new Set(values.map(toJsonType));
  types.delete('null');
  if (types.has('number')) types.delete('integer');
  return types.size === 1 ? [...types][0] : undefined;
}

/** Intersects two lists of types. An integer is also a number. */
export function toCommonTypes(one: string[], other: string[]): string[] {
  const has = (types: string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...one.filter((type) => has(other, type)), ...other.filter((type) => has(one, type))])];
}

/** The keywords that a schema with several types has next to its alternatives, one for each type. */
const sharedKeywords = [
  'description',
  'title',
  'default',
  'example',
  'examples',
  'nullable',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'x-assumed',
];

/** Returns the keywords that apply only to values of one type. */
export function getKeywordsOf(type: string): string[] {
  return keywordsByType[type === 'integer' ? 'number' : type] ?? [];
}

/** Reduces a schema to one of its types: without keywords of other types and without those that its alternatives share. */
export function toOneType(schema: JsonObject, type: string): JsonObject {
  const own = getKeywordsOf(type);
  const foreign = Object.values(keywordsByType).flat();
  const isFormatOfOther = !hasFormat(type) && findTypes(schema)?.some(hasFormat);
  const dropped = new Set([
    ...foreign.filter((keyword) => !own.includes(keyword)),
    ...sharedKeywords,
    ...(isFormatOfOther ? ['format'] : []),
  ]);
  const kept = Object.entries(schema).filter(([keyword]) => !dropped.has(keyword));
  return { ...Object.fromEntries(kept), type };
}

function hasFormat(type: string): boolean {
  return type === 'string' || type === 'number' || type === 'integer';
}
