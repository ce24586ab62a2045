import { toKeys } from '@/lib/json-pointer';

/** The path of a value: names of properties, and numbers of items. */
export type Path = readonly (string | number)[];

/** Splits a JSON pointer into names, and numbers for the items of arrays. */
export function toSegments(pointer: string, root: unknown): Path {
  let value = root;
  return toKeys(pointer).map((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    return key;
  });
}

/** Writes a path as in JavaScript: `steps[0].status`. */
export function toPathText(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\w$-]+$/.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}

/** Returns the key of a path in a map. */
export function toPathKey(path: Path): string {
  return JSON.stringify(path);
}
