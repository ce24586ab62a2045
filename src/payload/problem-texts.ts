import * as messages from '@/messages';
import {
  getNames,
  getSchemas,
  isSchemaObject,
  type SchemaObject,
  findWritten,
} from './find-subschemas-properties-and-keywords';
import type { JsonSchema, ServiceSchemas } from './schema-and-explanation-types';

/** What does not match a keyword: the value, and the schema with the keyword. */
export interface Fault {
  keyword: string;
  value: unknown;
  schema?: unknown;
  /** The value of the keyword. */
  alternatives?: unknown;
  /** The name of the property, or the number of the item. */
  name?: string | number;
  /** The fault of a name, for `propertyNames`. */
  ofName?: Fault;
  /** The schema that allows no other properties or items. */
  parent?: unknown;
  root?: unknown;
  service?: ServiceSchemas;
}

const texts = messages.payloadFaults;
const mostValues = 12;

/** Says what is wrong with a value, in the words of the reader's language. Several texts say that several names are missing. */
export function toTexts(fault: Fault): string[] {
  const { keyword, value, ofName } = fault;
  const schema: SchemaObject = isSchemaObject(fault.schema) ? fault.schema : {};
  const names = isSchemaObject(value) ? Object.keys(value) : [];
  const count = Array.isArray(value) ? value.length : typeof value === 'string' ? [...value].length : names.length;
  const limit = schema[keyword] as number;
  switch (keyword) {
    case 'type':
      return [texts.type([schema['type']].flat().map(String), toType(value))];
    case 'enum':
      return [toEnumText(schema['enum'] as unknown[], value)];
    case 'const':
      return [toEnumText([schema['const']], value)];
    case 'required':
      return (schema['required'] as string[])
        .filter((name) => !names.includes(name))
        .map((name) => texts.required(toCode(name), toOptionalCode(findWritten(name, names))));
    case 'dependentRequired':
    case 'dependencies':
      return Object.entries(Object(schema[keyword]) as Record<string, unknown>).flatMap(([name, needed]) => {
        const missing = Array.isArray(needed) ? needed.map(String).filter((other) => !names.includes(other)) : [];
        return names.includes(name) && missing.length > 0 ? [texts.dependent(toCode(name), missing.map(toCode))] : [];
      });
    case 'false':
      return [toForbiddenText(fault)];
    case 'propertyNames':
      return ofName ? toTexts(ofName).map((text) => texts.name(text)) : [];
    case 'anyOf':
    case 'oneOf':
      return [toChoiceText(fault)];
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
    case 'minLength':
    case 'maxLength':
      return [texts[keyword](count, limit)];
    case 'minimum':
      return [schema['exclusiveMinimum'] === true ? texts.exclusiveMinimum(limit) : texts.minimum(limit)];
    case 'maximum':
      return [schema['exclusiveMaximum'] === true ? texts.exclusiveMaximum(limit) : texts.maximum(limit)];
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return [texts[keyword](limit)];
    case 'pattern':
    case 'format':
      return [texts[keyword](String(limit))];
    case 'contains':
    case 'minContains':
    case 'maxContains':
    case 'uniqueItems':
    case 'not':
      return [texts[keyword]];
    default:
      return [texts.other];
  }
}

function toEnumText(values: unknown[], value: unknown): string {
  const meant = values.find(
    (other) => typeof value === 'string' && typeof other === 'string' && findWritten(value, [other]),
  );
  const shown = values.slice(0, mostValues).map(toCode);
  return texts.enum(values.length > mostValues ? [...shown, '…'] : shown, toOptionalCode(meant));
}

function toForbiddenText({ name, parent, service }: Fault): string {
  if (typeof name === 'number') return texts.item;
  if (name === undefined || service === undefined) return texts.not;
  const names = getNames(getSchemas(parent as JsonSchema | undefined, service));
  return texts.property(toOptionalCode(findWritten(name, names)));
}

/** Names the values or types of all alternatives, if only they keep a value from fitting one. */
function toChoiceText({ keyword, value, alternatives, service }: Fault): string {
  const schemas =
    Array.isArray(alternatives) && service ? (alternatives as JsonSchema[]).map((one) => getSchemas(one, service)) : [];
  const values = schemas.map((all) =>
    all.flatMap(({ schema }) =>
      'const' in schema ? [schema['const']] : ((schema['enum'] as unknown[] | undefined) ?? []),
    ),
  );
  if (values.length > 0 && values.every((some) => some.length > 0) && !values.flat().includes(value))
    return toEnumText(values.flat(), value);
  const types = schemas.map((all) =>
    all.flatMap(({ schema }) => (schema['type'] as string | string[] | undefined) ?? []),
  );
  const type = toType(value);
  const isOfNone = !types.flat().some((other) => other === type || (other === 'integer' && Number.isInteger(value)));
  if (types.length > 0 && types.every((some) => some.length > 0) && isOfNone)
    return texts.type([...new Set(types.flat())], type);
  return keyword === 'oneOf' ? texts.oneOf : texts.anyOf;
}

/** Returns the type of JSON Schema. */
function toType(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function toCode(value: unknown): string {
  return JSON.stringify(value);
}

function toOptionalCode(value: unknown): string | undefined {
  return value === undefined ? undefined : toCode(value);
}
