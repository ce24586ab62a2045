import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { toMessage } from './error-messages-and-system-errors';
import { fail, type Place } from './user-errors-and-mistakes';

/** The value of a YAML or JSON file, and the places of what it consists of. */
export interface ParsedYaml {
  /** Null for an empty file. */
  value: unknown;
  /** Finds where the value at a path begins, or the nearest value around it that the file contains. */
  findPlace: (path: readonly PropertyKey[]) => Place;
}

/** Parses the text of a file of the project. Fails at its first mistake, such as an alias without an anchor. */
export function parseYaml(text: string, file: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const toPlace = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  // One syntax error causes others after it.
  const [error] = document.errors;
  if (error) fail(error.message, { place: toPlace(error.pos[0]), fix: 'Correct the YAML.' });
  return { value: toValue(document, toPlace), findPlace: (path) => toPlace(findOffset(document, path)) };
}

function toValue(document: Document, toPlace: (offset: number) => Place): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    // Only aliases throw: without an anchor, or if they expand too often.
    const place = toPlace(findAliasOffset(document));
    return fail(toMessage(cause), { place, fix: 'Write the value instead of the alias.', cause });
  }
}

function findAliasOffset(document: Document): number {
  const offsets: number[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.range && alias.resolve(document) === undefined) offsets.push(alias.range[0]);
    },
  });
  return offsets[0] ?? 0;
}

function findOffset(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findOffset(document, path.slice(0, -1));
}
