import { findMember, getEntries, getItems, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import type { Internal } from './internal-items';

/**
 * Returns an example, default, or other value of a schema without the values of internal properties. Returns undefined for text
 * that names one of them, such as an example in XML.
 */
function stripValue(value: unknown, schema: unknown, internal: Internal): unknown {
  const schemas = spread([schema], internal);
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => [one['items'], ...getItems(one, 'prefixItems')]);
    return value.map((item: unknown) => items.reduce<unknown>((left, one) => stripValue(left, one, internal), item));
  }
  const hidden = new Set(schemas.flatMap((one) => internal.getProperties(one)));
  if (typeof value === 'string') return [...hidden].some((name) => value.includes(name)) ? undefined : value;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(
    kept.map(([name, member]) => {
      const own = schemas.flatMap((one) => [findMember(one['properties'], name) ?? one['additionalProperties']]);
      return [name, own.reduce<unknown>((left, one) => stripValue(left, one, internal), member)];
    }),
  );
}

/** Returns schemas with those that they refer to and combine. */
function spread(schemas: unknown[], internal: Internal): JsonObject[] {
  const found = new Set<JsonObject>();
  const pending = [...schemas];
  while (pending.length > 0) {
    const next = pending.pop();
    const target = isObject(next) ? internal.document.resolve({ value: next, pointer: '#' })?.value : undefined;
    for (const schema of [next, target]) {
      if (!isObject(schema) || found.has(schema)) continue;
      found.add(schema);
      pending.push(...['allOf', 'anyOf', 'oneOf'].flatMap((key) => getItems(schema, key)));
    }
  }
  return [...found];
}

/** Returns the examples of a media type, parameter, or schema without internal values. Leaves out those that are only internal. */
export function stripExamples(key: string, value: unknown, schema: unknown, internal: Internal): unknown {
  // The items of these lists are values of the schema itself.
  if (Array.isArray(value) && (key === 'enum' || key === 'examples'))
    return value.map((item: unknown) => stripValue(item, schema, internal));
  if (key !== 'examples') return stripValue(value, schema, internal);
  return Object.fromEntries(
    getEntries({ value }, 'value').flatMap(([name, example]) => {
      const whole = isObject(example) ? internal.document.resolve({ value: example, pointer: '#' })?.value : undefined;
      if (!whole) return [[name, example]];
      if (internal.has(example)) return [];
      const stripped = Object.entries(whole).map(([field, content]): [string, unknown] => [
        field,
        literals.has(field) ? stripValue(content, schema, internal) : content,
      ]);
      const isGone = stripped.some(([field, content]) => literals.has(field) && content === undefined);
      const isSame = stripped.every(([field, content]) => JSON.stringify(content) === JSON.stringify(whole[field]));
      return isGone ? [] : [[name, isSame ? example : Object.fromEntries(stripped)]];
    }),
  );
}

const literals = new Set(['value', 'dataValue', 'serializedValue']);
