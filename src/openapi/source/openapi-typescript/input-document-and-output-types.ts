import { isMappingRef } from '@redocly/openapi-core';
import { BundledDocument, keysOfMaps } from '../../find-in-bundled-document';
import { Segments } from '../../anchors-and-former-anchors';
import { isLossy, isMarkedNumber, toNumber, withNumbers } from '../../exact-numbers';
import { findMember, getEntries, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { toKeys, toPointer } from '@/lib/json-pointer';
import { findJsonTypes } from '../../check-and-normalize-schema-keywords';
import { References, type SchemaLocation } from '../../transform/schema/references';
import { BoundSchemas } from './schemas-that-become-components';

/** The pointer of an operation. */
const isOperation = /^#\/(?:paths|webhooks)\/[^/]+\/(?:additionalOperations\/)?[^/]+$/;
const dropped = new Set(['example', 'examples', 'externalValue', '$dynamicRef', '$defs']);

/**
 * Copies a document for openapi-typescript, which fetches external documents and resolves references only by pointer.
 * The copy has no extensions and no examples, and each reference is a pointer. An external reference becomes a schema
 * that allows any value.
 */
export function toClosed(root: unknown): unknown {
  const references = new References(new BundledDocument(root));
  // Numbers an operationId that another operation has, like the model.
  const operationIds = new Segments();
  const components = findMember(findMember(root, 'components'), 'schemas');
  const bound = new BoundSchemas(references, (name) => isObject(components) && Object.hasOwn(components, name));
  const closed = copy(withWebhooks(root), '#', false, {});
  return addBound(closed);

  function copy(value: unknown, pointer: string, isMap: boolean, outer: SchemaLocation['scope']): unknown {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, toPointer(pointer, index), false, outer));
    if (!isObject(value)) return toTypedValue(value, pointer);
    const isScope = !isMap && ('$dynamicAnchor' in value || '$defs' in value);
    const scope = isScope ? references.enter({ pointer, scope: outer }).scope : outer;
    const target = isMap ? undefined : findReference(value, { pointer, scope });
    if (target === 'outside') return {};
    const entries = Object.entries(value).filter(([key]) => isMap || !(dropped.has(key) || key.startsWith('x-')));
    const copies = entries.map(([key, child]) => [
      isMap ? toOwnName(key) : key,
      isMapping(key, value, isMap)
        ? toPointers(child, pointer)
        : key === 'type' && !pointer.startsWith('#/components/securitySchemes/')
          ? toTypes(child, () => copy(child, toPointer(pointer, key), false, scope))
          : key === 'required' && !isMap && Array.isArray(child)
            ? child.map((name: unknown) => (typeof name === 'string' ? toOwnName(name) : name))
            : copy(child, toPointer(pointer, key), !isMap && keysOfMaps.has(key), scope),
    ]);
    const id = isOperation.test(pointer) && typeof value['operationId'] === 'string' ? value['operationId'] : undefined;
    return {
      ...Object.fromEntries(copies),
      ...(target === undefined ? {} : { $ref: toPointer('#', ...toKeys(target).map(toOwnName)) }),
      ...(id === undefined ? {} : { operationId: operationIds.claimName(id) }),
    };
  }

  /** Replaces the names in a mapping by pointers, which the library needs, and drops references without a target. */
  function toPointers(mapping: unknown, pointer: string): unknown {
    if (!isObject(mapping)) return mapping;
    const entries = Object.entries(mapping).flatMap(([value, target]) => {
      if (typeof target !== 'string') return [[value, target]];
      const reference = isMappingRef(target) ? target : toPointer('#/components/schemas', target);
      const found = references.findTarget({ $ref: reference }, { pointer, scope: {} });
      return found ? [[value, toPointer('#', ...toKeys(bound.getPointer(found)).map(toOwnName))]] : [];
    });
    return Object.fromEntries(entries) as unknown;
  }

  function findReference(value: JsonObject, location: SchemaLocation): string | undefined {
    const reference = value['$ref'] ?? value['$dynamicRef'];
    if (typeof reference !== 'string') return undefined;
    const target = references.findTarget(value, location);
    if (!target) return 'outside';
    const found = bound.getPointer(target);
    return found === target.pointer && /^#(\/|$)/.test(reference) ? reference : found;
  }

  function addBound(document: unknown): unknown {
    const copies: [string, unknown][] = [];
    for (let next = bound.take(); next; next = bound.take()) {
      const { pointer, scope } = next.location;
      copies.push([toOwnName(next.name), copy(references.find(pointer), pointer, false, scope)]);
    }
    if (copies.length === 0 || !isObject(document)) return document;
    const others = findMember(document, 'components');
    const schemas = { ...(findMember(others, 'schemas') as JsonObject | undefined), ...Object.fromEntries(copies) };
    return { ...document, components: { ...(others as JsonObject | undefined), schemas } };
  }
}

/** Moves the webhooks of the extension `x-webhooks`, which come from before OpenAPI 3.1, to `webhooks`. */
function withWebhooks(root: unknown): unknown {
  const former = getEntries(root, 'x-webhooks');
  if (former.length === 0) return root;
  return { ...(root as JsonObject), webhooks: Object.fromEntries([...former, ...getEntries(root, 'webhooks')]) };
}

/** The pointer of a value that the types contain. */
const isValue = /\/(?:const|default|enum\/\d+)$/;

/** Returns a value as the library reads it: numbers without marks, except values with digits that JavaScript would lose. */
function toTypedValue(value: unknown, pointer: string): unknown {
  if (!isMarkedNumber(value) || (isLossy(value) && isValue.test(pointer))) return value;
  return toNumber(value);
}

/** Distinguishes a name from the member of all objects that has the same name: the library fails for `constructor`. */
const mark = '\uE000';

function toOwnName(name: string): string {
  return name in Object.prototype ? `${name}${mark}` : name;
}

/** Restores in the types of a closed document what the document contains: names, and all digits of numbers. */
export function toAuthored(types: string): string {
  return withNumbers(types.replaceAll(mark, '').replaceAll(/\\u[eE]000/g, ''));
}

/** Replaces the types of other type systems by those of JSON. An unknown one becomes undefined, which allows any value. */
function toTypes(type: unknown, toOther: () => unknown): unknown {
  return typeof type === 'string' ? findJsonTypes(type) : toOther();
}

/** Returns true for the mapping of a discriminator. */
function isMapping(key: string, discriminator: JsonObject, isMap: boolean): boolean {
  return key === 'mapping' && !isMap && typeof discriminator['propertyName'] === 'string';
}
