import { toNumbers } from '../big-integers';
import type { SpecDocument } from '../document';
import { isObject, type JsonObject } from '../json';
import { toFragment, toPointer } from '../pointer';
import type { PendingExamples } from '../transform/context';
import type { References } from '../transform/schema/references';

type Schema = Record<string, unknown> | boolean;

const maps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const lists = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems']);
const singles = new Set(['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'contains', 'not', 'if', 'then', 'else', 'contentSchema']);
const dropped = new Set(['$id', '$schema', '$anchor', '$dynamicAnchor', '$dynamicRef', '$ref', 'example', 'examples', 'default', 'discriminator', 'xml', 'nullable']);

/** Copies a document's schemas into the one dialect that the validator reads, for requests or for responses. */
export function toValidationRoot(document: SpecDocument, references: References, direction: PendingExamples['direction']): JsonObject {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  return copyOther(document.root, '#') as JsonObject;

  function copyOther(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => copyOther(item, toPointer(pointer, index)));
    if (!isObject(value)) return undefined;
    const isSchemas = pointer === '#/components/schemas';
    const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
      const place = toPointer(pointer, key);
      if (key === 'example' || key === 'examples' || typeof child !== 'object') return isSchemas ? [[key, copy(child, place)]] : [];
      return [[key, isSchemas || key === 'schema' ? copy(child, place) : copyOther(child, place)]];
    });
    return Object.fromEntries(entries);
  }

  function copy(value: unknown, pointer: string): Schema {
    if (typeof value === 'boolean') return value;
    if (!isObject(value)) return true;
    const target = typeof value['$ref'] === 'string' || typeof value['$dynamicRef'] === 'string' ? toReference(value, pointer) : undefined;
    if (target !== undefined && references.isOld) return target;
    const schema: Record<string, unknown> = typeof target === 'object' ? { ...target } : {};
    for (const [key, child] of Object.entries(value)) {
      if (!dropped.has(key) && !key.startsWith('x-')) define(schema, key, copyKeyword(key, child, toPointer(pointer, key)));
    }
    return toNullable(toExclusive(withoutHidden(schema, value, pointer)), value);
  }

  function copyKeyword(key: string, child: unknown, pointer: string): unknown {
    if (maps.has(key) && isObject(child)) {
      return Object.fromEntries(Object.entries(child).map(([name, schema]) => [name, copy(schema, toPointer(pointer, name))]));
    }
    if (lists.has(key) && Array.isArray(child)) return child.map((schema, index) => copy(schema, toPointer(pointer, index)));
    return singles.has(key) ? copy(child, pointer) : toNumbers(child);
  }

  function toReference(value: JsonObject, pointer: string): Schema {
    const found = references.findTarget(value, { pointer, scope: {} });
    const isCircle = found && references.findCanonical({ pointer, scope: {} }) === undefined;
    return found && !isCircle ? { $ref: toFragment(found.pointer) } : true;
  }

  /** A field that is only read is not there in a request, so nobody can require it. */
  function withoutHidden(schema: Record<string, unknown>, source: JsonObject, pointer: string): Record<string, unknown> {
    if (!isObject(source['properties'])) return schema;
    const names = Object.keys(source['properties']).filter((name) => isHidden(toPointer(pointer, 'properties', name)));
    const properties = { ...(schema['properties'] as Record<string, unknown>) };
    for (const name of names) define(properties, name, false);
    const required = Array.isArray(schema['required']) ? schema['required'].filter((name: unknown) => !names.includes(String(name))) : undefined;
    return { ...schema, properties, ...(required ? { required } : {}) };
  }

  function isHidden(pointer: string): boolean {
    const place = references.findCanonical({ pointer, scope: {} });
    const own = references.find(pointer);
    const target = place && references.find(place.pointer);
    return [own, target].some((schema) => isObject(schema) && schema[hidden] === true);
  }
}

/** OpenAPI 3.0: `exclusiveMinimum: true` beside `minimum`. */
function toExclusive(schema: Record<string, unknown>): Record<string, unknown> {
  const result = { ...schema };
  for (const [bound, exclusive] of [['minimum', 'exclusiveMinimum'], ['maximum', 'exclusiveMaximum']] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    if (result[exclusive]) [result[exclusive], result[bound]] = [result[bound], undefined];
    else delete result[exclusive];
    if (result[bound] === undefined) delete result[bound];
  }
  return result;
}

function toNullable(schema: Record<string, unknown>, source: JsonObject): Schema {
  if (source['nullable'] !== true) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}

/** `__proto__` is a name like any other. */
function define(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
