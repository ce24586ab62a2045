import type { JsonSchema, ServiceSchemas } from './schema-and-explanation-types';
import { toKey } from '@/lib/json-pointer';
import { decodeUri } from '@/lib/decode-uri';

export type SchemaObject = Exclude<JsonSchema, boolean>;

/** A property of a schema, and the name of the component that declares it, if one does. */
export interface Declared {
  schema: JsonSchema;
  owner?: string;
}

const start = '#/components/schemas/';

/** Returns the name of the component that a schema refers to. */
function getTarget(schema: SchemaObject): string | undefined {
  const ref = schema['$ref'];
  return typeof ref === 'string' && ref.startsWith(start) ? toKey(decodeUri(ref.slice(start.length))) : undefined;
}

/** Lists a schema, the component that it refers to, and the schemas of `allOf`, `oneOf`, and `anyOf`, all of the same value. */
export function getSchemas(
  schema: JsonSchema | undefined,
  service: ServiceSchemas,
  owner?: string,
  seen = new Set<unknown>(),
): { schema: SchemaObject; owner?: string }[] {
  if (!isSchemaObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const target = getTarget(schema);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => {
    const list = schema[keyword];
    return Array.isArray(list) ? (list as JsonSchema[]) : [];
  });
  return [
    { schema, owner },
    ...(target === undefined ? [] : getSchemas(service.schemas[target], service, target, seen)),
    ...parts.flatMap((part) => getSchemas(part, service, owner, seen)),
  ];
}

/** Lists the properties that schemas of one value declare. */
export function getNames(schemas: { schema: SchemaObject }[]): string[] {
  return schemas.flatMap(({ schema }) =>
    isSchemaObject(schema['properties']) ? Object.keys(schema['properties']) : [],
  );
}

/** Finds the schema of a member of an object or array. */
export function findMember(
  schemas: { schema: SchemaObject; owner?: string }[],
  key: string | number,
): Declared | undefined {
  for (const { schema, owner } of schemas) {
    const properties = schema['properties'];
    if (typeof key === 'number') {
      const first: unknown = Array.isArray(schema['prefixItems']) ? schema['prefixItems'][key] : undefined;
      const item = first ?? schema['items'];
      if (isSchemaObject(item)) return { schema: item };
    } else if (isSchemaObject(properties) && Object.hasOwn(properties, key))
      return { schema: properties[key] as JsonSchema, owner };
  }
  if (typeof key === 'number') return undefined;
  for (const { schema } of schemas) {
    const patterns = schema['patternProperties'];
    if (!isSchemaObject(patterns)) continue;
    const found = Object.keys(patterns).find((pattern) => new RegExp(pattern, 'u').test(key));
    if (found !== undefined) return { schema: patterns[found] as JsonSchema };
  }
  const map = schemas.find(({ schema }) => isSchemaObject(schema['additionalProperties']));
  return map && { schema: map.schema['additionalProperties'] as JsonSchema };
}

/** Returns the first text of a keyword. */
export function findKeywordText(schemas: { schema: SchemaObject }[], keyword: string): string {
  for (const { schema } of schemas) {
    const value = schema[keyword];
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && keyword === 'type') return value.join(' or ');
  }
  return '';
}

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the name that differs from another one only in its capitals, hyphens, and underscores, and is not the same. */
export function findWritten(name: string, names: readonly string[]): string | undefined {
  const bare = toBare(name);
  return names.find((other) => other !== name && toBare(other) === bare);
}

function toBare(name: string): string {
  return name.replace(/[-_\s]/g, '').toLowerCase();
}
