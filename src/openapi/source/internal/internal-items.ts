import type { BundledDocument } from '../../find-in-bundled-document';
import { findMember, findText, getEntries, isObject, type JsonObject } from '../../find-members-of-parsed-json';

/** Finds the things of a document that are marked with `x-internal: true`, directly or by the target of a reference. */
export class Internal {
  /** The names of internal tags. */
  readonly tags: ReadonlySet<string>;
  /** The names of internal security schemes. */
  private readonly schemes: ReadonlySet<string>;

  constructor(readonly document: BundledDocument) {
    const tags = findMember(document.root, 'tags');
    this.tags = new Set(
      (Array.isArray(tags) ? tags : []).filter((tag) => this.has(tag)).map((tag) => findText(tag, 'name') ?? ''),
    );
    const schemes = getEntries(findMember(document.root, 'components'), 'securitySchemes');
    this.schemes = new Set(schemes.flatMap(([name, scheme]) => (this.has(scheme) ? [name] : [])));
  }

  has(value: unknown): boolean {
    if (!isObject(value)) return false;
    if (value['x-internal'] === true) return true;
    return (
      typeof value['$ref'] === 'string' && this.document.resolve({ value, pointer: '#' })?.value['x-internal'] === true
    );
  }

  /** Returns true for a security requirement that names an internal scheme. */
  isRequirement(value: unknown): boolean {
    return isObject(value) && Object.keys(value).some((name) => this.schemes.has(name));
  }

  /** Returns true for the target of a discriminator's mapping, a reference or the name of a schema. */
  isMapping(target: unknown): boolean {
    if (typeof target !== 'string') return false;
    const reference = target.startsWith('#') ? target : `#/components/schemas/${target}`;
    return this.has({ $ref: reference });
  }

  /** Returns the names of the internal properties that a schema itself declares. */
  getProperties(schema: JsonObject): string[] {
    return getEntries(schema, 'properties').flatMap(([name, property]) => (this.has(property) ? [name] : []));
  }
}

/** Calls back for each object in a value. */
export function visit(value: unknown, onObject: (object: JsonObject) => void): void {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isObject(next)) onObject(next);
    pending.push(...Object.values(next));
  }
}
