import { findText } from '../find-members-of-parsed-json';
import type { ExternalDocs } from '../model/prose-marks-server-and-docs-links';

/**
 * Reads a link to external documentation. Returns undefined if there is no URL.
 * @see https://spec.openapis.org/oas/v3.1.1.html#external-documentation-object
 */
export function toExternalDocs(value: unknown): ExternalDocs | undefined {
  const url = findText(value, 'url');
  return url === undefined ? undefined : { url, description: findText(value, 'description') };
}

/**
 * Returns the text of a name and a description, one after the other, unless the description begins with the words of the name.
 * @see https://spec.openapis.org/oas/v3.2.0.html#server-object
 * @see https://spec.openapis.org/oas/v3.2.0.html#response-object
 */
export function findNameAndDescription(object: unknown, name: 'name' | 'summary'): string | undefined {
  const [first, second] = [findText(object, name), findText(object, 'description')];
  if (first === undefined || second === undefined) return second ?? first;
  const start = first.trim();
  const isRepeated = second.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(second.slice(start.length));
  return isRepeated ? second : `${first}\n\n${second}`;
}
