import { toPlainText } from '@/markdown/plain-text';
import { inline, join, toCode, toHeading, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Operation } from '../model/operation';
import type { Prose, Mark, Marked } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';
import type { NamedValue } from './collect-parameters-and-properties';

/** The text for an item, type, or meaning that a spec does not describe. */
export const notDocumented = 'Not documented';

/** Writes what a description says, without its Markdown, or that there is none. In a cell, blocks and links have no place. */
export function toMeaning(description: Prose | undefined): string {
  return description === undefined ? notDocumented : toPlainText(description.tree);
}

/** Links an operation, or an item of it, by the operation's title. */
export function toOperationLink({ title, page, id }: Operation, anchor: string = id): Inline {
  return toLink(title, page, anchor);
}

/** Writes what a property belongs to: the name of a schema as code, or the title of an operation as text. */
export function toOwnerText({
  owner = '',
  isOwnedByOperation,
}: Pick<NamedValue, 'owner' | 'isOwnedByOperation'>): Inline {
  return isOwnedByOperation ? owner : toCode(owner);
}

/** Links operations by their titles. */
export function toOperationLinks(operations: Operation[]): Inline {
  return join(operations.map((operation) => toOperationLink(operation)));
}

/** Lists some of the operations, or those that are not among them if they are fewer. */
export function toOperationList(some: Operation[], all: Operation[]): Inline {
  const others = all.filter((operation) => !some.includes(operation));
  if (others.length === 0) return `all ${all.length} operations`;
  return others.length < some.length
    ? inline`all operations except ${toOperationLinks(others)}`
    : toOperationLinks(some);
}

/** Returns the path of the first page of a service, which for an older version of the docs contains the version. */
export function toServicePage({ service, pages, operations }: Spec): string {
  return (pages.length === 0 ? operations[0]?.page : undefined) ?? `/api/${service}/`;
}

/** Links the first page of a service by its title. */
export function toServiceLink(spec: Spec): Inline {
  return toLink(spec.title, toServicePage(spec));
}

/** Writes the heading of the section of a service. */
export function toServiceHeading({ title, service }: Spec): Inline {
  return toHeading(2, title, service);
}

/** Writes the marks of an item of a spec, with a link to the operation that replaces it. */
export function toMarkTexts(spec: Spec, { marks = [] }: Marked): Inline[] {
  return marks.map((mark) => toMarkText(spec, mark));
}

function toMarkText({ operations }: Spec, { text, operation }: Mark): Inline {
  const other = operations.find(({ id }) => id === operation);
  return other ? toLink(text, other.page, other.id) : text;
}
