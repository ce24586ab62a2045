import { BundledDocument, isKeyOfData, keysOfMaps } from '../find-in-bundled-document';
import { isObject, type JsonObject } from '../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';

/** The base of a document without a `$self`. Nothing is ever requested from it. */
export const unnamed = 'https://document.invalid/';

/** A schema or document that has an identifier. */
interface Resource {
  pointer: string;
  value: JsonObject;
}

/**
 * Replaces references to `$id` and `$self` by pointers, because the linter would look for files with these names, and those to an
 * `$anchor` in a schema or document that has one of them. Changes the document.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.1
 * @see https://spec.openapis.org/oas/v3.2.0.html#openapi-self
 */
export function resolveIdentifiers(document: unknown): void {
  if (!isObject(document)) return;
  const resources = new Map<string, Resource>();
  const self = typeof document['$self'] === 'string' ? toUri(document['$self'], unnamed) : undefined;
  const base = self ?? unnamed;
  if (self !== undefined) resources.set(withoutFragment(self), { pointer: '#', value: document });
  visit(document, '#', base, (value, pointer, own) => {
    if (typeof value['$id'] === 'string') resources.set(withoutFragment(own), { pointer, value });
  });
  if (resources.size === 0) return;
  visit(document, '#', base, (value, _, own) => {
    const reference = value['$ref'];
    // In a schema with an `$id`, a fragment is one of this schema. Many authors mean the document, so that is tried next.
    if (typeof reference !== 'string' || (reference.startsWith('#') && own === base)) return;
    const uri = toUri(reference, own);
    const resource = uri === undefined ? undefined : resources.get(withoutFragment(uri));
    const fragment = uri === undefined ? '' : decodeFragment(uri);
    if (!resource || (reference.startsWith('#') && !has(resource, fragment))) return;
    const pointer = findPointer(resource, fragment);
    if (pointer !== undefined) (value as Record<string, unknown>)['$ref'] = pointer;
  });
}

/** Returns false for a pointer to something that a resource does not contain. */
function has({ value }: Resource, fragment: string): boolean {
  return !fragment.startsWith('/') || new BundledDocument(value).find(`#${encodeURI(fragment)}`) !== undefined;
}

/** Returns the pointer of a fragment inside of a resource: itself, a pointer, or the name of an `$anchor`. */
function findPointer({ pointer, value }: Resource, fragment: string): string | undefined {
  if (fragment === '') return pointer;
  if (fragment.startsWith('/')) return `${pointer}${fragment}`;
  let found: string | undefined;
  visit(value, pointer, unnamed, (inner, place) => {
    if (inner['$anchor'] === fragment) found ??= place;
  });
  return found;
}

/** Calls a function with each object, its pointer, and its base URI, which an `$id` changes for the object and what is inside. */
function visit(
  value: unknown,
  pointer: string,
  base: string,
  use: (value: JsonObject, pointer: string, base: string) => void,
  isMap = false,
): void {
  if (Array.isArray(value)) value.forEach((item, index) => visit(item, toPointer(pointer, index), base, use));
  if (!isObject(value)) return;
  const own = (typeof value['$id'] === 'string' && toUri(value['$id'], base)) || base;
  use(value, pointer, own);
  for (const [key, child] of Object.entries(value))
    if (isMap || !isKeyOfData(key)) visit(child, toPointer(pointer, key), own, use, !isMap && keysOfMaps.has(key));
}

function toUri(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href : undefined;
}

function withoutFragment(uri: string): string {
  return uri.replace(/#.*$/s, '');
}

function decodeFragment(uri: string): string {
  const [, fragment = ''] = /#(.*)$/s.exec(uri) ?? [];
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
