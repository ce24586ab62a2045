import { escapeUnseen } from '@/lib/control-characters';

/** JSON as text, so that an int64 beyond 2^53 loses no digits. */
export type JsonText = string;

// The expressions and `toMark` contain this prefix too, escaped as in JSON or YAML.
const markPrefix = '\u0001number:';
const markedInJson = /"\\u0001number:(-?\d[\d.eE+-]*)"/g;
const markedInText = /(['"]?)(?:\u0001|\\x01|\\u0001)number:(-?\d[\d.eE+-]*)\1/g;
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Parses JSON and converts numbers that JavaScript would write differently to marked strings: integers beyond 2^53 would lose
 * digits, which corrupts int64 identifiers, and `1.0` its zero. {@link toJsonText} converts them back.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(stringOrNumber, (token) => (needsMark(token) ? `"\\u0001number:${token}"` : token)));
}

/** Parses an object or an array in JSON. Returns undefined for other text. */
export function findJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Serializes a value as JSON, writes marked numbers as in their source, and escapes characters that cannot be seen. */
export function toJsonText(value: unknown, indent?: number): JsonText {
  return escapeUnseen((JSON.stringify(value, undefined, indent) ?? 'null').replace(markedInJson, '$1'));
}

/** Writes a value that has no structure as it is, any other as JSON. */
export function toTextOrJson(value: unknown): string {
  return typeof value === 'string' ? unmark(value) : toJsonText(value);
}

/** Returns a value as readers write it: a string without its quotation marks, any other as JSON. */
export function toValueText(json: JsonText): string {
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

/** Marks a number that is written as this text. */
export function toMark(text: string): string {
  return markPrefix + text;
}

/** Returns the number of a marked string as text, and any other string as it is. */
export function unmark(text: string): string {
  return text.startsWith(markPrefix) ? text.slice(markPrefix.length) : text;
}

/** Replaces marked numbers in YAML, XML, or other text. */
export function withNumbers(text: string): string {
  return text.replace(markedInText, '$2');
}

/** Copies a value and converts marked numbers to numbers, for libraries that do not support the marks. */
export function toNumbers(value: unknown): unknown {
  return mapLeaves(value, (leaf) => (isMarkedNumber(leaf) ? toNumber(leaf) : leaf));
}

/** Converts a number, which may be marked, to a finite one as precisely as JavaScript allows. */
export function toNumber(value: unknown): number {
  const number = Number(typeof value === 'string' ? unmark(value) : value);
  return Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE);
}

/** Returns true for a number in its marked form. */
export function isMarkedNumber(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(markPrefix);
}

/** Returns the type of a value as JSON Schema names it. */
export function toJsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' || isMarkedNumber(value))
    return Number.isInteger(toNumber(value)) ? 'integer' : 'number';
  return typeof value;
}

/** Returns true for a marked number that is another one in JavaScript, such as an integer beyond 2^53, `1e400`, or `-0`. */
export function isLossy(value: unknown): boolean {
  if (!isMarkedNumber(value)) return false;
  const text = unmark(value);
  const number = Number(text);
  return Object.is(number, -0) || !Number.isFinite(number) || toCanonical(text) !== toCanonical(String(number));
}

/** Returns true if a value contains a marked number that is another one in JavaScript. */
export function hasLossyNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isLossy(value);
  return Object.values(value).some(hasLossyNumber);
}

/** Writes a number as digits without zeros around them, and an exponent. Zero has no sign. */
export function toCanonical(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const short = digits.replace(/0+$/, '');
  return short === '' ? '0' : `${sign}${short}e${Number(exponent) - fraction.length + digits.length - short.length}`;
}

/** Returns true for a number as JSON writes it. */
export function isJsonNumber(text: string): boolean {
  return jsonNumber.test(text);
}

/** Returns true for a number of JSON that JavaScript would write differently. */
export function needsMark(text: string): boolean {
  return isJsonNumber(text) && String(Number(text)) !== text;
}

function mapLeaves(value: unknown, map: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (typeof value !== 'object' || value === null) return map(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, map)]));
}
