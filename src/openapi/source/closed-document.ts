import { isMappingRef } from '@redocly/openapi-core';
import { SpecDocument } from '../document';
import { Segments, toSegment } from '../anchors';
import { isObject, type JsonObject } from '../json';
import { toPointer } from '../pointer';
import { findJsonTypes } from '../examples/usable-keywords';
import { References } from '../transform/schema/references';

/** Keywords whose values are maps with names chosen by the author, so none of these names is a keyword. */
const maps = new Set(
  'properties patternProperties $defs dependentSchemas schemas parameters headers responses requestBodies paths webhooks'.split(
    ' ',
  ),
);
/** The pointer of an operation. */
const isOperation = /^#\/(?:paths|webhooks)\/[^/]+\/[^/]+$/;
const dropped = new Set(['example', 'examples', 'externalValue', '$dynamicRef']);

/**
 * Copies a document for openapi-typescript, which fetches external documents and resolves references only by pointer.
 * The copy has no extensions and no examples, and each reference is a pointer. An external reference becomes a schema
 * that allows any value.
 */
export function toClosed(root: unknown): unknown {
  const references = new References(new SpecDocument(root));
  const operationIds = new Segments();
  return copy(root, '#', false);

  function copy(value: unknown, pointer: string, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, toPointer(pointer, index), false));
    if (!isObject(value)) return value;
    const target = isMap ? undefined : findReference(value, pointer);
    if (target === 'outside') return {};
    const entries = Object.entries(value).filter(([key]) => isMap || !(dropped.has(key) || key.startsWith('x-')));
    const copies = entries.map(([key, child]) => [
      key,
      isMapping(key, value, isMap)
        ? toPointers(child, pointer)
        : key === 'type' && !pointer.startsWith('#/components/securitySchemes/')
          ? toTypes(child, () => copy(child, toPointer(pointer, key), false))
          : copy(child, toPointer(pointer, key), !isMap && maps.has(key)),
    ]);
    const id = isOperation.test(pointer) && typeof value['operationId'] === 'string' ? value['operationId'] : undefined;
    return {
      ...Object.fromEntries(copies),
      ...(target === undefined ? {} : { $ref: target }),
      ...(id === undefined ? {} : { operationId: toUnique(id) }),
    };
  }

  /** Numbers an operationId that another operation has, like the model. */
  function toUnique(id: string): string {
    const segment = operationIds.claim(id);
    return segment === toSegment(id) ? id : segment;
  }

  /** Replaces the names in a mapping by pointers, which the library needs, and drops references without a target. */
  function toPointers(mapping: unknown, pointer: string): unknown {
    if (!isObject(mapping)) return mapping;
    const entries = Object.entries(mapping).flatMap(([value, target]) => {
      if (typeof target !== 'string') return [[value, target]];
      const reference = isMappingRef(target) ? target : toPointer('#/components/schemas', target);
      const found = references.findTarget({ $ref: reference }, { pointer, scope: {} });
      return found ? [[value, found.pointer]] : [];
    });
    return Object.fromEntries(entries) as unknown;
  }

  function findReference(value: JsonObject, pointer: string): string | undefined {
    const reference = value['$ref'] ?? value['$dynamicRef'];
    if (typeof reference !== 'string') return undefined;
    const found = references.findTarget(value, { pointer, scope: {} })?.pointer ?? 'outside';
    return found !== 'outside' && /^#(\/|$)/.test(reference) ? reference : found;
  }
}

/** Replaces the types of other type systems by those of JSON. An unknown one becomes undefined, which allows any value. */
function toTypes(type: unknown, toOther: () => unknown): unknown {
  return typeof type === 'string' ? findJsonTypes(type) : toOther();
}

/** Returns true for the mapping of a discriminator. */
function isMapping(key: string, discriminator: JsonObject, isMap: boolean): boolean {
  return key === 'mapping' && !isMap && typeof discriminator['propertyName'] === 'string';
}
