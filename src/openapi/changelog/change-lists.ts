import type { Element } from 'hast';
import {
  fill,
  inline,
  join,
  toCode,
  toHeading,
  toLink,
  toList,
  toSentence,
  toStrong,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import { changelog as messages } from '@/messages';
import { changeClasses, type ChangeClass } from '../changes/breaking-change-classes-rule-type-and-reasons';
import { toChangeGroups, toNames, type ChangeGroup } from './change-groups-and-counts';
import type { Comparison } from './changelog-types';
import { findOperation, findSchema, type PublishedSpecs } from './linked-operations-and-schemas';
import { toBlock, toBlockOf, type Block } from '../cross-reference/build-sections-blocks-and-tables';

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
    const blocks = own.map((group) => toBlock(toGroupList(group, toSubject(group, comparison, published, toName))));
    return blocks.length === 0 ? [] : [{ class: kind, blocks }];
  });
}

/** Writes the class of changes below a heading of a level. */
export function toHeadedBlocks({ class: kind, blocks }: ClassBlocks, id: string, level: number): Block[] {
  return [toBlockOf([toHeading(level, messages.classes[kind], id)], [{ id }]), ...blocks];
}

/** Writes what changes are in, and a list of them below it. */
function toGroupList({ entries }: ChangeGroup, subject: Inline): Element {
  const lines = entries.map(({ text, direction }) =>
    join([toSentence(text), ...(direction === undefined ? [] : [messages.directions[direction]])], ' '),
  );
  return toList([[subject, toList(lines)]]);
}

/** Names what the changes of a group are in: an operation, a schema, several operations, or the API. */
function toSubject(
  { schema, operations }: ChangeGroup,
  comparison: Comparison,
  published: PublishedSpecs,
  toName: (version: string) => string,
): Inline {
  const shown = operations.slice(0, mostOperations).map((name) => findOperation(published, comparison, name));
  const rest = operations.length > shown.length ? [messages.others(operations.length - shown.length)] : [];
  const links = shown.map(({ name, title, href }) => toLinked(title ?? toCode(name), href));
  const names = fill((...texts) => toNames(texts), ...links, ...rest);
  if (schema !== undefined) {
    const link = toStrong(toLinked(toCode(schema), findSchema(published, comparison, schema)));
    return operations.length === 0 ? link : inline`${link}, ${fill(messages.usedBy, names)}`;
  }
  const [only] = shown;
  if (only === undefined) return toStrong(messages.wholeApi);
  if (operations.length > 1) return toStrong(names);
  const former =
    only.formerHref === undefined
      ? ''
      : inline` (${toLink(messages.asItWas(toName(comparison.from)), only.formerHref)})`;
  return inline`${toStrong(names)}${only.title === undefined ? '' : [' ', toCode(only.name)]}${former}`;
}

function toLinked(text: Inline, href: string | undefined): Inline {
  return href === undefined ? text : toLink(text, href);
}
