import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { become, getData, isElement, walkElements } from './hast-elements';
import { type Report, getPosition, toPosition } from './problem';
import { walkNodes } from './walk-mdast-nodes';

/** Code that may be a name in a spec: one word that begins with a letter. A parameter may be in braces. */
const name = /^(?:[\p{L}_$][^\s{}]*|\{[^\s{}]+\})$/u;

/** Stores the positions of inline code that may be a name in a spec, so that a link can replace it and errors can name it. */
export function markNames(tree: MarkdownRoot): void {
  walkNodes(tree, ['inlineCode'], (node) => {
    if (!name.test(node.value)) return;
    const { line, column } = toPosition(node);
    node.data = { ...node.data, hProperties: { dataPlace: `${line}:${column}` } };
  });
}

/** Marks the inline code of a tree that was not written as Markdown, like {@link markNames}. */
export function markNamesInTree(tree: Root): void {
  walkElements(tree, ({ tagName, properties, children: [text] }) => {
    if (tagName === 'code' && text?.type === 'text' && name.test(text.value)) properties.dataPlace = '';
  });
  settleReferences(tree, () => undefined);
}

/** Elements that are links, become links, or whose text is also used without links. */
const withoutLinks = new Set([
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'x-label',
  'x-cards',
  'x-term',
  'summary',
  'kbd',
  'pre',
]);
/** Elements whose text becomes an anchor or a label, which would change with a spec. */
const titles = /^(?:h[1-6]|x-label)$/;

/** Keeps names and values within links and titles without links, and reports values within titles. */
export function settleReferences(tree: Root, report: Report): void {
  settle(tree, { isLink: false, isTitle: false }, report);
}

/** Returns true for a placeholder in text whose link is made when a page is loaded. */
function isReplaced({ tagName }: Element): boolean {
  return tagName === 'x-value' || tagName === 'x-term';
}

function settle(parent: Root | Element, outer: { isLink: boolean; isTitle: boolean }, report: Report): void {
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    if (node.tagName === 'code' && outer.isLink) delete node.properties.dataPlace;
    if (isReplaced(node) && outer.isLink) node.properties.dataPlain = '';
    if (isReplaced(node) && outer.isTitle) {
      const text = getData(node, 'Name');
      report({
        severity: 'error',
        message: `":${node.tagName.slice(2)}[${text}]" is in a heading or title`,
        fix:
          node.tagName === 'x-term'
            ? 'Write the word only: headings contain no links.'
            : 'Write it in the text below: anchors and contents must not change with a spec.',
        ...getPosition(node),
      });
      if (node.tagName === 'x-term') become(node, 'span', {}, node.children);
      else become(node, 'code', {}, [{ type: 'text', value: text }]);
    }
    const { tagName } = node;
    settle(
      node,
      { isLink: outer.isLink || withoutLinks.has(tagName), isTitle: outer.isTitle || titles.test(tagName) },
      report,
    );
  }
}
