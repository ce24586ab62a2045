import { decodeUri } from './decode-uri';

/** Appends keys to a JSON pointer: `#/paths` and `/pets` become `#/paths/~1pets`. */
export function toPointer(parent: string, ...keys: (string | number)[]): string {
  return [parent, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Splits a JSON pointer into its keys and decodes percent-encoding, as in a URL fragment. */
export function toKeys(pointer: string): string[] {
  const parts = pointer.replace(/^#/, '').split('/').slice(1);
  return parts.map((part) => toKey(decodeUri(part)));
}

/** Decodes a part of a JSON pointer that is not percent-encoded. */
export function toKey(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
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
