import type { Element, ElementContent, Root, RootContent } from 'hast';
import { isElement } from './element';
import { toPlainText } from './plain-text';

/** The text below a heading, up to the next one; the first has no heading and is below the page's title. */
export interface Section {
  /** Of the heading; empty for the text before the first. */
  id: string;
  title: string;
  depth: number;
  text: string;
}

/** Cuts a page's tree at its headings, wherever they stand, into pieces of plain text. */
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
