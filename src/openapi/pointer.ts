import { decodeUri } from '@/lib/decode-uri';
import { findMember, type JsonObject } from './json-members';

/** Appends keys to a JSON pointer: `#/paths` and `/pets` become `#/paths/~1pets`. */
export function toPointer(parent: string, ...keys: (string | number)[]): string {
  return [parent, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Splits a JSON pointer into its keys and decodes percent-encoding, as in a URL fragment. */
export function toKeys(pointer: string): string[] {
  const parts = pointer.replace(/^#/, '').split('/').slice(1);
  return parts.map((part) => decodeUri(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a JSON pointer. */
export function findAtPointer(document: JsonObject, pointer: string): unknown {
  return toKeys(pointer).reduce<unknown>(
    (value, key) => (Array.isArray(value) ? (value as unknown[])[Number(key)] : findMember(value, key)),
    document,
  );
}

/** Percent-encodes a pointer for a URL fragment. */
export function toFragment(pointer: string): string {
  return pointer
    .split('/')
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
}

/** Returns true if a pointer is that of a value or of something in it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
