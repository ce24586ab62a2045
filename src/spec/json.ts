/** A value as it is in a document: nothing of it is known yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** Tells whether a value is a JSON object, not an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds a member that the object itself has: `constructor` is a name like any other. */
export function findMember(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Finds a member that is text; a number stands for its digits, as YAML reads `version: 1.0`. */
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

/** Tells whether a member is `true`. */
export function isTrue(object: unknown, key: string): boolean {
  return findMember(object, key) === true;
}

/** Gets the entries of a member that is an object; none if it is missing or something else. */
export function getEntries(object: unknown, key: string): [string, unknown][] {
  const value = findMember(object, key);
  return isObject(value) ? Object.entries(value) : [];
}

/** Gets the items of a member that is an array; none if it is missing or something else. */
export function getItems(object: unknown, key: string): readonly unknown[] {
  const value = findMember(object, key);
  return Array.isArray(value) ? value : [];
}

/** Gets the items of a member that are text. */
export function getTexts(object: unknown, key: string): string[] {
  return getItems(object, key).filter((item): item is string => typeof item === 'string');
}
