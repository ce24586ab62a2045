import { isKeyOfData, keysOfMaps } from '../find-in-bundled-document';
import { findMember, isObject } from '../find-members-of-parsed-json';
import { toKeys } from '@/lib/json-pointer';
import { unnamed } from './identifiers-to-pointers';

/**
 * Replaces the URIs of security schemes in the requirements of a document by their names, which the linter knows. From OpenAPI 3.2
 * on, a requirement may contain both. Changes the document.
 * @see https://spec.openapis.org/oas/v3.2.0.html#security-requirement-object
 */
export function nameSecuritySchemes(document: unknown): void {
  const schemes = findMember(findMember(document, 'components'), 'securitySchemes');
  if (!isObject(schemes) || !/^3\.[2-9]/.test(String(findMember(document, 'openapi')))) return;
  const self = findMember(document, '$self');
  const base = typeof self === 'string' && URL.canParse(self, unnamed) ? new URL(self, unnamed).href : unnamed;
  visit(document);

  function visit(value: unknown, isMap = false): void {
    if (Array.isArray(value)) value.forEach((item) => visit(item));
    if (!isObject(value)) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'security' && Array.isArray(child)) child.forEach(rename);
      else if (isMap || !isKeyOfData(key)) visit(child, !isMap && keysOfMaps.has(key));
    }
  }

  function rename(requirement: unknown): void {
    if (!isObject(requirement)) return;
    const entries = Object.entries(requirement).map(([key, scopes]) => [findName(key) ?? key, scopes]);
    for (const key of Object.keys(requirement)) Reflect.deleteProperty(requirement, key);
    Object.assign(requirement, Object.fromEntries(entries));
  }

  /** Returns the name of the scheme of a URI. A text that is the name of a scheme is no URI. */
  function findName(key: string): string | undefined {
    if (Object.hasOwn(schemes as object, key) || !key.includes('#') || !URL.canParse(key, base)) return undefined;
    const { href, hash } = new URL(key, base);
    const [components, kind, name, ...rest] = toKeys(hash);
    const isInside = href.slice(0, -hash.length) === base && components === 'components' && kind === 'securitySchemes';
    return isInside && rest.length === 0 && name !== undefined && Object.hasOwn(schemes as object, name)
      ? name
      : undefined;
  }
}
