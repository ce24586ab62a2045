import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { findJson, needsMark, toMark } from '../exact-numbers';

/** Finds a number that JavaScript might write differently, or text that looks like one. */
const unusual = /(?<![\w.])(?:-0(?![\w.])|\d+\.\d*0(?!\d)|\d+(?:\.\d+)?[eE][+-]?\d|\d{16,}|\d+\.\d{15,})/;

/**
 * Returns a parsed document in which numbers are marked, as in {@link findJson}. `source` is its YAML or JSON. Returns undefined
 * if all numbers are plain.
 */
export function findExactValue(source: string, parsed: unknown): unknown {
  if (!unusual.test(source)) return undefined;
  // Most large documents are JSON: parsing it as YAML takes ten times as long.
  const json = findJson(source);
  if (json !== undefined) return json;
  const document = parseDocument(source, { logLevel: 'silent', strict: false, merge: true });
  return overlay(parsed, document.contents, { document, copies: new Map() });
}

interface Overlay {
  document: Document;
  /** The copies of objects, by object: aliases share them, and copying each alias again could take exponential time. */
  copies: Map<object, unknown>;
}

/** Copies a value and marks its numbers whose YAML, at the same location, is written differently. */
function overlay(value: unknown, written: unknown, state: Overlay): unknown {
  if (typeof value !== 'object' || value === null) return toMarked(value, written, state.document);
  if (!state.copies.has(value)) state.copies.set(value, copy(value, resolve(written, state.document), state));
  return state.copies.get(value);
}

function copy(value: object, node: unknown, state: Overlay): unknown {
  if (Array.isArray(value))
    return isSeq(node) ? value.map((item, index) => overlay(item, node.items[index], state)) : value;
  if (!isMap(node)) return value;
  const nodes = new Map(node.items.map(({ key, value: child }) => [String(isScalar(key) ? key.value : key), child]));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, overlay(item, nodes.get(key), state)]));
}

function toMarked(value: unknown, written: unknown, document: Document): unknown {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const node = resolve(written, document);
  const source = isScalar(node) && typeof node.value === 'number' ? node.source : undefined;
  if (source === undefined || !needsMark(source)) return value;
  // Redocly's parser reads `1e400` as text.
  return value === source || Object.is(Number(source), value) ? toMark(source) : value;
}

function resolve(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}
