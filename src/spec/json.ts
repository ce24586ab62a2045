/** A JSON object of a document, with members of unknown types. */
export type JsonObject = { readonly [key: string]: unknown };

/** Returns true for a JSON object, not for an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds an own member of an object: `constructor` may be a name like any other. */
export function findMember(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Finds a member that is a string. A number becomes its digits, because YAML reads `version: 1.0` as a number. */
export function findText(object: unknown, key: string): string | undefined {
  const value = findMember(object, key);
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Finds a member that is a finite number. */
export function findNumber(object: unknown, key: string): number | undefined {
  const value = findMember(object, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Returns true if a member is `true`. */
export function isTrue(object: unknown, key: string): boolean {
  return findMember(object, key) === true;
}

/** Returns the entries of a member that is an object, or none. */
export function getEntries(object: unknown, key: string): [string, unknown][] {
  const value = findMember(object, key);
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns the items of a member that is an array, or none. */
export function getItems(object: unknown, key: string): readonly unknown[] {
  const value = findMember(object, key);
  return Array.isArray(value) ? value : [];
}

/** Returns the items of a member that are strings. */
export function getTexts(object: unknown, key: string): string[] {
  return getItems(object, key).filter((item): item is string => typeof item === 'string');
}
