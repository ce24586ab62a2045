import { isObject } from '../find-members-of-parsed-json';

/** The path of a value in a request: the location of a parameter, or `body`; then names and positions. */
export type ValuePath = readonly (string | number)[];

/** The values of a request as the reader has filled them in. A parameter or property without a value is not sent. */
export interface RequestValues {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  cookie: Readonly<Record<string, unknown>>;
  /** The position of the media type of the body. */
  mediaType: number;
  /** The value of the body. Numbers that JavaScript would write differently are marked. */
  body?: unknown;
  /** The text of a body that is no valid JSON, or that no form can show. It is sent as it is. */
  text?: string;
}

/** Returns the value at a path. */
export function getValue(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return (value as unknown[])[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, root);
}

/** Returns a copy with another value at a path. `undefined` removes a property or an item. */
export function withValue(root: unknown, path: ValuePath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items: unknown[] = Array.isArray(root) ? [...(root as unknown[])] : [];
    const inner = withValue(items[key], rest, value);
    if (inner === undefined) items.splice(key, 1);
    else items[key] = inner;
    return items;
  }
  const entries = new Map(isObject(root) ? Object.entries(root) : []);
  const inner = withValue(entries.get(key), rest, value);
  if (inner === undefined) entries.delete(key);
  else entries.set(key, inner);
  return Object.fromEntries(entries);
}
