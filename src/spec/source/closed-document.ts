import { SpecDocument } from '../document';
import { isObject, type JsonObject } from '../json';
import { toPointer } from '../pointer';
import { References } from '../transform/schema/references';

/** Keys whose members are named by the author, so that none of them is a keyword. */
const maps = new Set(
  'properties patternProperties $defs dependentSchemas schemas parameters headers responses requestBodies paths webhooks'.split(
    ' ',
  ),
);
const dropped = new Set(['example', 'examples', 'externalValue', '$dynamicRef']);

/**
 * Copies a document for a library that would fetch what lies outside, and knows references by pointer alone: without
 * extensions and examples, with every reference as a pointer; one that leads out becomes a schema of any value.
 */
export function toClosed(root: unknown): unknown {
  const references = new References(new SpecDocument(root));
  return copy(root, '#', false);

  function copy(value: unknown, pointer: string, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, toPointer(pointer, index), false));
    if (!isObject(value)) return value;
    const target = isMap ? undefined : findReference(value, pointer);
    if (target === 'outside') return {};
    const entries = Object.entries(value).filter(([key]) => isMap || !(dropped.has(key) || key.startsWith('x-')));
    const copies = entries.map(([key, child]) => [key, copy(child, toPointer(pointer, key), !isMap && maps.has(key))]);
    return { ...Object.fromEntries(copies), ...(target === undefined ? {} : { $ref: target }) };
  }

  function findReference(value: JsonObject, pointer: string): string | undefined {
    const reference = value['$ref'] ?? value['$dynamicRef'];
    if (typeof reference !== 'string') return undefined;
    if (/^#(\/|$)/.test(reference)) return reference;
    return references.findTarget(value, { pointer, scope: {} })?.pointer ?? 'outside';
  }
}
