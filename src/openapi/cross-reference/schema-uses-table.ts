import { inline, join, toCode, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { toOperationLink } from './item-texts-and-links';
import { isOfRequest, type OperationValue } from '../operation-values';
import type { Use } from './find-schema-uses-in-operations';

/** The maximum number of rows. The shortest paths come first. */
const mostRows = 60;

/** Writes a table of the operations that use a schema, and how many more there are. */
export function toSchemaUsesTable(uses: Use[]): Inline[] {
  const all = [...groupBy(uses, toKey).values()].flatMap(([first]) => first ?? []);
  const shown = [...all].sort((left, right) => left.trail.length - right.trail.length).slice(0, mostRows);
  const toRow = (use: Use) => [toOperationLink(use.value.operation), inline`${toLabel(use.value)}: ${toWay(use)}`];
  const isRequest = ({ value }: Use) => isOfRequest(value);
  const rows = [...shown.filter(isRequest), ...shown.filter((use) => !isRequest(use))].map(toRow);
  const table = toTable(['Operation', 'Where'], rows);
  if (all.length === shown.length) return [table];
  const operations = new Set(all.map(({ value }) => value.operation)).size;
  return [`${operations} operations use this schema. These are the ${shown.length} shortest paths to it:`, table];
}

/** `Request`, `Callback request`: what the value belongs to. */
function toLabel(value: OperationValue): string {
  const message = isOfRequest(value) ? 'Request' : 'Response';
  const { kind } = value.operation;
  if (kind === 'operation') return message;
  return `${kind === 'callback' ? 'Callback' : 'Webhook'} ${message.toLowerCase()}`;
}

/** Writes the way from an operation to a schema: ``body → `steps` → `*` ``. */
function toWay({ value, trail }: Use): Inline {
  return join([toLink(toPlaceText(value), value.page, toAnchor(value)), ...trail.map(toCode)], ' → ');
}

function toPlaceText({ kind, name, in: location = '', status = '' }: Use['value']): Inline {
  switch (kind) {
    case 'parameter':
      return inline`${location} parameter ${toCode(name)}`;
    case 'body':
      return 'body';
    case 'header':
      return inline`header ${toCode(name)} of ${toCode(status)}`;
    case 'response':
      return inline`body of ${toCode(status)}`;
  }
}

/** The media types of a response have one heading. */
function toAnchor({ kind, anchor, owner }: OperationValue): string {
  return kind === 'response' ? owner : anchor;
}

/** Returns a key that the media types of one body share. */
function toKey({ value }: Use): string {
  return `${value.page}#${toAnchor(value).replace(/~\d+$/, '')}`;
}
