import type { Element, ElementContent, Root } from 'hast';
import { isElement, toElement } from './hast-elements';
import { setRowId } from './heading-ids-and-self-links';

/** A text, an element within a text, or several of them. A string is shown as it is: nothing in it is markup. */
export type Inline = string | ElementContent | readonly Inline[];

/** Returns content as nodes, with neighboring texts in one node. */
export function toNodes(content: Inline): ElementContent[] {
  const nodes: ElementContent[] = [];
  const add = (part: Inline): void => {
    if (isList(part)) return part.forEach(add);
    const last = nodes.at(-1);
    if (typeof part !== 'string') nodes.push(part);
    else if (last?.type === 'text') nodes.splice(-1, 1, { type: 'text', value: last.value + part });
    else if (part !== '') nodes.push({ type: 'text', value: part });
  };
  add(content);
  return nodes;
}

// `Array.isArray` does not narrow a read-only array.
function isList(content: Inline): content is readonly Inline[] {
  return Array.isArray(content);
}

/** Returns the number of characters in content and its URLs. */
export function getLength(content: Inline): number {
  if (isList(content)) return content.reduce((sum: number, part) => sum + getLength(part), 0);
  if (typeof content === 'string') return content.length;
  if (content.type !== 'element') return 'value' in content ? content.value.length : 0;
  return String(content.properties.href ?? '').length + getLength(content.children);
}

/** Writes content as a template: its words are text, its values may contain elements. */
export function inline(words: TemplateStringsArray, ...values: Inline[]): Inline {
  return words.flatMap((text, index) => [text, values[index] ?? '']);
}

/** Writes items one after the other, with a separator between them. */
export function join(items: readonly Inline[], separator: Inline = ', '): Inline {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** Writes the lines of a cell. */
export function toLines(lines: readonly Inline[]): Inline {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [toElement('br'), line]));
}

/** Writes a sentence of the catalog, whose parameters are strings, with elements as its values. */
export function fill(write: (...values: string[]) => string, ...values: Inline[]): Inline {
  const marks = values.map((_value, index) => `\u{e000}${index}\u{e001}`);
  return write(...marks)
    .split(/\u{e000}(\d+)\u{e001}/u)
    .map((piece, index) => (index % 2 === 0 ? piece : (values[Number(piece)] ?? '')));
}

/** Writes a sentence in which names are between backticks. */
export function toSentence(text: string): Inline {
  return text.split(/`([^`]+)`/).map((piece, index) => (index % 2 === 0 ? piece : toCode(piece)));
}

/** Writes a name as code on one line. */
export function toCode(name: string): Element {
  return toElement('code', {}, [name.replace(/\s+/g, ' ').trim()]);
}

/** Writes a text in bold. */
export function toStrong(content: Inline): Element {
  return toElement('strong', {}, toNodes(content));
}

/** Links a page, or an item of it by its anchor. */
export function toLink(text: Inline, page: string, anchor?: string): Element {
  const target = anchor === undefined ? page : `${page}#${encodeURI(anchor.toWellFormed())}`;
  return toElement('a', { href: toEncoded(target) }, toNodes(text));
}

/** Encodes what is not part of a URL, and parentheses, which end a link in Markdown. */
function toEncoded(url: string): string {
  return url
    .toWellFormed()
    .replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, encodeURIComponent)
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** Writes a heading with an anchor. */
export function toHeading(level: number, title: Inline, id: string): Element {
  return toElement(`h${level}`, { id }, toNodes(title));
}

/** Writes a list with an item for each content. */
export function toList(items: readonly Inline[]): Element {
  return toElement(
    'ul',
    {},
    items.map((item) => toElement('li', {}, toNodes(item))),
  );
}

/** Writes a list whose items become cards: a link and its description. */
export function toCardList(items: readonly Inline[]): Element {
  return toElement('x-cards', {}, [toList(items)]);
}

/**
 * Writes a table. A row with an id in `ids` can be linked: a link to the row follows the name in its first cell.
 */
export function toTable(
  head: readonly Inline[],
  rows: readonly (readonly Inline[])[],
  ids: readonly (string | undefined)[] = [],
): Element {
  const toRow = (tagName: string, cells: readonly Inline[]) =>
    toElement(
      'tr',
      {},
      cells.map((cell) => toElement(tagName, {}, toNodes(cell))),
    );
  return toElement('table', {}, [
    toElement('thead', {}, [toRow('th', head)]),
    toElement(
      'tbody',
      {},
      rows.map((cells, index) => withId(toRow('td', cells), ids[index])),
    ),
  ]);
}

function withId(row: Element, id: string | undefined): Element {
  const [cell] = row.children;
  if (id !== undefined && isElement(cell)) setRowId(row, cell, id);
  return row;
}

/** Writes a code block, which is colored when the page is shown. */
export function toCodeElement(source: string, language: string, meta = ''): Element {
  return toElement('x-code', { dataLanguage: language, dataMeta: meta }, [source.replace(/\n+$/, '')]);
}

const blocks = new Set(['h2', 'h3', 'h4', 'ul', 'table', 'x-code', 'x-cards', 'p']);

/** Writes content one below the other: what is not a block becomes a paragraph. */
export function toParagraphs(contents: readonly Inline[]): Element[] {
  return contents.flatMap((content) => {
    const nodes = toNodes(content);
    const [first] = nodes;
    if (nodes.length === 1 && isElement(first) && blocks.has(first.tagName)) return [first];
    return nodes.length === 0 ? [] : [toElement('p', {}, nodes)];
  });
}

/** Writes the text of a page. */
export function toTree(contents: readonly Inline[]): Root {
  return { type: 'root', children: toParagraphs(contents) };
}

/** Writes a map as a block of DOT with a text alternative. */
export function toDotBlock(statements: string[], alt: string): Element {
  return toCodeElement(
    `digraph {\n  ${statements.join(';\n  ')};\n}`,
    'dot',
    `alt="${alt.replaceAll(/["`<\n{}]/g, ' ')}"`,
  );
}

/** Quotes a text for DOT. */
export function toDotText(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
