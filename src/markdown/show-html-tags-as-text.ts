import type { Html, Root } from 'mdast';
import { type Tag, isBlockParent } from './find-and-classify-html-tags';
import { walkNodes } from './walk-mdast-nodes';

const lineBreak = /^<br\s*\/?>$/i;

/**
 * Turns the given tags of a tree into text, and line breaks within a line into elements. Returns true if HTML remains, which has to be
 * parsed: in tables, most of it are line breaks.
 */
export function showAsText(tree: Root, tags: readonly Tag[], isText: (tag: Tag) => boolean): boolean {
  const byNode = new Map<Html, Tag[]>();
  for (const tag of tags) byNode.set(tag.node, [...(byNode.get(tag.node) ?? []), tag]);
  let hasHtml = false;
  walkNodes(tree, ['html'], (node, index, parent) => {
    const own = byNode.get(node) ?? [];
    const shown = own.filter(isText);
    if (shown.length === 0) {
      if (isBlockParent(parent) || !lineBreak.test(node.value)) hasHtml = true;
      else parent.children[index] = { type: 'emphasis', children: [], data: { hName: 'br' }, position: node.position };
    } else if (!isBlockParent(parent))
      parent.children[index] = { type: 'text', value: node.value, position: node.position };
    else {
      hasHtml = true;
      node.value = shown.length === own.length ? `<p>${escapeTags(node, shown)}</p>` : escapeTags(node, shown);
    }
  });
  return hasHtml;
}

function escapeTags({ value }: Html, tags: Tag[]): string {
  let at = 0;
  const pieces = tags.map(({ start, end, written }) => {
    const before = value.slice(at, start);
    at = end;
    return before + written.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  });
  return pieces.join('') + value.slice(at);
}
