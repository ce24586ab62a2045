import { paths } from 'jsonpath-rfc9535';
import parseJsonPath from 'jsonpath-rfc9535/parser';
import { isObject } from '../../json';
import { toPointer } from '../../pointer';
import { findAllNearest, toQuestion } from '@/lib/nearest';

type Json = Parameters<typeof paths>[0];

/** Returns the keys of each value that a JSONPath expression selects, without copies. Throws for an invalid expression. */
export function select(root: unknown, expression: string): (string | number)[][] {
  return [...new Set(paths(root as Json, expression))].map((path) =>
    parseJsonPath(path).segments.flatMap(({ node }) =>
      node.type === 'BracketedSelection'
        ? node.selectors.flatMap((selector) =>
            selector.type === 'NameSelector' || selector.type === 'IndexSelector' ? [selector.value] : [],
          )
        : [],
    ),
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
