import type { Element, ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { getContent, hasClass, isElement, walkElements } from './hast-elements';
import { toPlainText } from './plain-text';
import type { ResolveHref } from './inline-hast-to-markdown';
import { toMarkdown } from './hast-to-markdown';

/** Controls, and what only a browser can use. */
const omitted = new Set([
  'button',
  'dialog',
  'input',
  'label',
  'nav',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

/**
 * Converts the `main` element of a rendered page to Markdown, without navigation and controls. Its heading is left out if it is the
 * title, which is above the text anyway.
 */
export function toArticleMarkdown(html: string, title: string, resolveHref: ResolveHref): string {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as unknown as Root);
  let article: Root | undefined;
  walkElements(tree, (element) => {
    if (element.tagName === 'h1' && toPlainText(element).trim() !== title) element.tagName = 'h2';
  });
  const code = new Set<Element | Root>();
  walkElements(tree, (element, _, parent) => {
    if (element.tagName === 'pre' || element.tagName === 'code' || code.has(parent)) return void code.add(element);
    const shown = element.children.filter((child) => !isElement(child) || !isOmitted(child));
    element.children = separate(shown, isRow(element, shown));
    if (element.tagName === 'main') article ??= { type: 'root', children: element.children };
  });
  return toMarkdown(article ?? tree, resolveHref);
}

/** Returns true for the title, for elements that no reader sees, and for controls and whatever else is not printed. */
function isOmitted(element: Element): boolean {
  const { tagName, properties } = element;
  const isHidden = properties.hidden === true || properties.ariaHidden === 'true';
  return tagName === 'h1' || isHidden || omitted.has(tagName) || hasClass(element, 'print:hidden');
}

/** Returns true for an item of a list that its style divides into columns. */
function isRow({ tagName }: Element, children: ElementContent[]): boolean {
  return tagName === 'li' && children.length > 2 && children.every((child) => isElement(child));
}

function isInline(node: ElementContent | undefined): boolean {
  return isElement(node, 'a') || isElement(node, 'span');
}

/** Separates elements that only their styles separate, but not the parts of a word that can break. A link that contains several, such as a card, ends after the first one. */
function separate(nodes: ElementContent[], isOfRow: boolean): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const inner = isElement(node, 'a') ? node.children.filter((child) => isElement(child) && !isOmitted(child)) : [];
    const parts =
      isElement(node) && inner.length > 1 && inner.length === getContent(node).length
        ? [
            { ...node, children: inner.slice(0, 1) },
            toText(': '),
            ...inner.slice(1).flatMap((part) => [part, toText(' ')]),
          ]
        : [node];
    const before = nodes[index - 1];
    const isAfterElement = [node, before].every((own) => isElement(own) && own.tagName !== 'wbr');
    const isNextColumn = isOfRow && [node, before].every(isInline);
    return isAfterElement ? [toText(isNextColumn ? ', ' : ' '), ...parts] : parts;
  });
}

function toText(value: string): ElementContent {
  return { type: 'text', value };
}
