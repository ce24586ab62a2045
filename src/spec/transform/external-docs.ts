import { findText } from '../json';
import type { ExternalDocs } from '../model';

/** Reads a link to documentation elsewhere; one without an address is none. */
export function toExternalDocs(value: unknown): ExternalDocs | undefined {
  const url = findText(value, 'url');
  return url === undefined ? undefined : { url, description: findText(value, 'description') };
}
