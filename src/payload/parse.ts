import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** A payload with the lines of its values. */
export interface Parsed {
  value: unknown;
  /** Returns the line of the value at a path, counted from 1. */
  getLine: (path: (string | number)[]) => number;
}

/** Why a text is not JSON. Line and column are counted from 1. */
export interface NotJson {
  line: number;
  column: number;
  text: string;
}

/** The maximum depth of a payload. Deeper ones would exhaust the stack. */
const deepest = 200;

/** Parses a payload. Returns the first problem if the text is not JSON or is nested too deeply. */
export function parsePayload(text: string): Parsed | NotJson {
  const toPlace = toLines(text);
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) return { ...toPlace(tooDeep), text: `is nested more than ${deepest} levels deep` };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) return { ...toPlace(error.offset), text: toWords(printParseErrorCode(error.error)) };
  if (!tree) return { line: 1, column: 1, text: 'is empty' };
  return {
    value: JSON.parse(text) as unknown,
    getLine: (path) => toPlace(findNearest(tree, path).offset).line,
  };
}

/** Finds the node at a path, or the nearest one around it. The key of a property has the line of the property. */
function findNearest(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return tree;
}

/** Returns the offset of the first bracket that is nested too deeply. */
function findTooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > deepest) return index;
  }
  return undefined;
}

/** Returns a function that finds the line and column of an offset. */
function toLines(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Turns a code into words: `PropertyNameExpected` into `property name expected`. */
function toWords(code: string): string {
  return code.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}
