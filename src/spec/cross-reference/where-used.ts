import { groupBy } from '@/lib/group-by';
import { toCode, toLink, toOperationLink, toSource, toTable } from '../generated-pages/markdown';
import type { Direction } from '../model';
import type { Use } from './uses';

/** Writes a table of the operations that use a schema, with requests first. */
export function toUsesTable(uses: Use[]): string {
  const shown = [...groupBy(uses, toKey).values()].flatMap(([first]) => first ?? []);
  const toRows = (direction: Direction, label: string) =>
    shown
      .filter(({ value }) => value.direction === direction)
      .map((use) => [toOperationLink(use.value.operation), label, toWay(use)]);
  return toTable(
    ['Operation', 'Direction', 'Where'],
    [...toRows('request', 'Request'), ...toRows('response', 'Response')],
  );
}

/** Writes the way from an operation to a schema: ``body → `steps` → `*` ``. */
function toWay({ value, trail }: Use): string {
  const { page, anchor } = value;
  return [toLink(toValueText(value), page, anchor), ...trail.map(toCode)].join(' → ');
}

function toValueText({ kind, name, in: location = '', status = '' }: Use['value']): string {
  switch (kind) {
    case 'parameter':
      return `${toSource(location)} parameter ${toCode(name)}`;
    case 'body':
      return 'body';
    case 'header':
      return `header ${toCode(name)} of ${toCode(status)}`;
    case 'response':
      return `body of ${toCode(status)}`;
  }
}

/** Returns a key that the media types of one body share. */
function toKey({ value: { page, anchor } }: Use): string {
  return `${page}#${anchor.replace(/~\d+$/, '')}`;
}
