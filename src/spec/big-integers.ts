import { parse } from 'yaml';
import type { JsonText } from './model';

const mark = '\u0001integer:';
const marked = /"\\u0001integer:(-?\d+)"/g;
const stringOrInteger = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/**
 * An integer beyond 2^53 loses digits as a JavaScript number, and an int64 identifier with other digits is another
 * identifier. So such a number travels as a marked string, and becomes digits again where it is printed.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(
    text.replace(stringOrInteger, (token) =>
      token.startsWith('"') || isSafe(token) ? token : `"\\u0001integer:${token}"`,
    ),
  );
}

/** Prints a value as JSON, with the digits of large integers. */
export function toJsonText(value: unknown, indent?: number): JsonText {
  return (JSON.stringify(value, undefined, indent) ?? 'null').replace(marked, '$1');
}

/** Parses YAML or JSON as {@link parseJson} does; undefined where no large integer asks for it. */
export function findExactValue(source: string): unknown {
  if (!/(?<![\w.])\d{16,}(?![\w.])/.test(source)) return undefined;
  const json = findJson(source);
  if (json !== undefined) return json;
  return mapValues(parse(source, { intAsBigInt: true, logLevel: 'silent', strict: false }), (value) => {
    if (typeof value !== 'bigint') return value;
    return isSafe(String(value)) ? Number(value) : mark + String(value);
  });
}

/** Most large documents are JSON, which is read in a tenth of the time. */
function findJson(source: string): unknown {
  if (!/^\s*[{[]/.test(source)) return undefined;
  try {
    return parseJson(source);
  } catch {
    return undefined;
  }
}

/** Copies a value with its large integers as plain numbers, for a library that knows no others. */
export function toNumbers(value: unknown): unknown {
  return mapValues(value, (part) =>
    typeof part === 'string' && part.startsWith(mark) ? Number(part.slice(mark.length)) : part,
  );
}

/** Tells whether a value is a large integer in its marked form. */
export function isBigInteger(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(mark);
}

function isSafe(digits: string): boolean {
  return Number.isSafeInteger(Number(digits));
}

function mapValues(value: unknown, map: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValues(item, map));
  if (typeof value !== 'object' || value === null) return map(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapValues(item, map)]));
}
