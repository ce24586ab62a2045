import { isAlias, isCollection, isPair, Lexer, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { findJson } from '../exact-numbers';
import { failSpec } from './spec-problem';

/** The most nodes that aliases may add to a document, several times those of the largest specs. */
const maxNodes = 250_000;
/** The deepest nesting that aliases may cause: the libraries that read a document are recursive. */
const maxDepth = 400;

interface Size {
  nodes: number;
  depth: number;
}

/**
 * Throws if YAML aliases expand to too many nodes or levels, or refer to themselves: the next parser would never finish.
 * Measures the expansion without expanding, in a time proportional to the text.
 */
export function checkAliases(text: string, file: string): void {
  if (!hasAliases(text)) return;
  const lines = new LineCounter();
  // If the text is not valid YAML, the next parser reports where.
  const document = parseDocument(text, { uniqueKeys: false, strict: false, logLevel: 'silent', lineCounter: lines });
  try {
    measureAll(document, (node, what, fix) => {
      const { line, col } = lines.linePos(node.range?.[0] ?? 0);
      failSpec({ file, line, column: col }, 'yaml-alias', what, fix);
    });
  } catch (error) {
    // A document that is nested too deeply without aliases is reported by the next parser too.
    if (!(error instanceof RangeError)) throw error;
  }
}

type Fail = (node: Node, what: string, fix: string) => void;

/** Measures all nodes in the order of the text. An alias has the size of its anchor. */
function measureAll(document: Document.Parsed, fail: Fail): void {
  const sizes = new Map<string, Size>();
  const open = new Set<string>();
  let added = 0;
  measure(document.contents);

  function measure(node: unknown): Size {
    if (isPair(node)) return join([measure(node.key), measure(node.value)], 0);
    if (isAlias(node)) return measureAlias(node);
    const anchor = isCollection(node) ? node.anchor : (node as { anchor?: string } | null)?.anchor;
    if (anchor !== undefined) open.add(anchor);
    const size = isCollection(node) ? join(node.items.map(measure), 1) : { nodes: 1, depth: 1 };
    if (anchor !== undefined) {
      open.delete(anchor);
      sizes.set(anchor, size);
    }
    return size;
  }

  function measureAlias(node: Node & { source: string }): Size {
    const { source } = node;
    if (open.has(source))
      fail(
        node,
        `the anchor "${source}" contains an alias to itself`,
        'Use a `$ref` for a schema that contains itself.',
      );
    const size = sizes.get(source) ?? { nodes: 1, depth: 1 };
    added += size.nodes;
    const fix = 'Replace the aliases by `$ref`, which repeats nothing.';
    if (size.depth > maxDepth) fail(node, `this alias expands to more than ${maxDepth} levels`, fix);
    if (added > maxNodes)
      fail(node, `up to this alias, aliases expand to more than ${maxNodes.toLocaleString('en')} values`, fix);
    return size;
  }
}

function join(sizes: Size[], level: number): Size {
  let [nodes, depth] = [level, 0];
  for (const size of sizes) {
    nodes += size.nodes;
    depth = Math.max(depth, size.depth);
  }
  return { nodes, depth: depth + level };
}

/** Searches only the tokens for aliases: parsing a large document takes ten times as long. */
function hasAliases(text: string): boolean {
  if (!/(^|[\s,[{:-])\*[^\s*]/m.test(text) || !/(^|[\s,[{:-])&[^\s&]/m.test(text)) return false;
  // JSON has none.
  if (findJson(text) !== undefined) return false;
  let previous = '';
  for (const token of new Lexer().lex(text)) {
    // After the token \x1f, the next one is the text of a scalar.
    if (token.startsWith('*') && previous !== '\x1f') return true;
    previous = token;
  }
  return false;
}
