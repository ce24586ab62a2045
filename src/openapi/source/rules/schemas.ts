import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isEqual } from '../../equal-values';
import { toJsonText } from '../../exact-numbers';
import { isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { findExactObject } from '../exact-numbers-for-lint-rules';

type Report = (key: string, message: string, severity?: 'error' | 'warn') => void;

/** Checks the values of keywords beyond their types. @see https://json-schema.org/draft/2020-12/json-schema-validation */
export const SchemaKeywords: Oas3Rule = () => ({
  Schema(schema: unknown, { report, location, specVersion }: UserContext) {
    if (!isObject(schema)) return;
    const tell = toTell(report, location, schema);
    checkLists(schema, specVersion === 'oas3_0', tell);
    checkValues(schema, tell);
    checkDefault(schema, location, tell);
    if (specVersion === 'oas3_0') checkOld(schema, tell);
  },
});

function toTell(report: UserContext['report'], location: Location, schema: JsonObject): Report {
  return (key, message, severity = 'error') =>
    report({
      message,
      location: schema[key] === undefined ? location.key() : location.child([key]),
      forceSeverity: severity,
    });
}

function checkLists(schema: JsonObject, isOld: boolean, tell: Report): void {
  for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems'])
    if (isEmpty(schema[key])) tell(key, `\`${key}\` must not be empty. Add a schema, or remove it.`);
  if (isEmpty(schema['type'])) tell('type', '`type` must not be an empty list. Add a type, or remove it.');
  if (isEmpty(schema['enum']))
    tell('enum', 'No value is in `enum`, so none is valid. Add values, or remove it.', 'warn');
  if (isOld && isEmpty(schema['required']))
    tell('required', '`required` must not be an empty list in OpenAPI 3.0. Remove it.');
  for (const key of ['required', 'type']) {
    const twice = findTwice(schema[key]);
    if (twice !== undefined) tell(key, `\`${key}\` contains "${String(twice)}" twice. Remove one of them.`);
  }
}

function checkValues(schema: JsonObject, tell: Report): void {
  if (schema['multipleOf'] === 0) tell('multipleOf', '`multipleOf` must be greater than 0. Use a positive number.');
  if (typeof schema['pattern'] === 'string' && !isPattern(schema['pattern']))
    tell('pattern', 'The pattern is not a regular expression of JavaScript. Correct it, or remove it.', 'warn');
  for (const [low, high] of ranges) {
    const [from, to] = [schema[low], schema[high]];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      tell(low, `No value is valid, because \`${low}\` is greater than \`${high}\`. Exchange them.`, 'warn');
  }
  if (schema['readOnly'] === true && schema['writeOnly'] === true)
    tell('writeOnly', '`readOnly` and `writeOnly` exclude each other. Remove one of them.');
  const { xml } = schema;
  if (isObject(xml) && xml['nodeType'] !== undefined && (xml['attribute'] ?? xml['wrapped']) !== undefined)
    tell('xml', '`nodeType` excludes `attribute` and `wrapped`. Keep only `nodeType`.');
}

/**
 * Checks a default against the values and the types of its schema.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.2
 */
function checkDefault(schema: JsonObject, location: Location, tell: Report): void {
  const { default: value, enum: values } = schema;
  if (value === undefined) return;
  const shown = JSON.stringify(value);
  const types = [schema['type'] ?? []]
    .flat()
    .filter((type) => typeof type === 'string' && Object.hasOwn(typeTests, type));
  const isNull = value === null && (schema['nullable'] === true || (Array.isArray(values) && values.includes(null)));
  if (types.length > 0 && !isNull && !types.some((type) => typeTests[String(type)]?.(value)))
    tell(
      'default',
      `The default ${shown} is not of the type ${types.join(' or ')}. Correct the default, or the type.`,
      'warn',
    );
  else if (Array.isArray(values) && !isNull) checkListed(schema, location, tell);
}

/** Checks that a default is in `enum`, with all digits of its numbers. */
function checkListed(schema: JsonObject, location: Location, tell: Report): void {
  const exact = hasNumber([schema['default'], schema['enum']]) ? findExactObject(location) : undefined;
  const { default: value, enum: values } = exact ?? schema;
  if (Array.isArray(values) && !values.some((one) => isEqual(one, value)))
    tell(
      'default',
      `The default ${toJsonText(value)} is not in \`enum\`. Add it there, or use another default.`,
      'warn',
    );
}

/** Returns true if a value contains a number, which may have been read without all of its digits, or as text: `1e400`. */
function hasNumber(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasNumber);
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d[\d.]*e[+-]?\d/i.test(value));
}

const typeTests: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  string: (value) => typeof value === 'string' || value instanceof Date,
  array: Array.isArray,
  object: isObject,
};

const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

/** Checks what only OpenAPI 3.0 demands. @see https://spec.openapis.org/oas/v3.0.4.html#schema-object */
function checkOld(schema: JsonObject, tell: Report): void {
  if (schema['type'] === 'array' && schema['items'] === undefined)
    tell('items', 'An array must have `items` in OpenAPI 3.0. Add `items: {}` to allow any item.');
  if (Array.isArray(schema['type']))
    tell(
      'type',
      'A list of types exists only in OpenAPI 3.1 and later. Use one type, with `nullable: true` for null, or `oneOf`.',
    );
  if (schema['type'] === 'null')
    tell('type', 'The type "null" exists only in OpenAPI 3.1 and later. Use `nullable: true` in a schema with a type.');
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function findTwice(value: unknown): unknown {
  return Array.isArray(value) ? value.find((item, index) => value.indexOf(item) !== index) : undefined;
}

function isPattern(pattern: string): boolean {
  return [undefined, 'u'].some((flags) => {
    try {
      return new RegExp(pattern, flags) instanceof RegExp;
    } catch {
      return false;
    }
  });
}
