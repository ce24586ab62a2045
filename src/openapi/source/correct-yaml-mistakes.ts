import { toTagMessage } from './find-non-json-yaml-tags';
import { isCollection, isMap, isScalar, parseDocument, visit, type Pair } from 'yaml';
import { toLineFinder, toTextTree } from './yaml-and-json-positions';
import { findForeignTags } from './find-non-json-yaml-tags';

/** A correction of a text, with the place in the text. */
export interface Correction {
  rule: string;
  message: string;
  line: number;
  column: number;
}

interface Corrected {
  text: string;
  corrections: Correction[];
}

/** A replacement of a piece of a text. It adds and removes no line breaks, so that all lines stay. */
interface Edit {
  start: number;
  end: number;
  text: string;
  rule: string;
  message: string;
}

/** Corrects what every parser reads in the same way: a version of OpenAPI without its last number, and tags that only name a type. */
export function correctText(text: string): Corrected {
  return apply(text, [...findVersion(text), ...findTags(text)]);
}

/**
 * Corrects what most parsers of YAML accept, but not that of the linter: closing brackets at the column of their key, keys that
 * occur twice, and control characters. Returns undefined if the text is not YAML.
 */
export function correctYaml(text: string): Corrected | undefined {
  const controls = findControls(text);
  const clean = apply(text, controls).text;
  const document = parseDocument(clean, { uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  const edits: Edit[] = [];
  visit(document, {
    Collection(_, node, path) {
      if (isMap(node)) edits.push(...findTwice(node.items as Pair[], clean));
      const isInner = path.some((outer) => isCollection(outer) && outer.flow);
      const closing = (node.range?.[1] ?? 0) - 1;
      const indent = /(?:^|\n)([ \t]*)$/.exec(clean.slice(Math.max(0, closing - 400), closing));
      if (node.flow && !isInner && indent) edits.push(toIndent(closing));
    },
  });
  return apply(text, [...controls, ...edits]);
}

function toIndent(start: number): Edit {
  const message = 'This bracket is at the column of its key, which YAML forbids. Indent it more than the key.';
  return { start, end: start, text: ' ', rule: 'yaml-syntax', message };
}

/** Blanks all pairs of a map whose key occurs again. */
function findTwice(pairs: Pair[], text: string): Edit[] {
  const last = new Map(pairs.map(({ key }, index) => [toKey(key), index]));
  return pairs.flatMap(({ key }, index) => {
    const [start, end] = [toStart(key), toStart(pairs[index + 1]?.key)];
    if (last.get(toKey(key)) === index || start === undefined || end === undefined) return [];
    const message = `The key "${toKey(key)}" occurs again below, and only the last one is read. Keep one.`;
    return [{ start, end, text: toBlank(text.slice(start, end)), rule: 'yaml-syntax', message }];
  });
}

function toKey(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function toStart(key: unknown): number | undefined {
  return isScalar(key) ? key.range?.[0] : undefined;
}

function findControls(text: string): Edit[] {
  return [...text.matchAll(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g)].map(({ index }) => ({
    start: index,
    end: index + 1,
    text: '\ufffd',
    rule: 'yaml-syntax',
    message: 'This control character is not allowed in YAML. Remove it.',
  }));
}

function findTags(text: string): Edit[] {
  return findForeignTags(text).map(({ text: tag, offset }) => ({
    start: offset,
    end: offset + tag.length,
    text: toBlank(tag),
    rule: 'yaml-tag',
    message: toTagMessage(tag),
  }));
}

/** A version of OpenAPI without its last number, at any depth. */
const incomplete = /openapi["']?\s*:\s*["']?3(?:\.[012])?["']?\s*(?:[,}#\n]|$)/;

/** Completes `openapi: 3.0` and `openapi: "3.1"` at the top level. */
function findVersion(text: string): Edit[] {
  // Few documents need to be parsed, which takes long.
  const start = incomplete.test(text) ? toTextTree(text).getChildren().get('openapi')?.node.start : undefined;
  const found = start === undefined ? null : /^(["']?)(3(?:\.[012])?)\1(?=\s*(?:[,}#\n]|$))/.exec(text.slice(start));
  if (!found || start === undefined) return [];
  const [written, , version = ''] = found;
  const full = version === '3' ? '3.0.0' : `${version}.0`;
  const message = `"${version}" is not a complete version of OpenAPI, and must be a string. Write "${full}".`;
  return [{ start, end: start + written.length, text: `"${full}"`, rule: 'openapi-version', message }];
}

function toBlank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function apply(text: string, edits: Edit[]): Corrected {
  if (edits.length === 0) return { text, corrections: [] };
  const toPosition = toLineFinder(text);
  const sorted = [...edits].sort((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let at = 0;
  for (const edit of sorted) {
    // What is inside of a piece that has been replaced needs no correction.
    if (edit.start < at) continue;
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  const corrections = sorted.map(({ start, rule, message }) => ({ rule, message, ...toPosition(start) }));
  return { text: [...pieces, text.slice(at)].join(''), corrections };
}
