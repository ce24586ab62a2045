import type { Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type {} from 'remark-directive';
import { SKIP, visit } from 'unist-util-visit';
import * as messages from '@/messages';
import { toWritten } from './as-written';
import type { PlaceholderElement } from './placeholder-elements';
import { toPosition, type Report } from './problem';
import { reportUnclosed, reportUnclosedComment } from './unclosed';

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>;
type TextDirective = Extract<RootContent, { type: 'textDirective' }>;
export type Directive = ContainerDirective | LeafDirective | TextDirective;

/** The kind of each admonition by directive name: the five kinds and their aliases. */
const admonitions: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

const containers = [...Object.keys(admonitions), 'tabs', 'tab', 'steps', 'cards', 'details'];
/** The directives within text, with their elements. */
const inlines = new Map<string, PlaceholderElement | 'kbd'>([
  ['assumed', 'x-assumed'],
  ['kbd', 'kbd'],
]);
const leaves = ['sdk-parameters', 'sdk-outputs'];

/**
 * Replaces directives with placeholder elements. Reports faulty and unclosed directives. A directive with an unknown
 * name becomes the text that the author wrote.
 */
export function toPlaceholders(tree: Root, source: string, report: Report): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'paragraph' && node.position) reportUnclosedFence(node, report);
    if (node.type === 'code') reportUnclosed(node, source, report);
    if (node.type === 'html') reportUnclosedComment(node, report);
    if (!isDirective(node)) return;
    const inline = node.type === 'textDirective' ? inlines.get(node.name) : undefined;
    if (inline !== undefined) {
      node.data = { hName: inline };
      return;
    }
    if (node.type === 'containerDirective' && containers.includes(node.name)) {
      reportUnclosed(node, source, report);
      return replaceContainer(node, parent, report);
    }
    if (node.type === 'leafDirective' && leaves.includes(node.name)) return replaceLeaf(node);
    if (!parent || index === undefined) return;
    const isProse = node.type === 'textDirective' && node.children.length === 0 && !hasAttributes(node);
    if (!isProse) reportUnknown(node, report);
    parent.children.splice(index, 1, ...toWritten(node, source));
    return [SKIP, index];
  });
}

function isDirective(node: { type: string }): node is Directive {
  return ['containerDirective', 'leafDirective', 'textDirective'].includes(node.type);
}

function hasAttributes(node: Directive): boolean {
  return Object.keys(node.attributes ?? {}).length > 0;
}

function replaceContainer(
  node: ContainerDirective,
  parent: { type: string; name?: string | null } | undefined,
  report: Report,
): void {
  const { title, group } = node.attributes ?? {};
  const label =
    node.children[0]?.type === 'paragraph' && node.children[0].data?.directiveLabel ? node.children[0] : undefined;
  if (label) label.data = { hName: 'x-label' satisfies PlaceholderElement };
  const kind = admonitions[node.name];
  if (kind !== undefined) {
    const titles: Record<string, string> = messages.admonitionTitles;
    const fallback = titles[node.name] ?? titles[kind] ?? '';
    if (!label) node.children.unshift(toLabel(title ?? fallback));
    insertPlaceholder(node, 'x-admonition', { dataKind: kind });
    return;
  }
  if (node.name === 'tab' && !(parent?.type === 'containerDirective' && parent.name === 'tabs')) {
    report({
      severity: 'error',
      message: 'a tab is outside a tabs container',
      fix: 'Put it between ::::tabs and ::::, with one more colon outside than inside.',
      ...toPosition(node),
    });
  }
  if (node.name === 'tab' && !label && !title) {
    report({
      severity: 'error',
      message: 'a tab has no label',
      fix: 'Write it as :::tab[Label].',
      ...toPosition(node),
    });
  }
  if ((node.name === 'tab' || node.name === 'details') && !label)
    node.children.unshift(toLabel(title ?? messages.details));
  if (node.name === 'tabs') checkTabs(node, report);
  insertPlaceholder(
    node,
    `x-${node.name}` as PlaceholderElement,
    node.name === 'tabs' && group ? { dataGroup: group } : {},
  );
}

function checkTabs(node: ContainerDirective, report: Report): void {
  const labels = node.children.map((child) =>
    child.type === 'containerDirective' && child.name === 'tab'
      ? (child.attributes?.title ?? toString(child.children[0]))
      : undefined,
  );
  const position = toPosition(node);
  if (labels.length === 0)
    report({
      severity: 'error',
      message: 'a tabs container has no tab',
      fix: 'Put :::tab[Label] … ::: inside.',
      ...position,
    });
  if (labels.includes(undefined)) {
    report({
      severity: 'error',
      message: 'a tabs container contains something other than tabs',
      fix: 'Put everything between ::::tabs and :::: into a :::tab[Label].',
      ...position,
    });
  }
  labels.forEach((label, index) => {
    const tab = node.children[index];
    if (label === undefined || !tab || labels.indexOf(label) === index) return;
    report({
      severity: 'error',
      message: `two tabs have the label "${label}"`,
      fix: 'Give each tab a different label.',
      ...toPosition(tab),
    });
  });
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

function reportUnknown(node: Directive, report: Report): void {
  if (node.name === 'include') {
    report({
      severity: 'error',
      message: 'an include is not on a line of its own',
      fix: 'Write only ::include[./_file.md] on the line, without spaces before it.',
      ...toPosition(node),
    });
    return;
  }
  const marks = { containerDirective: ':::', leafDirective: '::', textDirective: ':' }[node.type];
  const names = { containerDirective: containers, leafDirective: leaves, textDirective: [...inlines.keys()] }[
    node.type
  ];
  report({
    severity: 'warning',
    message: `"${marks}${node.name}" is not a directive of this site and is shown as written`,
    fix: `There are ${names.join(', ')}.`,
    ...toPosition(node),
  });
}

function reportUnclosedFence(node: Paragraph, report: Report): void {
  const [first] = node.children;
  if (first?.type !== 'text' || !/^:{3,}/.test(first.value)) return;
  const [line = ''] = first.value.split('\n', 1);
  report({
    severity: 'warning',
    message: `"${line}" opens or closes nothing`,
    fix: 'Write a title in brackets, :::note[Title], and close a container with more colons than the containers in it.',
    ...toPosition(node),
  });
}
