import { escapeUnseen, nameControls } from '@/lib/control-characters';
import { mentionsWord, repeatsName } from '@/lib/text-mentions-word-or-repeats-name';
import { toCodeSpan, toEscaped, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import * as messages from '@/messages';
import { type JsonText, toValueText } from '../exact-numbers';
import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import { getMembers } from './list-schema-members';
import { toExternalDocs } from './servers-docs-marks-and-assumptions';

/** What else may explain the values of a schema. */
interface Explanation {
  /** A description next to the schema. */
  description?: Prose;
  /** The name in front of the text, which a title may only repeat. */
  shown?: string;
  /** True for the spec of another project: nothing says that meanings are missing. */
  isForeign: boolean;
}

/**
 * Returns the constraints, notes, and assumptions of a schema on one line. A description next to the schema may also
 * explain the allowed values.
 */
export function toConstraintText(table: SchemaTable, id: SchemaId, context: Explanation): string {
  const node = table[id];
  if (!node) return '';
  const items = getInner(table, node);
  const names = node.kind === 'object' && node.propertyNames !== undefined ? node.propertyNames : undefined;
  const ofItems = items && getMembers(items).length === 0 ? [toOneLine(items.description?.source)] : [];
  return [
    toOwnText(table, node, context),
    ...(items
      ? [
          withLabel(
            messages.itemsOf,
            [...ofItems, toOwnText(table, items, { ...context, shown: undefined, description: node.description })]
              .filter(Boolean)
              .join(' '),
          ),
        ]
      : []),
    ...(names === undefined
      ? []
      : [withLabel(messages.propertyNames, toConstraintText(table, names, { isForeign: context.isForeign }))]),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the schema of the items of a list, or of the innermost list. */
function getInner(table: SchemaTable, node: SchemaNode): SchemaNode | undefined {
  let inner: SchemaNode | undefined = node;
  const seen = new Set<SchemaNode>();
  while (inner?.kind === 'array' && !seen.has(inner)) {
    seen.add(inner);
    inner = table[inner.items ?? ''];
  }
  return inner === node || inner?.kind === 'array' ? undefined : inner;
}

function toOwnText(table: SchemaTable, node: SchemaNode, context: Explanation): string {
  const constraints = [
    ...node.constraints,
    node.const === undefined ? '' : messages.markdownConst(toCodeSpan(node.const)),
    node.default === undefined ? '' : messages.markdownDefault(toCodeSpan(node.default)),
    toValues(table, node, context),
  ].filter(Boolean);
  const text = constraints.join('; ');
  const sentence = text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return [
    toTitle(node, context.shown),
    sentence,
    ...node.notes,
    ...(isClosed(node) ? [messages.otherFieldsRefused] : []),
    ...toOthers(node.otherKeywords),
    node.assumed === undefined ? '' : messages.markdownAssumed(toOneLine(node.assumed)),
    toExternalDocs(node.externalDocs),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the title of a schema unless it only repeats a name. */
function toTitle({ title, name }: SchemaNode, shown: string | undefined): string {
  return title === undefined || repeatsName(title, [name, shown])
    ? ''
    : `${messages.titleOfSchema}: ${toEscaped(toOneLine(title).replace(/\.$/, ''))}.`;
}

/** Lists the allowed values with their meanings. If none has one and no description mentions a value, a note says so. */
function toValues(
  table: SchemaTable,
  { enumeration, description, allOfBases }: SchemaNode,
  { description: said, isForeign }: Explanation,
): string {
  if (!enumeration) return '';
  const values = enumeration.map(({ value }) => toCodeSpan(toVisible(value)));
  const meanings = enumeration.map((value) =>
    [
      ...(value.marks ?? []).map(({ text }) => toEscaped(text)),
      [value.name, toOneLine(value.description?.source)].filter(Boolean).join(': ').replace(/\.$/, ''),
    ]
      .filter(Boolean)
      .join(', '),
  );
  if (meanings.some(Boolean))
    return messages.markdownValues(
      values.map((value, index) => `${value} (${meanings[index] || messages.markdownMeaningUndocumented})`),
    );
  const list = messages.markdownValues(values);
  const words = enumeration.map(({ value }) => toValueText(value));
  const isExplained = () =>
    [said, description, ...allOfBases.map((base) => table[base]?.description)].some(
      (prose) => prose !== undefined && mentionsWord(prose.source, words),
    );
  return isForeign || isExplained() ? list : messages.markdownMeaningsUndocumented(list);
}

/** Returns a string without its quotation marks unless a reader could not see all of it on one line, such as an empty one. */
function toVisible(json: JsonText): string {
  const text = toValueText(json);
  return text !== '' && text === toOneLine(escapeUnseen(nameControls(text))) ? text : json;
}

/** Returns true for an object with declared properties that allows no others. Any other closed object has a note. */
function isClosed(node: SchemaNode): boolean {
  return node.kind === 'object' && node.properties.length > 0 && node.additionalProperties === false;
}

function withLabel(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`;
}

function toOthers(keywords: SchemaNode['otherKeywords'] = []): string[] {
  if (keywords.length === 0) return [];
  const list = keywords.map(({ keyword, value }) => toCodeSpan(`${keyword}: ${value}`));
  return [`${messages.alsoInSchema} ${list.join(', ')}.`];
}
