import { isObject, type JsonObject } from '../find-members-of-parsed-json';

export type Tree = Record<string, unknown>;

export function withValue(tree: Tree, property: string, value: string): Tree {
  if (typeof tree['const'] === 'object') return tree;
  const known = tree['properties'] as Tree | undefined;
  // The constant of an alternative is more precise than the name of its component, which selects it if there is no mapping.
  if (isObject(known?.[property]) && known[property]['const'] !== undefined) return tree;
  return { ...tree, type: 'object', properties: { ...known, [property]: { const: value } } };
}

export function merge(one: Tree, other: Tree): Tree {
  if (one['properties'] === undefined || other['properties'] === undefined) return { ...one, ...other };
  return { ...one, ...other, properties: { ...(one['properties'] as Tree), ...(other['properties'] as Tree) } };
}

/**
 * Removes patterns that are long or repeat something a hundred times or more. Returns undefined if a bound requires an
 * unreadably long string or array.
 */
export function toSafe(known: JsonObject): JsonObject | undefined {
  if (Number(known['minLength'] ?? 0) > 2000 || Number(known['minItems'] ?? 0) > 20) return undefined;
  const pattern = known['pattern'];
  const isHeavy = typeof pattern === 'string' && (pattern.length > 200 || /\{\d{3,}|\d{3,}\}/.test(pattern));
  return isHeavy ? { ...known, pattern: undefined } : known;
}
