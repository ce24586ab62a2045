import { findText } from '../json-members';
import type { ExternalDocs } from '../model/shared';

/**
 * Reads a link to external documentation. Returns undefined if there is no URL.
 * @see https://spec.openapis.org/oas/v3.1.1.html#external-documentation-object
 */
export function toExternalDocs(value: unknown): ExternalDocs | undefined {
  const url = findText(value, 'url');
  return url === undefined ? undefined : { url, description: findText(value, 'description') };
}
