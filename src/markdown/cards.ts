import type { Element, ElementContent } from 'hast';
import { become, getContent, isElement, toElement } from './hast-elements';

/** Turns the lists of a container into grids of cards. Other content of the container stays around them. */
export function toCards(node: Element): void {
  const content = getContent(node);
  const [list] = content;
  if (content.length === 1 && isList(list)) return become(node, 'card-grid', {}, getContent(list).map(toCard));
  become(
    node,
    'div',
    {},
    content.map((child) => (isList(child) ? toElement('card-grid', {}, getContent(child).map(toCard)) : child)),
  );
}

function isList(node: ElementContent | undefined): node is Element {
  return isElement(node, 'ul') || isElement(node, 'ol');
}

/** The first link of an item becomes the card, and the text around it the description. Blocks follow the card. */
function toCard(item: ElementContent): Element {
  const content: ElementContent[] = [];
  const blocks: ElementContent[] = [];
  for (const child of isElement(item) ? getContent(item) : []) {
    if (!isElement(child)) content.push(child);
    else if (child.tagName === 'p') content.push(...(content.length > 0 ? [space] : []), ...child.children);
    else if (ownBlocks.has(child.tagName)) blocks.push(child);
    else content.push(child);
  }
  const at = content.findIndex((child) => isElement(child, 'a'));
  const link = content[at];
  if (!isElement(link)) return toElement('card-item', {}, [toElement('div', {}, [...content, ...blocks])]);
  const [before, after] = [content.slice(0, at).flatMap(unlink), content.slice(at + 1).flatMap(unlink)];
  const [first] = after;
  if (first?.type === 'text') first.value = first.value.replace(/^\s*[:.,–—-]?\s*/, '');
  const words = [...before, ...after];
  const title = toElement('card-title', {}, link.children);
  const text = toElement('card-text', {}, words);
  return toElement('card-item', {}, [
    toElement('a', { ...link.properties, dataCard: '' }, words.length > 0 ? [title, text] : [title]),
    ...blocks,
  ]);
}

const space: ElementContent = { type: 'text', value: ' ' };
const ownBlocks = new Set(
  'ul ol dl table pre blockquote x-code x-admonition x-tabs x-steps x-cards x-details x-sdk x-spec'.split(' '),
);

function unlink(node: ElementContent): ElementContent[] {
  return isElement(node, 'a') ? node.children : [node];
}
