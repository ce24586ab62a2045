import { toCodeSpan, toEscaped, toLink as toMarkdownLink, toOneLine } from '@/markdown/write-markdown';
import { toPlainText } from '@/markdown/plain-text';
import type { Operation } from '../model/operation';
import type { Prose, Mark, Marked } from '../model/shared';
import type { Spec } from '../model/spec';
import type { NamedValue } from './named-values';

/** Words that GFM would turn into links. Escaping does not prevent that, but code does. */
const addresses = /\S*(?:https?:\/\/|www\.|@)\S*/gi;

/**
 * Escapes a text for one line of a page, where `{` begins a variable and `:` a directive. URLs and email addresses become
 * code.
 */
export function toSource(text: string): string {
  const line = toOneLine(text);
  const pieces = line.split(addresses).map((piece) => toEscaped(piece).replace(/\{|:(?=\w)/g, '\\$&'));
  const codes = (line.match(addresses) ?? []).map((address) => toCodeSpan(address.replaceAll('\\|', '|')));
  return pieces.map((piece, index) => piece + (codes[index] ?? '')).join('');
}

/** Escapes the text of a description, without its Markdown: in a cell or a sentence, its blocks and links have no place. */
export function toPlainSource({ tree }: Prose): string {
  return toSource(toPlainText(tree));
}

/** Writes what a description says, or that there is none. */
export function toMeaning(description: Prose | undefined): string {
  return description === undefined ? 'Not documented' : toPlainSource(description);
}

/** Writes a name as code on one line. */
export function toCode(name: string): string {
  const line = toOneLine(name);
  // In a cell of a table, code cannot contain a backslash before a vertical bar.
  return line.includes('\\|') ? toSource(line) : toCodeSpan(line);
}

/** Links an item of an API page. The text is Markdown. */
export function toLink(text: string, page: string, anchor: string): string {
  return toMarkdownLink(text, `${page}#${encodeURI(anchor)}`);
}

/** Links an operation, or an item of it, by the operation's title. */
export function toOperationLink({ title, page, id }: Operation, anchor: string = id): string {
  return toLink(toSource(title), page, anchor);
}

/** Writes what a property belongs to: the name of a schema as code, or the title of an operation as text. */
export function toOwnerText({
  owner = '',
  isOwnedByOperation,
}: Pick<NamedValue, 'owner' | 'isOwnedByOperation'>): string {
  return isOwnedByOperation ? toSource(owner) : toCode(owner);
}

/** Links operations by their titles. */
export function toOperationLinks(operations: Operation[]): string {
  return operations.map((operation) => toOperationLink(operation)).join(', ');
}

/** Lists some of the operations, or those that are not among them if they are fewer. */
export function toOperationList(some: Operation[], all: Operation[]): string {
  const others = all.filter((operation) => !some.includes(operation));
  if (others.length === 0) return `all ${all.length} operations`;
  return others.length < some.length ? `all operations except ${toOperationLinks(others)}` : toOperationLinks(some);
}

/** Returns the path of the first page of a service, which for an older version of the docs contains the version. */
export function toServicePage({ service, pages, operations }: Spec): string {
  return (pages.length === 0 ? operations[0]?.page : undefined) ?? `/api/${service}/`;
}

/** Links the first page of a service by its title. */
export function toServiceLink(spec: Spec): string {
  return toMarkdownLink(toSource(spec.title), toServicePage(spec));
}

/** Writes the heading of the section of a service. */
export function toServiceHeading({ title, service }: Spec): string {
  return `## ${toSource(title)} {#${service}}`;
}

/** Writes a table from cells in Markdown. */
export function toTable(head: string[], rows: string[][]): string {
  const toRow = (cells: string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  return [toRow(head), `|${head.map(() => '---|').join('')}`, ...rows.map(toRow)].join('\n');
}

/** Escapes the end of a cell. A table removes the backslash before a vertical bar in code as well. */
function toCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Writes the marks of an item of a spec as Markdown, with a link to the operation that replaces it. */
export function toMarkTexts(spec: Spec, { marks = [] }: Marked): string[] {
  return marks.map((mark) => toMarkText(spec, mark));
}

function toMarkText({ operations }: Spec, { text, operation }: Mark): string {
  const other = operations.find(({ id }) => id === operation);
  return other ? toLink(toSource(text), other.page, other.id) : toSource(text);
}
