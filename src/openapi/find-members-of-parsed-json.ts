import { toKeys } from '@/lib/json-pointer';
import { isMarkedNumber, toNumber, unmark } from './exact-numbers';

/** A JSON object of a document, with members of unknown types. */
export type JsonObject = { readonly [key: string]: unknown };

/** Returns true for a JSON object, false for an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds an own member of an object, never an inherited one: a spec may use `constructor` as a name. */
export function findMember(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the value at a JSON pointer. */
export function findAtPointer(document: JsonObject, pointer: string): unknown {
  return toKeys(pointer).reduce(findItemOrMember, document);
}

/** Finds an item of a list by its index, or an own member of an object. */
export function findItemOrMember(value: unknown, key: string): unknown {
  if (!Array.isArray(value)) return findMember(value, key);
  return /^(?:0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
}

/** Defines a member whose name may be `__proto__`. */
export function defineMember(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Finds a member that is a string. A number is converted to one as written, because YAML reads `version: 1.0` as a number. */
export function findText(object: unknown, key: string): string | undefined {
  const value = findMember(object, key);
  if (typeof value === 'string') return unmark(value);
  return typeof value === 'number' ? String(value) : undefined;
}

/** Finds a member that is a finite number. */
export function findNumber(object: unknown, key: string): number | undefined {
  const value = findMember(object, key);
  if (isMarkedNumber(value)) return toNumber(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Returns true if a member is `true`. */
export function isTrue(object: unknown, key: string): boolean {
  return findMember(object, key) === true;
}

/** Returns the entries of a member that is an object, otherwise an empty array. */
export function getEntries(object: unknown, key: string): [string, unknown][] {
  const value = findMember(object, key);
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns the items of a member that is an array, otherwise an empty array. */
export function getItems(object: unknown, key: string): readonly unknown[] {
  const value = findMember(object, key);
  return Array.isArray(value) ? value : [];
}

/** Returns the strings in a member that is an array, otherwise an empty array. */
export function getTexts(object: unknown, key: string): string[] {
  return getItems(object, key).filter((item): item is string => typeof item === 'string');
}
