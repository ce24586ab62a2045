import type { Element, ElementContent, Root, RootContent } from 'hast';
import { isElement } from './element';
import { toPlainText } from './plain-text';

/** The text from a heading to the next one. The text before the first heading is a section without a heading. */
export interface Section {
  /** The id of the heading; empty for the text before the first. */
  id: string;
  title: string;
  depth: number;
  text: string;
}

/** Splits a page's tree into plain text at its headings, including headings inside other elements. */
export function toSections(tree: Root): Section[] {
  const sections: (Section & { parts: string[] })[] = [{ id: '', title: '', depth: 1, text: '', parts: [] }];
  const walk = (nodes: (RootContent | ElementContent)[]) => {
    for (const node of nodes) {
      if (isHeading(node)) {
        sections.push({
          id: String(node.properties.id),
          title: toPlainText(node),
          depth: Number(node.tagName[1]),
          text: '',
          parts: [],
        });
      } else if (isElement(node) && node.children.some(holdsHeading)) walk(node.children);
      else if (!isFootnoteLabel(node)) sections.at(-1)?.parts.push(toPlainText(node));
    }
  };
  walk(tree.children);
  return sections
    .map(({ parts, ...section }) => ({ ...section, text: parts.filter(Boolean).join(' ') }))
    .filter(({ id, text }) => id !== '' || text !== '');
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
