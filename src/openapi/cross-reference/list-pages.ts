import { toSource, toTable } from './markdown';
import type { Spec } from '../model/spec';
import type { Anchor, CrossReferencePage } from './cross-reference-page';

/** A list that is one page, or several if it is long. */
export interface CrossReferenceList extends Omit<CrossReferencePage, 'markdown' | 'anchors' | 'list'> {
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
  blocks: Block[];
}

/** A text as Markdown, and what in it has an anchor. */
export interface Block {
  markdown: string;
  anchors: Anchor[];
}

/** A row of a table: its cells as Markdown, and its anchor. */
export interface Row {
  cells: string[];
  anchor?: Anchor;
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

/** Makes a block of a text without anchors. */
export function toBlock(...texts: string[]): Block {
  return { markdown: texts.join('\n\n'), anchors: [] };
}

/** Makes a block that begins with a heading. The title is Markdown. */
export function toHeaded({ id, title }: { id: string; title: string }, ...texts: string[]): Block {
  return { markdown: [`### ${title} {#${id}}`, ...texts].join('\n\n'), anchors: [{ id }] };
}

/** Makes a section for each service about which there is something to say. */
export function toServiceSections(specs: Spec[], toBlocks: (spec: Spec) => Block[]): Section[] {
  return specs
    .map((spec) => ({ id: spec.service, title: toSource(spec.title), blocks: toBlocks(spec) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Writes tables with the same columns. The first cell of a row ends with its anchor. */
export function toTables(head: string[], rows: Row[]): Block[] {
  const tables: Row[][] = [];
  let length = 0;
  for (const { cells, anchor } of rows) {
    const [first = '', ...rest] = cells;
    const row = { cells: anchor ? [`${first} {#${anchor.id}}`, ...rest] : cells, anchor };
    const own = row.cells.reduce((sum, cell) => sum + cell.length, 0);
    length += own;
    if (tables.length === 0 || tables.at(-1)?.length === mostRows || length > longestTable) {
      tables.push([]);
      length = own;
    }
    tables.at(-1)?.push(row);
  }
  return tables.map((own) => ({
    markdown: toTable(
      head,
      own.map(({ cells }) => cells),
    ),
    anchors: own.flatMap(({ anchor }) => anchor ?? []),
  }));
}

/** Writes a list as one page or, if it is long, as a page with links to pages of its sections. */
export function toPages({ intro, sections, ...head }: CrossReferenceList): CrossReferencePage[] {
  const texts = sections.map(({ id, title, blocks }) => `## ${title} {#${id}}\n\n${toMarkdown(blocks)}`);
  const markdown = [intro, ...texts].join('\n\n');
  const anchors = sections.flatMap(({ id, blocks }) => [{ id }, ...toAnchors(blocks)]);
  if (markdown.length <= longest) return [{ ...head, markdown, anchors }];
  const parts = sections.flatMap((section) => toParts(section, head));
  const links = parts.map(({ title, path }) => `- [${title}](${path})`);
  return [{ ...head, markdown: [toLinked(intro, parts), links.join('\n')].join('\n\n') }, ...parts];
}

/** Lets the links of an introduction to rows lead to the pages that have them. */
function toLinked(intro: string, parts: CrossReferencePage[]): string {
  const paths = new Map(parts.flatMap(({ path, anchors = [] }) => anchors.map(({ id }) => [id, path] as const)));
  return intro.replace(/\]\(#([^()\s]+)\)/g, (_, id: string) => `](${paths.get(id) ?? ''}#${id})`);
}

function toParts(
  { id, title, blocks }: Section,
  head: Pick<CrossReferenceList, 'path' | 'title' | 'description' | 'contentsLevel'>,
): CrossReferencePage[] {
  const parts: Block[][] = [];
  let length = Infinity;
  for (const block of blocks) {
    if (length + block.markdown.length > longest) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(block);
    length += block.markdown.length;
  }
  return parts.map((own, index) => ({
    ...head,
    path: `${head.path}${id}${index === 0 ? '' : `-${index + 1}`}/`,
    title: `${head.title}: ${title}${parts.length > 1 ? ` (${index + 1} of ${parts.length})` : ''}`,
    list: head.path,
    markdown: toMarkdown(own),
    anchors: toAnchors(own),
  }));
}

/** Writes blocks one below the other. */
export function toMarkdown(blocks: Block[]): string {
  return blocks.map(({ markdown }) => markdown).join('\n\n');
}

function toAnchors(blocks: Block[]): Anchor[] {
  return blocks.flatMap(({ anchors }) => anchors);
}
