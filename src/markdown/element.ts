import type { Element, ElementContent, Properties, Root } from 'hast';

/** Makes an element; a string child is text. */
export function toElement(
  tagName: string,
  properties: Properties = {},
  children: (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** True for an element, of that name if one is given. */
export function isElement(node: { type: string } | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || (node as Element).tagName === tagName);
}

/**
 * Calls back for every element, outermost first; what the callback puts into an element is looked at too. The
 * library for it defines a name for every node that it visits, and a page has many of both.
 */
export function walkElements(tree: Root | Element, callback: (element: Element) => void): void {
  for (let index = 0; index < tree.children.length; index++) {
    const child = tree.children[index];
    if (child?.type !== 'element') continue;
    callback(child);
    walkElements(child, callback);
  }
}

/** Children without the blank text between elements. */
export function getContent(node: Element): ElementContent[] {
  return node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
}

/** Makes another element of a node in place, so that whoever holds it sees the change. */
export function become(
  node: Element,
  tagName: string,
  properties: Properties,
  children: ElementContent[] = node.children,
): void {
  node.tagName = tagName;
  node.properties = properties;
  node.children = children;
}

/** Takes a value off a place's `data-` attributes. */
export function getData(node: Element, key: string): string {
  const value = node.properties[`data${key}`];
  return typeof value === 'string' ? value : '';
}

/** Line and column that were kept in `data-place`. */
export function getPlace(node: Element): { line?: number; column?: number } {
  const [line, column] = getData(node, 'Place').split(':').map(Number);
  return line ? { line, column } : {};
}
