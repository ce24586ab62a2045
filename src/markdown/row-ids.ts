import type { Element, Root } from 'hast';
import { getContent, isElement, walkElements } from './hast-elements';
import { setRowId, takeId } from './heading-ids-and-self-links';
import { toPlainText } from './plain-text';
import { toPosition, type Report } from './problem';
import { pageIds } from '@/lib/page-ids-markers-and-placeholders';

/**
 * Gives rows of tables the ids `{#id}` at the end of their first cells, and links to themselves after the names there.
 * Reports ids that the page has already, or that name nothing.
 */
export function toRowIds(tree: Root, report: Report): void {
  const ids = new Set<unknown>(pageIds);
  walkElements(tree, ({ properties }) => ids.add(properties.id));
  walkElements(tree, (row) => {
    if (row.tagName !== 'tr') return;
    const [cell] = getContent(row);
    if (isElement(cell, 'td')) takeRowId(row, cell, ids, report);
  });
}

function takeRowId(row: Element, cell: Element, ids: Set<unknown>, report: Report): void {
  const id = takeId(cell);
  if (id === undefined) return;
  const name = toPlainText(cell);
  if (name === '' || ids.has(id))
    return report({
      severity: 'warning',
      message:
        name === '' ? `the row with the id "${id}" has no name` : `the id "${id}" of a row is already on the page`,
      fix: name === '' ? 'Write the name before the id.' : 'Give the row another id.',
      ...toPosition(cell),
    });
  ids.add(id);
  setRowId(row, cell, id);
}
