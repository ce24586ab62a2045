import type { Element, ElementContent, Root } from 'hast';
import { walkElements } from '@/markdown/hast-elements';
import {
  getLength,
  toHeading,
  toLink,
  toList,
  toParagraphs,
  toTable,
  type Inline,
} from '@/markdown/generated-page-elements';
import type { Spec } from '../model/spec';
import type { Anchor, CrossReferencePage } from './cross-reference-page';

/** A list that is one page, or several if it is long. */
export interface CrossReferenceList extends Omit<CrossReferencePage, 'write' | 'anchors' | 'list'> {
  /** The paragraphs before the sections. */
  intro: Inline[];
  sections: Section[];
}

/** A section of a list. */
export interface Section {
  /** The anchor of its heading, or the last segment of its path if it is a page. */
  id: string;
  /** The heading. */
  title: string;
  /** The text in pieces, between which a page may end. */
  blocks: Block[];
}

/** A text, and what in it has an anchor. */
export interface Block {
  /** New elements each time, which their reader may change. */
  readonly elements: ElementContent[];
  /** The number of characters in its texts and URLs. */
  length: number;
  anchors: Anchor[];
}

/** A row of a table: its cells, and its anchor. */
export interface Row {
  cells: Inline[];
  anchor?: Anchor;
}

/** The length of a page's text and URLs above which it becomes several, in characters. Its HTML is about three times as long. */
const longest = 120_000;
/** The maximum number of rows of a table, and of their characters unless it has one row. Longer tables become several. */
const mostRows = 200;
const longestTable = 30_000;

/** Makes a block. It is kept as JSON, so that each reader gets elements of its own, and the lists of a large spec need less memory. */
export function toBlockOf(elements: ElementContent[], anchors: Anchor[] = []): Block {
  const text = JSON.stringify(elements);
  return {
    get elements() {
      return JSON.parse(text) as ElementContent[];
    },
    length: getLength(elements),
    anchors,
  };
}

/** Makes a block of texts without anchors. */
export function toBlock(...texts: Inline[]): Block {
  return toBlockOf(toParagraphs(texts));
}

/** Makes a block that begins with a heading. */
export function toHeaded({ id, title }: { id: string; title: Inline }, ...texts: Inline[]): Block {
  return toBlockOf(toParagraphs([toHeading(3, title, id), ...texts]), [{ id }]);
}

/** Makes a section for each service about which there is something to say. */
export function toServiceSections(specs: Spec[], toBlocks: (spec: Spec) => Block[]): Section[] {
  return specs
    .map((spec) => ({ id: spec.service, title: spec.title, blocks: toBlocks(spec) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Writes tables with the same columns. */
export function toTables(head: string[], rows: Row[]): Block[] {
  const tables: Row[][] = [];
  let length = 0;
  for (const row of rows) {
    const own = row.cells.reduce((sum: number, cell) => sum + getLength(cell), 0);
    length += own;
    if (tables.length === 0 || tables.at(-1)?.length === mostRows || length > longestTable) {
      tables.push([]);
      length = own;
    }
    tables.at(-1)?.push(row);
  }
  return tables.map((own) => {
    const cells = own.map((row) => row.cells);
    const ids = own.map(({ anchor }) => anchor?.id);
    return toBlockOf(
      [toTable(head, cells, ids)],
      own.flatMap(({ anchor }) => anchor ?? []),
    );
  });
}

/** Writes a list as one page or, if it is long, as a page with links to pages of its sections. */
export function toPages({ intro, sections, ...head }: CrossReferenceList): CrossReferencePage[] {
  const anchors = sections.flatMap(({ id, blocks }) => [{ id }, ...toAnchors(blocks)]);
  const length = sections.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + block.length, 0);
  const toSection = ({ id, title, blocks }: Section) => [toHeading(2, title, id), ...toElements(blocks)];
  if (length <= longest) {
    const opening = toBlock(...intro);
    const write = () => toRoot([...opening.elements, ...sections.flatMap(toSection)]);
    return [{ ...head, write, anchors }];
  }
  const parts = sections.flatMap((section) => toParts(section, head));
  const links = toList(parts.map(({ title, path }) => toLink(title, path)));
  const first = toBlockOf([...toLinked(toParagraphs(intro), parts), links]);
  return [{ ...head, write: () => toRoot(first.elements) }, ...parts];
}

/** Lets the links of an introduction to rows lead to the pages that have them. */
function toLinked(intro: Element[], parts: CrossReferencePage[]): Element[] {
  const paths = new Map<string, string>(
    parts.flatMap(({ path, anchors = [] }) => anchors.map(({ id }) => [`#${id}`, path] as const)),
  );
  for (const element of intro)
    walkElements(element, ({ properties }) => {
      const path = paths.get(String(properties.href));
      if (path !== undefined) properties.href = `${path}${String(properties.href)}`;
    });
  return intro;
}

function toRoot(elements: ElementContent[]): Root {
  return { type: 'root', children: elements };
}

function toParts(
  { id, title, blocks }: Section,
  head: Pick<CrossReferenceList, 'path' | 'title' | 'description' | 'contentsLevel'>,
): CrossReferencePage[] {
  const parts: Block[][] = [];
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
    write: () => toRoot(toElements(own)),
    anchors: toAnchors(own),
  }));
}

/** Writes blocks one below the other. */
export function toElements(blocks: Block[]): ElementContent[] {
  return blocks.flatMap(({ elements }) => elements);
}

function toAnchors(blocks: Block[]): Anchor[] {
  return blocks.flatMap(({ anchors }) => anchors);
}
