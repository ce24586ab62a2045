import { parseTree, type Node as JsonNode, type ParseError } from 'jsonc-parser';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node as YamlNode } from 'yaml';

/** A value of a YAML or JSON text. */
export interface TextNode {
  /** The offset in the text. */
  start: number;
  isList: boolean;
  /** The text of a scalar. */
  text?: string;
  /** Returns the members of a map by key, or the items of a list by index. `start` is the offset of the key. */
  getChildren: () => ReadonlyMap<string, { start: number; node: TextNode }>;
}

type Children = ReturnType<TextNode['getChildren']>;

/** Parses a text for positions. Returns an empty value if it cannot be parsed. */
export function toTextTree(text: string): TextNode {
  if (/^\s*[{[]/.test(text)) {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors);
    if (tree && errors.length === 0) return toJsonNode(tree);
  }
  const document = parseDocument(text, { uniqueKeys: false, strict: false, logLevel: 'silent' });
  return toYamlNode(document.contents);
}

function toJsonNode(node: JsonNode): TextNode {
  return {
    start: node.offset,
    isList: node.type === 'array',
    text: node.children ? undefined : String(node.value),
    getChildren: once(() => {
      const items = node.children ?? [];
      if (node.type === 'array')
        return items.map((item, index) => [String(index), { start: item.offset, node: toJsonNode(item) }]);
      return items.flatMap(({ children: [key, value] = [] }) =>
        key && value ? [[String(key.value), { start: key.offset, node: toJsonNode(value) }]] : [],
      );
    }),
  };
}

function toYamlNode(node: YamlNode | null): TextNode {
  const toStart = (of: unknown) => (of as YamlNode | null)?.range?.[0] ?? 0;
  return {
    start: toStart(node),
    isList: isSeq(node),
    text: isScalar(node) ? String(node.value) : undefined,
    getChildren: once(() => {
      if (isSeq<YamlNode>(node))
        return node.items.map((item, index) => [String(index), { start: toStart(item), node: toYamlNode(item) }]);
      if (!isMap<YamlNode, YamlNode | null>(node)) return [];
      return node.items.map(({ key, value }) => [
        isScalar(key) ? String(key.value) : '',
        { start: toStart(key), node: toYamlNode(value) },
      ]);
    }),
  };
}

/** Indexes the children when they are first needed, so that finding one takes the same time in a list of any length. */
function once(list: () => [string, { start: number; node: TextNode }][]): () => Children {
  let children: Children | undefined;
  return () => (children ??= new Map(list()));
}

/** Returns the line and column of an offset in a text. */
export function toLineFinder(text: string): (offset: number) => { line: number; column: number } {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
