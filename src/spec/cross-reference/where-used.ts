import { toCode, toLink, toOperationLink, toSource, toTable } from '../generated-pages/markdown';
import type { Direction } from '../model';
import type { Use } from './uses';

/** Writes a table of the operations that use a schema, with requests first. */
export function toUsesTable(uses: Use[]): string {
  const shown = [...groupByValue(uses).values()].flatMap(([first]) => first ?? []);
  const toRows = (direction: Direction, label: string) =>
    shown
      .filter(({ value }) => value.direction === direction)
      .map((use) => [toOperationLink(use.value.operation), label, toWay(use)]);
  return toTable(
    ['Operation', 'Direction', 'Where'],
    [...toRows('request', 'Request'), ...toRows('response', 'Response')],
  );
}

/** Groups the uses of one value in several media types. */
function groupByValue(uses: Use[]): Map<string, Use[]> {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const { page, anchor } = use.value;
    const key = `${page}#${anchor.replace(/~\d+$/, '')}`;
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  return groups;
}

/** Writes the way from an operation to a schema: ``body → `steps` → `*` ``. */
export function toWay({ value, trail }: Use): string {
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
