import { distinctBy } from '@/lib/lists';
import { findText, getItems, isTrue } from '../find-members-of-parsed-json';
import * as messages from '@/messages';
import type { MediaType } from '../model/body-and-media-type';
import type { Parameter } from '../model/parameter';
import type { SchemaTable } from '../model/schema';
import type { Mark, MarkColor, Marked } from '../model/prose-marks-server-and-docs-links';
import { toTitle, toOperationTitle } from './titles';
import type { OperationIndex } from './index-operations-and-assign-ids';

/** The keys with marks. All but the first are extensions. */
export const markKeys = [
  'deprecated',
  'x-deprecated-since',
  'x-sunset',
  'x-replaced-by',
  'x-stability',
  'x-scalar-stability',
  'x-since',
  'x-badges',
] as const;

/** The values of `x-stability`, from the most to the least stable. */
export const stabilities = ['stable', 'beta', 'alpha', 'experimental'];

/** The known colors of badges. Any other one is ignored: a color of a spec must not become CSS. */
const colors: MarkColor[] = ['red', 'orange', 'green', 'blue'];

/** The order of marks: until when an item can be used, how stable it is, and since when it exists. */
const order: Mark['kind'][] = ['deprecated', 'sunset', 'replacement', 'stability', 'since', 'changed', 'badge'];

/**
 * Reads the marks of an object, in the order in which they are shown. `titles` are those of the tags that only mark it.
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export function toMarks(
  object: unknown,
  { replacement, titles = [] }: { replacement?: Mark; titles?: string[] } = {},
): Marked {
  const all = [
    toDeprecated(object),
    toSunset(object),
    replacement,
    toStability(object),
    toSince(object),
    ...toBadges(object),
    ...titles.map((text): Mark => ({ kind: 'badge', text })),
  ];
  return toMarked(all.filter((mark) => mark !== undefined));
}

/** Sorts marks, and leaves out those that say the same. */
export function toMarked(marks: Mark[]): Marked {
  const toRank = ({ kind, isFirst }: Mark) => (isFirst ? -1 : order.indexOf(kind));
  const sorted = [...marks].sort((one, other) => toRank(one) - toRank(other));
  return marks.length > 0 ? { marks: distinctBy(sorted, ({ text }) => text) } : {};
}

/** Returns the mark that names the operation to use instead. An operation that does not exist is named as it is written. */
export function toReplacement(operation: unknown, index: OperationIndex): Mark | undefined {
  const operationId = findWords(operation, 'x-replaced-by');
  if (operationId === undefined) return undefined;
  const other = index.find({ operationId });
  const text = messages.replacedBy(other ? toOperationTitle(other) : operationId);
  return { kind: 'replacement', text, ...(other && { operation: other.id }) };
}

/** Adds to parameters and headers the marks of their schemas, except those of a kind that they have themselves. */
export function addMarksOfSchemas(targets: (Parameter | MediaType)[], schemas: SchemaTable): void {
  for (const target of targets) {
    if (!('serialization' in target)) continue;
    const own = target.marks ?? [];
    const others = schemas[target.schema]?.marks ?? [];
    Object.assign(target, toMarked([...own, ...others.filter(({ kind }) => own.every((mark) => mark.kind !== kind))]));
  }
}

function toDeprecated(object: unknown): Mark | undefined {
  const since = findWords(object, 'x-deprecated-since');
  if (since !== undefined) return { kind: 'deprecated', text: messages.deprecatedSince(since) };
  return isTrue(object, 'deprecated') ? { kind: 'deprecated', text: messages.deprecated } : undefined;
}

/** Reads badges in the format of Redocly. @see https://redocly.com/docs/realm/content/api-docs/openapi-extensions/x-badges */
function toBadges(object: unknown): Mark[] {
  return getItems(object, 'x-badges').flatMap((badge) => {
    const text = findWords(badge, 'name');
    if (text === undefined) return [];
    const color = colors.find((known) => known === findText(badge, 'color'));
    const isFirst = findText(badge, 'position') === 'before';
    return [{ kind: 'badge', text, ...(color && { color }), ...(isFirst && { isFirst }) }];
  });
}

function toSunset(object: unknown): Mark | undefined {
  const date = findWords(object, 'x-sunset');
  return date === undefined ? undefined : { kind: 'sunset', text: messages.availableUntil(date), color: 'red' };
}

function toStability(object: unknown): Mark | undefined {
  const text = findWords(object, 'x-stability') ?? findWords(object, 'x-scalar-stability');
  const color = text === stabilities[0] ? 'green' : 'orange';
  return text === undefined ? undefined : { kind: 'stability', text, color };
}

function toSince(object: unknown): Mark | undefined {
  const since = findWords(object, 'x-since');
  return since === undefined ? undefined : { kind: 'since', text: messages.since(since) };
}

/** Finds a text that is not empty, on one line. */
function findWords(object: unknown, key: string): string | undefined {
  return toTitle(findText(object, key) ?? '') || undefined;
}
