import type { Paragraph, Parent, Root } from 'mdast';
import * as messages from '@/messages';
import { toWritten } from './as-written';
import type { PlaceholderElement } from './placeholder-elements';
import { toPosition, type Report } from './problem';
import {
  admonitions,
  findLabel,
  inlines,
  isDirective,
  names,
  type ContainerDirective,
  type Directive,
  type LeafDirective,
} from './directive-names';
import { reportCards, reportIgnored, reportTab, reportTabs, reportUnknown } from './directive-problems';
import { findMeta } from './fence';
import { reportFence } from './fence-problems';
import { reportUnclosed, reportUnclosedComment } from './unclosed';
import { walkNodes } from './walk';

const placed = ['code', 'html', 'containerDirective', 'leafDirective', 'textDirective'] as const;

/**
 * Replaces directives with placeholder elements. Reports faulty and unclosed directives. A directive with an unknown
 * name becomes the text that the author wrote.
 */
export function toPlaceholders(tree: Root, source: string, report: Report): void {
  walkNodes(tree, placed, (node, index, parent) => {
    if (node.type === 'code') {
      reportUnclosed(node, source, report);
      node.meta = findMeta(node, source);
      reportFence(node, report);
    }
    if (node.type === 'html') reportUnclosedComment(node, report);
    if (!isDirective(node)) return;
    if (isKnown(node)) {
      reportIgnored(node, report);
      return replaceKnown(node, parent, source, report);
    }
    reportUnknown(node, report);
    parent.children.splice(index, 1, ...toWritten(node, source));
    // What replaces the node may contain directives.
    return index;
  });
}

/** Returns true for a directive of this site. Within text, `:kbd` without brackets is text. */
function isKnown(node: Directive): boolean {
  return names[node.type].includes(node.name) && (node.type !== 'textDirective' || node.children.length > 0);
}

function replaceKnown(node: Directive, parent: Parent | undefined, source: string, report: Report): void {
  if (node.type === 'textDirective') node.data = { hName: inlines.get(node.name) };
  else if (node.type === 'leafDirective') replaceLeaf(node);
  else {
    reportUnclosed(node, source, report);
    replaceContainer(node, parent, report);
  }
}

function replaceContainer(node: ContainerDirective, parent: Parent | undefined, report: Report): void {
  const { title, group } = node.attributes ?? {};
  const label = findLabel(node);
  const kind = admonitions[node.name];
  const isTitled = kind !== undefined || node.name === 'tab' || node.name === 'details';
  if (label && isTitled) label.data = { ...label.data, hName: 'x-label' satisfies PlaceholderElement };
  if (kind !== undefined) {
    const titles: Record<string, string> = messages.admonitionTitles;
    const fallback = titles[node.name] ?? titles[kind] ?? '';
    if (!label) node.children.unshift(toLabel(title ?? fallback));
    insertPlaceholder(node, 'x-admonition', { dataKind: kind });
    return;
  }
  if (node.name === 'tab') reportTab(node, parent, report);
  if (isTitled && !label) node.children.unshift(toLabel(title ?? messages.details));
  if (node.name === 'tabs') reportTabs(node, report);
  if (node.name === 'cards') reportCards(node, report);
  insertPlaceholder(
    node,
    `x-${node.name}` as PlaceholderElement,
    node.name === 'tabs' && group ? { dataGroup: group } : {},
  );
}

function replaceLeaf(node: LeafDirective): void {
  const kind = node.name.slice('sdk-'.length);
  insertPlaceholder(node, 'x-sdk', { dataKind: kind, dataComponent: node.attributes?.component ?? '' });
  node.children = [];
}

function insertPlaceholder(node: Directive, name: PlaceholderElement, properties: Record<string, string>): void {
  const { line, column } = toPosition(node);
  node.data = { ...node.data, hName: name, hProperties: { ...properties, dataPlace: `${line}:${column}` } };
}

function toLabel(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: text }],
    data: { hName: 'x-label' satisfies PlaceholderElement },
  };
}
