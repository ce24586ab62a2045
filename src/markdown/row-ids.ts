import type { Element, Root } from 'hast';
import { pageIds } from '@/lib/page-ids';
import { getContent, isElement, walkElements } from './element';
import { takeId, toSelfLink } from './headings';
import { toPlainText } from './plain-text';

/** Gives rows of tables the ids `{#id}` at the end of their first cells, and links to themselves after the names there. */
export function toRowIds(tree: Root): void {
  walkElements(tree, (row) => {
    if (row.tagName !== 'tr') return;
    const [cell] = getContent(row);
    if (isElement(cell, 'td')) setRowId(row, cell);
  });
}

function setRowId(row: Element, cell: Element): void {
  const id = takeId(cell);
  const [name] = cell.children;
  if (id === undefined || name === undefined || pageIds.includes(id)) return;
  row.properties.id = id;
  cell.children.splice(1, 0, toSelfLink(id, toPlainText(name)));
}
