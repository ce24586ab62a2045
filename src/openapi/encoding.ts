import type { Encoding } from './model';

/** Finds the encoding of a property. */
export function findEncoding(encodings: Encoding[], property: string): Encoding | undefined {
  return encodings.find(
    ({ target }) => typeof target === 'object' && 'property' in target && target.property === property,
  );
}
