import type { ElementContent } from 'hast';
import type { Heading } from '@/markdown/heading-ids-and-self-links';

/** An entry of the table of contents of a page. */
export interface ContentsEntry {
  id: string;
  /** 2 for the outermost entries, one more for each level below. */
  depth: number;
  text: string;
  content: ElementContent[];
}

interface Node {
  heading: Heading;
  children: Node[];
}

/** The data of a page for its table of contents. The levels in its front matter override those of the site. */
interface Source {
  headings: Heading[];
  hideContents?: boolean;
  tocMin?: number;
  tocMax?: number;
}

/**
 * Returns the entries of a table of contents in reading order. Headings are nested first and omitted afterwards, so
 * entries below an omitted heading move up to its level.
 */
export function getContents(
  page: Source,
  site: { minHeadingLevel: number; maxHeadingLevel: number } = { minHeadingLevel: 2, maxHeadingLevel: 3 },
): ContentsEntry[] {
  if (page.hideContents) return [];
  const min = page.tocMin ?? Math.min(site.minHeadingLevel, page.tocMax ?? Infinity);
  const max = page.tocMax ?? Math.max(min, site.maxHeadingLevel);
  const toEntries = (nodes: Node[], depth: number): ContentsEntry[] =>
    nodes.flatMap(({ heading, children }) => {
      if (heading.depth < min || heading.depth > max) return toEntries(children, depth);
      const { id, text, content } = heading;
      return [{ id, depth, text, content }, ...toEntries(children, depth + 1)];
    });
  return toEntries(toNodes(page.headings), 2);
}

/** Nests each heading below the last one of a smaller depth. */
function toNodes(headings: Heading[]): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  for (const heading of headings) {
    const node = { heading, children: [] };
    while ((open.at(-1)?.heading.depth ?? 0) >= heading.depth) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
