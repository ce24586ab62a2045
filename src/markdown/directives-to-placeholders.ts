import type { Paragraph, Parent, Root, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import * as messages from '@/messages';
import {
  type PlaceholderElement,
  admonitions,
  embeds,
  findLabel,
  inlines,
  isDirective,
  names,
  type ContainerDirective,
  type Directive,
  type LeafDirective,
} from './known-directives-and-placeholder-elements';
import { toPosition, type Report } from './problem';
import { reportCards, reportIgnored, reportTab, reportTabs, reportUnknown } from './directive-problems';
import { findMeta } from './fence-options';
import { reportFence } from './fence-option-and-language-problems';
import { reportUnclosed, reportUnclosedComment } from './unclosed-fence-and-comment-problems';
import { walkNodes } from './walk-mdast-nodes';

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
  if (node.type === 'textDirective' && node.name === 'value') replaceOfSpec(node, 'x-value');
  // Its text is Markdown, and names an entry of the glossary unless the attribute does.
  else if (node.type === 'textDirective' && node.name === 'term')
    insertPlaceholder(node, 'x-term', { dataName: node.attributes?.of ?? toString(node) });
  else if (node.type === 'textDirective') node.data = { hName: inlines.get(node.name) };
  else if (node.type === 'leafDirective' && embeds.includes(node.name)) replaceOfSpec(node, 'x-spec');
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

/** What is in the brackets is a name in a spec, not Markdown. */
function replaceOfSpec(node: Directive, name: PlaceholderElement): void {
  insertPlaceholder(node, name, { dataKind: node.name, dataName: toString(node) });
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

/** Returns the text of a directive as the author wrote it, with the content of a container between its fences. */
function toWritten(node: Directive, source: string): (RootContent & PhrasingContent)[] | RootContent[] {
  const written = (start?: number, end?: number) => source.slice(start ?? 0, end ?? 0);
  const { position } = node;
  if (node.type === 'textDirective')
    return [{ type: 'text', value: written(position?.start.offset, position?.end.offset) }];
  if (node.type === 'leafDirective') return [toText(written(position?.start.offset, position?.end.offset))];
  const [first] = node.children;
  const last = node.children.at(-1);
  const inner = first?.type === 'paragraph' && first.data?.directiveLabel ? node.children.slice(1) : node.children;
  const opening = written(
    position?.start.offset,
    (inner[0] ?? last)?.position?.start.offset ?? position?.end.offset,
  ).trim();
  const closing = last ? written(last.position?.end.offset, position?.end.offset).trim() : '';
  return [toText(opening), ...inner, ...(closing ? [toText(closing)] : [])];
}

function toText(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
