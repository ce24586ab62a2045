import type { Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { toPlainCodeBlock } from './code-block';
import { become, getData } from './element';
import { renderDirectives } from './render-directives';
import { toDescriptionHast } from './to-hast';

/** A description: as written, and as a sanitised tree. */
export interface Prose {
  source: string;
  tree: Root;
}

/** Reads a description of a spec. Its headings become bold paragraphs, so that they never upset the outline of the page around it. */
export function toProse(source: string): Prose {
  const tree = toDescriptionHast(source);
  renderDirectives(tree);
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) become(node, 'p', { className: ['description-heading'] });
    else if (node.tagName === 'img')
      become(node, 'span', {}, [{ type: 'text', value: String(node.properties.alt ?? '') }]);
    else if (node.tagName === 'x-code') {
      const block = toPlainCodeBlock(toCodeText(node.children), getData(node, 'Language'), getData(node, 'Meta'));
      become(node, 'code-block', { dataBlock: JSON.stringify(block) }, []);
      return SKIP;
    }
    delete node.properties.dataPlace;
  });
  return { source, tree: withoutPositions(tree) };
}

/** The text of a code element, its line ends kept. */
export function toCodeText(children: Root['children']): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : 'children' in child ? toCodeText(child.children) : ''))
    .join('');
}

/** Takes the positions off a tree: they would only weigh. */
export function withoutPositions<T extends Nodes>(tree: T): T {
  tree.position = undefined;
  tree.data = undefined;
  if ('children' in tree) for (const child of tree.children) withoutPositions(child);
  return tree;
}
