import { toLink } from '@/markdown/write-markdown';
import { changelog as messages } from '@/messages';
import { changeClasses, type ChangeClass } from '../changes/rule';
import type { Block } from '../cross-reference/list-pages';
import { toCode, toSource } from '../cross-reference/markdown';
import { toChangeGroups, toNames, type ChangeGroup } from './change-groups';
import type { Comparison } from './changelog';
import { findOperation, findSchema, type PublishedSpecs } from './published-specs';

/** The maximum number of operations that a group names. */
const mostOperations = 4;

/** A class of changes with its text in pieces, between which a page may end. */
export interface ClassBlocks {
  class: ChangeClass;
  blocks: Block[];
}

/** Writes the changes of each class as lists. `toName` names the older version. */
export function toClassBlocks(
  comparison: Comparison,
  published: PublishedSpecs,
  toName: (version: string) => string,
): ClassBlocks[] {
  const groups = toChangeGroups(comparison.changes);
  return changeClasses.flatMap((kind) => {
    const own = groups.filter((group) => group.class === kind);
    const blocks = own.map((group) => ({ markdown: toList(group, comparison, published, toName), anchors: [] }));
    return blocks.length === 0 ? [] : [{ class: kind, blocks }];
  });
}

/** Writes the class of changes below a heading with this number of signs. */
export function toHeadedBlocks({ class: kind, blocks }: ClassBlocks, id: string, level: string): Block[] {
  return [{ markdown: `${level} ${messages.classes[kind]} {#${id}}`, anchors: [{ id }] }, ...blocks];
}

function toList(
  group: ChangeGroup,
  comparison: Comparison,
  published: PublishedSpecs,
  toName: (version: string) => string,
): string {
  const lines = group.entries.map(({ text, direction }) =>
    [toText(text), direction && messages.directions[direction]].filter(Boolean).join(' '),
  );
  return [`- ${toSubject(group, comparison, published, toName)}`, ...lines.map((line) => `    - ${line}`)].join('\n');
}

/** Names what the changes of a group are in: an operation, a schema, several operations, or the API. */
function toSubject(
  { schema, operations }: ChangeGroup,
  comparison: Comparison,
  published: PublishedSpecs,
  toName: (version: string) => string,
): string {
  const shown = operations.slice(0, mostOperations).map((name) => findOperation(published, comparison, name));
  const rest = operations.length > shown.length ? [messages.others(operations.length - shown.length)] : [];
  const links = shown.map(({ name, title, href }) =>
    toLinked(title === undefined ? toCode(name) : toSource(title), href),
  );
  const names = toNames([...links, ...rest]);
  if (schema !== undefined) {
    const link = toLinked(toCode(schema), findSchema(published, comparison, schema));
    return operations.length === 0 ? `**${link}**` : `**${link}**, ${messages.usedBy(names)}`;
  }
  const [only] = shown;
  if (only === undefined) return `**${messages.wholeApi}**`;
  if (operations.length > 1) return `**${names}**`;
  const former =
    only.formerHref === undefined
      ? ''
      : ` (${toLink(messages.asItWas(toSource(toName(comparison.from))), only.formerHref)})`;
  return `**${names}**${only.title === undefined ? '' : ` ${toCode(only.name)}`}${former}`;
}

function toLinked(text: string, href: string | undefined): string {
  return href === undefined ? text : toLink(text, href);
}

/** Writes the sentence about a change, in which names are between backticks. */
function toText(text: string): string {
  const pieces = text.split(/(`[^`]*`)/);
  return pieces.map((piece) => (/^`.+`$/s.test(piece) ? toCode(piece.slice(1, -1)) : toSpaced(piece))).join('');
}

/** Escapes a piece of a sentence, and leaves the spaces at its ends. */
function toSpaced(piece: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? [];
  return `${before && ' '}${toSource(text)}${after && ' '}`;
}
