import type { Element, ElementContent, Root, RootContent } from 'hast';
import { getData, isElement } from './hast-elements';
import { toPlainText } from './plain-text';

/** The text from a heading to the next one. The text before the first heading is a section without a heading. */
export interface Section {
  /** The id of the heading; empty for the text before the first. */
  id: string;
  title: string;
  depth: number;
  text: string;
  /** The text of its code blocks, if it has any; `text` is without them. */
  code?: string;
}

/** Splits a page's tree into plain text at its headings, including headings inside other elements. */
export function toSections(tree: Root): Section[] {
  const sections: Draft[] = [{ id: '', title: '', depth: 1, parts: [], blocks: [] }];
  const walk = (nodes: (RootContent | ElementContent)[]) => {
    for (const node of nodes) {
      if (isHeading(node)) {
        sections.push({
          id: String(node.properties.id),
          title: toPlainText(node),
          depth: Number(node.tagName[1]),
          parts: [],
          blocks: [],
        });
      } else if (isElement(node) && node.children.some(holdsHeading)) walk(node.children);
      else if (!isFootnoteLabel(node)) {
        const { parts = [], blocks = [] } = sections.at(-1) ?? {};
        parts.push(...takeCode([node], blocks).map(toPlainText));
      }
    }
  };
  walk(tree.children);
  return sections
    .map(({ parts, blocks, ...section }) => ({
      ...section,
      text: parts.filter(Boolean).join(' '),
      ...(blocks.length > 0 && { code: blocks.join(' ') }),
    }))
    .filter(({ id, text, code }) => id !== '' || text !== '' || code !== undefined);
}

type Draft = Omit<Section, 'text' | 'code'> & { parts: string[]; blocks: string[] };

/** Returns nodes without the code blocks in them, whose texts it adds to `blocks`. A diagram is not code. */
function takeCode<T extends RootContent | ElementContent>(nodes: T[], blocks: string[]): T[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const isCode = node.tagName === 'x-code' && getData(node, 'Language') !== 'dot';
    if (!isCode && !(node.tagName === 'x-spec' && getData(node, 'Kind') === 'sample'))
      return [{ ...node, children: takeCode(node.children, blocks) }];
    blocks.push(toPlainText(node));
    return [];
  });
}

function isHeading(node: { type: string }): node is Element & { tagName: `h${number}` } {
  return isElement(node) && /^h[2-6]$/.test(node.tagName) && node.properties.id !== undefined && !isFootnoteLabel(node);
}

function isFootnoteLabel(node: { type: string }): boolean {
  return isElement(node) && node.properties.id === 'footnote-label';
}

function holdsHeading(node: { type: string }): boolean {
  return isHeading(node) || (isElement(node) && node.children.some(holdsHeading));
}
