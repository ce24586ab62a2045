import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';

/** Creates an element. A string child becomes a text node. */
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

/** Returns true for an element. If a tag name is given, the element must have it. */
export function isElement(node: { type: string } | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || (node as Element).tagName === tagName);
}

/**
 * Calls back for every element, outermost first, including elements that the callback adds to an element. It is faster
 * than `unist-util-visit`, which defines a function name for every node.
 */
export function walkElements(
  tree: Root | Element,
  callback: (element: Element, index: number, parent: Root | Element) => void,
): void {
  for (let index = 0; index < tree.children.length; index++) {
    const child = tree.children[index];
    if (child?.type !== 'element') continue;
    callback(child, index, tree);
    walkElements(child, callback);
  }
}

/** Returns the children without the blank text between elements. */
export function getContent(node: Element): ElementContent[] {
  return node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
}

/** Returns the text of a node with its spaces and line breaks. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** Returns the classes of an element. */
export function getClasses({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function hasClass(node: Element, name: string): boolean {
  return getClasses(node).includes(name);
}

/** Turns an element into another one in place, so that references to it remain valid. */
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

/** Returns the value of a `data-` attribute, or an empty string if it is missing. */
export function getData(node: Element, key: string): string {
  const value = node.properties[`data${key}`];
  return typeof value === 'string' ? value : '';
}

/** Removes the positions and `data` from a tree, since they would only make the stored text larger, but not the graph of a diagram. */
export function withoutPositions<T extends Nodes>(tree: T): T {
  tree.position = undefined;
  tree.data = tree.data && 'graph' in tree.data ? tree.data : undefined;
  if ('children' in tree) for (const child of tree.children) withoutPositions(child);
  return tree;
}
