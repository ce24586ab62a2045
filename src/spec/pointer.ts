import { decodeUri } from '@/lib/decode-uri';

/** Extends a JSON pointer by keys: `#/paths` and `/pets` give `#/paths/~1pets`. */
export function toPointer(parent: string, ...keys: (string | number)[]): string {
  return [parent, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Cuts a JSON pointer into its keys; percent-encoding, as in a URL's fragment, is undone. */
export function toKeys(pointer: string): string[] {
  const parts = pointer.replace(/^#/, '').split('/').slice(1);
  return parts.map((part) => decodeUri(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes a pointer as the fragment of an address. */
export function toFragment(pointer: string): string {
  return pointer
    .split('/')
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
}
