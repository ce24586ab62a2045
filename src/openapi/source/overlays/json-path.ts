import { exec, query } from 'jsonpath-rfc9535';
import parseJsonPath from 'jsonpath-rfc9535/parser';
import { isObject } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';

type Json = Parameters<typeof query>[0];
type Keys = (string | number)[];

/** Returns the keys of each value that a JSONPath expression selects, without copies. Throws for an invalid expression. */
export function select(root: unknown, expression: string): Keys[] {
  if (filtersEverything(expression)) {
    // The library keeps the path of every value that it visits, which takes most of the time in a large document.
    const found = query(root as Json, expression);
    if (found.every((value) => typeof value === 'object' && value !== null)) return findPlaces(root, new Set(found));
  }
  const places = new Map<string, Keys>();
  exec(root as Json, expression, (_, path) => {
    const keys = path.map((key) => (typeof key === 'string' ? toKey(key) : key));
    places.set(JSON.stringify(keys), keys);
  });
  return [...places.values()];
}

/** Returns true for `$..[?…]`: whether it selects a value does not depend on the place of the value. */
function filtersEverything(expression: string): boolean {
  const [first, ...others] = parseJsonPath(expression).segments;
  if (first?.type !== 'DescendantSegment' || others.length > 0 || first.node.type !== 'BracketedSelection')
    return false;
  return first.node.selectors.every(({ type }) => type === 'FilterSelector');
}

function findPlaces(value: unknown, wanted: Set<unknown>, keys: Keys = []): Keys[] {
  const own = keys.length > 0 && wanted.has(value) ? [keys] : [];
  const isList = Array.isArray(value);
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    ...own,
    ...children.flatMap(([key, child]) => findPlaces(child, wanted, [...keys, isList ? Number(key) : key])),
  ];
}

const escapes: Record<string, string> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' };

/** Returns a key without the escapes of normalized paths. */
function toKey(name: string): string {
  return name.replace(/\\(?:u([\da-f]{4})|(.))/g, (_, code: string | undefined, letter = '') =>
    code === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Returns the value at some keys. */
export function getAt(root: unknown, keys: (string | number)[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], root);
}

/** Explains why an expression selects nothing: the longest part that selects something, and similar names there. */
export function explainNoHit(root: unknown, expression: string): string {
  for (let end = expression.length - 1; end > 0; end--) {
    if (!'.['.includes(expression[end] ?? '')) continue;
    const [start, rest] = [expression.slice(0, end), expression.slice(end)];
    const found = trySelect(root, start);
    if (found.length === 0) continue;
    const [, shorthand, quoted] = /^\.([\w-]+)|^\[(?:'([^']*)'|"[^"]*")\]/.exec(rest) ?? [];
    const known = found.flatMap((keys) => Object.keys(toObject(getAt(root, keys))));
    const question = toQuestion(findAllNearest(shorthand ?? quoted ?? '', [...new Set(known)]));
    return `"${start}" exists, but "${rest}" selects nothing in it.${question && ` ${question}`}`;
  }
  return 'Compare it with the bundled document in src/generated.';
}

function trySelect(root: unknown, expression: string): (string | number)[][] {
  try {
    return select(root, expression);
  } catch {
    return [];
  }
}

function toObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** Converts keys to a JSON pointer. */
export function toKeyPointer(keys: (string | number)[]): string {
  return toPointer('#', ...keys);
}

/** Converts keys to the JSONPath expression that selects only the value at them. */
export function toExpression(keys: (string | number)[]): string {
  return `$${keys.map((key) => `[${JSON.stringify(key)}]`).join('')}`;
}
