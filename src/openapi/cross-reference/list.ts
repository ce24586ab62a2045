import { toTable } from './markdown';
import type { CrossReferencePage } from './cross-reference-page';

/** A list that is one page, or several if it is long. */
export interface CrossReferenceList extends Omit<CrossReferencePage, 'markdown' | 'list'> {
  /** The text before the sections as Markdown. */
  intro: string;
  sections: Section[];
}

/** A section of a list. */
export interface Section {
  /** The anchor of its heading, or the last segment of its path if it is a page. */
  id: string;
  /** The heading as Markdown without formatting. */
  title: string;
  /** The text in pieces, between which a page may end. */
  blocks: string[];
}

/** The length of a page's Markdown above which it becomes several, in characters. Its HTML is about three times as long. */
const longest = 120_000;
/** The maximum number of rows of a table, and of their characters unless it has one row. Longer tables become several. */
const mostRows = 200;
const longestTable = 30_000;

/** Writes the lines of a cell. */
export function toLines(lines: string[]): string {
  return lines.join('<br>');
}

/** Ends the first cell of a row with the anchor of the row. */
export function withAnchor(cell: string, anchor: string): string {
  return `${cell} {#${anchor}}`;
}

/** Writes tables with the same columns. */
export function toTables(head: string[], rows: string[][]): string[] {
  const tables: string[][][] = [];
  let length = 0;
  for (const row of rows) {
    const own = row.reduce((sum, cell) => sum + cell.length, 0);
    length += own;
    if (tables.length === 0 || tables.at(-1)?.length === mostRows || length > longestTable) {
      tables.push([]);
      length = own;
    }
    tables.at(-1)?.push(row);
  }
  return tables.map((own) => toTable(head, own));
}

/** Writes a list as one page or, if it is long, as a page with links to pages of its sections. */
export function toPages({ intro, sections, ...head }: CrossReferenceList): CrossReferencePage[] {
  const texts = sections.map(({ id, title, blocks }) => [`## ${title} {#${id}}`, ...blocks].join('\n\n'));
  const markdown = [intro, ...texts].join('\n\n');
  if (markdown.length <= longest) return [{ ...head, markdown }];
  const parts = sections.flatMap((section) => toParts(section, head));
  const links = parts.map(({ title, path }) => `- [${title}](${path})`);
  return [{ ...head, markdown: [intro, links.join('\n')].join('\n\n') }, ...parts];
}

function toParts(
  { id, title, blocks }: Section,
  head: Pick<CrossReferenceList, 'path' | 'title' | 'description' | 'contentsLevel'>,
): CrossReferencePage[] {
  const parts: string[][] = [];
  let length = Infinity;
  for (const block of blocks) {
    if (length + block.length > longest) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(block);
    length += block.length;
  }
  return parts.map((own, index) => ({
    ...head,
    path: `${head.path}${id}${index === 0 ? '' : `-${index + 1}`}/`,
    title: `${head.title}: ${title}${parts.length > 1 ? ` (${index + 1} of ${parts.length})` : ''}`,
    list: head.path,
    markdown: own.join('\n\n'),
  }));
}
