import type { Element, ElementContent, Root } from 'hast';
import GithubSlugger from 'github-slugger';
import * as messages from '@/messages';
import { toCards } from './cards';
import { become, getClasses, getContent, getData, isElement, toElement, walkElements } from './hast-elements';
import { toPlainText } from './plain-text';

/**
 * Renders placeholder elements other than `x-code` and those whose content comes from other files, and also tables, task checkboxes, and images with
 * captions, as their final elements.
 */
export function renderDirectives(tree: Root): void {
  let tabs = 0;
  walkElements(tree, (node, index, parent) => {
    switch (node.tagName) {
      case 'x-admonition':
        return become(node, 'callout', { dataKind: getData(node, 'Kind') }, [toTitle(node), ...withoutLabel(node)]);
      case 'x-assumed':
        return become(node, 'assumed-text', {});
      case 'x-details':
        return become(node, 'details', { className: ['disclosure'] }, [
          toElement('summary', {}, takeLabel(node)),
          toElement('div', { className: ['disclosure-body'] }, withoutLabel(node)),
        ]);
      case 'x-steps':
        // A class, because `:has(> h3) > *` in a stylesheet makes browsers restyle whole pages while they load.
        return become(node, 'div', {
          className: node.children.some((child) => isElement(child, 'h3')) ? ['steps', 'steps-headed'] : ['steps'],
        });
      case 'x-cards':
        return toCards(node);
      case 'x-tabs':
        return toTabs(node, ++tabs);
      case 'table':
        if (isElement(parent) && getClasses(parent).includes('table-frame')) return;
        parent.children[index] = toElement(
          'div',
          { className: ['table-frame'], role: 'group', ariaLabel: messages.table, tabIndex: 0 },
          [node],
        );
        return;
      case 'th':
      case 'td':
        return alignByClass(node);
      case 'input':
        return toTask(node);
      case 'p':
        return toFigure(node);
    }
  });
}

const alignments = new Map([
  ['center', 'text-center'],
  ['right', 'text-end'],
]);

function alignByClass(node: Element): void {
  const { align, ...properties } = node.properties;
  // An empty header cell becomes a data cell, since it labels nothing.
  if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  const className = alignments.get(String(align));
  node.properties = className === undefined ? properties : { ...properties, className: [className] };
}

function takeLabel(node: Element): ElementContent[] {
  return node.children.find((child) => isElement(child, 'x-label'))?.children ?? [];
}

function withoutLabel(node: Element): ElementContent[] {
  return node.children.filter((child) => !isElement(child, 'x-label'));
}

function toTitle(node: Element): Element {
  return toElement('p', { className: ['callout-title'] }, takeLabel(node));
}

function toTabs(node: Element, count: number): void {
  const slugger = new GithubSlugger();
  const panels = node.children.filter((child) => isElement(child, 'x-tab'));
  const tabs = panels.map((panel) => {
    const label = toPlainText({ type: 'root', children: takeLabel(panel) });
    return { id: `tabs-${count}-${slugger.slug(label)}`, label };
  });
  panels.forEach((panel, index) => {
    const { id = '', label = '' } = tabs[index] ?? {};
    become(
      panel,
      'tab-panel',
      { dataTab: id, dataLabel: label, dataFirst: index === 0 ? 'true' : 'false' },
      withoutLabel(panel),
    );
  });
  become(node, 'tab-group', { dataGroup: getData(node, 'Group'), dataTabs: JSON.stringify(tabs) }, panels);
}

function toTask(node: Element): void {
  const isDone = node.properties.checked === true;
  become(
    node,
    'span',
    {
      className: ['task-box'],
      role: 'img',
      ariaLabel: isDone ? messages.done : messages.open,
      dataDone: String(isDone),
    },
    [],
  );
}

/** Turns an image with a title that is alone in its paragraph into a figure with the title as the caption. */
function toFigure(node: Element): void {
  const content = getContent(node);
  const [image] = content;
  if (content.length !== 1 || !isElement(image, 'img') || typeof image.properties.title !== 'string') return;
  const { title, ...properties } = image.properties;
  become(node, 'figure', { className: ['figure'] }, [{ ...image, properties }, toElement('figcaption', {}, [title])]);
}
