import type { JsonObject } from './find-members-of-parsed-json';
import { jsonTypes } from './transform/schema/find-json-types-and-their-keywords';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isBound: Check = (value) => isNumber(value) || typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isText: Check = (value) => typeof value === 'string';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isMap: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchemas: Check = (value) => Array.isArray(value) && value.length > 0;

/** The keywords whose value contains schemas by name, and those whose value is a list of schemas. */
export const schemaMaps: ReadonlySet<string> = new Set(
  'properties patternProperties $defs definitions dependentSchemas'.split(' '),
);
export const schemaLists: ReadonlySet<string> = new Set('allOf oneOf anyOf prefixItems'.split(' '));

/** What the value of a keyword must be. @see https://json-schema.org/draft/2020-12/json-schema-validation */
const checks = new Map<string, Check>([
  ['type', (value) => isText(value) || (isTexts(value) && isSchemas(value))],
  ['multipleOf', (value) => isNumber(value) && Number(value) > 0],
  ['minimum', isNumber],
  ['maximum', isNumber],
  ['exclusiveMinimum', isBound],
  ['exclusiveMaximum', isBound],
  ...'minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains'
    .split(' ')
    .map((key): [string, Check] => [key, isCount]),
  ['pattern', isText],
  ['format', isText],
  ['required', isTexts],
  ['enum', Array.isArray],
  ['uniqueItems', (value) => typeof value === 'boolean'],
  ...[...schemaMaps, 'dependentRequired'].map((key): [string, Check] => [key, isMap]),
  ...[...schemaLists].map((key): [string, Check] => [key, isSchemas]),
]);

/** Returns false for a keyword whose value has no meaning, such as `multipleOf: 0`. Validation and samples ignore it. */
export function isUsable(keyword: string, value: unknown): boolean {
  return checks.get(keyword)?.(value) ?? true;
}

/** The names that other type systems have for a type of JSON. */
const otherNames: Record<string, string> = {
  ...Object.fromEntries('int long short int32 int64'.split(' ').map((name) => [name, 'integer'])),
  ...Object.fromEntries('float double decimal'.split(' ').map((name) => [name, 'number'])),
  ...Object.fromEntries(
    'str text char date datetime date-time time uuid uri url email byte binary file'
      .split(' ')
      .map((name) => [name, 'string']),
  ),
  bool: 'boolean',
  list: 'array',
  map: 'object',
  dict: 'object',
};

/** Returns the type of JSON for a type, also for one that JSON does not have. Undefined if it is unknown. */
export function findJsonType(type: string): string | undefined {
  if (type === 'null' || jsonTypes.includes(type)) return type;
  const name = type.toLowerCase();
  return jsonTypes.includes(name) ? name : Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
}

/** Returns the types of JSON in the value of `type`. Undefined if one of them is unknown. */
export function findJsonTypes(value: unknown): string | string[] | undefined {
  if (typeof value === 'string') return findJsonType(value);
  const types = (value as string[]).map(findJsonType);
  return types.includes(undefined) ? undefined : types.filter((type) => type !== undefined);
}

/** Converts `exclusiveMinimum: true` next to `minimum` (OpenAPI 3.0) to a number, and the maximum likewise. */
export function toExclusive(schema: JsonObject): JsonObject {
  if (typeof schema['exclusiveMinimum'] !== 'boolean' && typeof schema['exclusiveMaximum'] !== 'boolean') return schema;
  const result: Record<string, unknown> = { ...schema };
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    if (result[exclusive]) [result[exclusive], result[bound]] = [result[bound], undefined];
    else delete result[exclusive];
    if (result[bound] === undefined) delete result[bound];
  }
  return result;
}

/** Allows null where `nullable` (OpenAPI 3.0) does. */
export function toNullable(schema: JsonObject, source: JsonObject): JsonObject {
  if (source['nullable'] !== true) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}
