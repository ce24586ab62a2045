import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { findMember } from './json';
import type { JsonText } from './model';

// `markedInteger` and `parseJson` contain this prefix too, escaped as in JSON.
const markPrefix = '\u0001integer:';
const markedInteger = /"\\u0001integer:(-?\d+)"/g;
const stringOrInteger = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/**
 * Parses JSON and converts integers beyond 2^53 to marked strings: as JavaScript numbers, they would lose digits, which
 * corrupts int64 identifiers. {@link toJsonText} converts them back.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(
    text.replace(stringOrInteger, (token) =>
      token.startsWith('"') || isSafe(token) ? token : `"\\u0001integer:${token}"`,
    ),
  );
}

/** Serializes a value as JSON and writes marked integers as numbers with all their digits. */
export function toJsonText(value: unknown, indent?: number): JsonText {
  return (JSON.stringify(value, undefined, indent) ?? 'null').replace(markedInteger, '$1');
}

/**
 * Parses YAML or JSON like {@link parseJson}, given the value that another parser read. Returns undefined if the source has
 * no number of 16 digits or more.
 */
export function findExactValue(source: string, parsed: unknown): unknown {
  if (!/(?<![\w.])\d{16,}(?![\w.])/.test(source)) return undefined;
  const json = tryParseJson(source);
  if (json !== undefined) return json;
  // A copy in which the integers are replaced shares the values of aliases, whose expansion would take too long.
  const exact = structuredClone(parsed);
  const document = parseDocument(source, { intAsBigInt: true, uniqueKeys: false, logLevel: 'silent', strict: false });
  visit(document, {
    Scalar(at, { value }, path) {
      if (at !== 'key' && typeof value === 'bigint' && !isSafe(String(value)))
        setNumber(exact, path, markPrefix + String(value));
    },
  });
  return exact;
}

/** Replaces the number at a path of YAML nodes. */
function setNumber(root: unknown, path: readonly unknown[], text: string): void {
  let parent: unknown;
  let value = root;
  let key: string | number = '';
  for (const [index, node] of path.entries()) {
    const next = path[index + 1];
    if (isPair(node)) key = String(isScalar(node.key) ? node.key.value : node.key);
    else if (isSeq(node) && next !== undefined) key = node.items.indexOf(next);
    else continue;
    parent = value;
    value = Array.isArray(parent) ? (parent[Number(key)] as unknown) : findMember(parent, String(key));
  }
  // With merge keys, the value is elsewhere.
  if (typeof value === 'number') Reflect.set(parent as object, key, text);
}

/** Parses the source if it is JSON, like most large documents: parsing it as YAML takes ten times as long. */
function tryParseJson(source: string): unknown {
  if (!/^\s*[{[]/.test(source)) return undefined;
  try {
    return parseJson(source);
  } catch {
    return undefined;
  }
}

/** Copies a value and converts marked integers to numbers, for libraries that do not support the marks. */
export function toNumbers(value: unknown): unknown {
  return mapLeaves(value, (leaf) =>
    typeof leaf === 'string' && leaf.startsWith(markPrefix) ? Number(leaf.slice(markPrefix.length)) : leaf,
  );
}

/** Returns true for a large integer in its marked form. */
export function isBigInteger(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(markPrefix);
}

function isSafe(digits: string): boolean {
  return Number.isSafeInteger(Number(digits));
}

function mapLeaves(value: unknown, map: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (typeof value !== 'object' || value === null) return map(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, map)]));
}
