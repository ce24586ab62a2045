import type { ElementContent } from 'hast';
import { toFittingLists } from '@/lib/lists';
import { getLength, toHeading, toParagraphs, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Spec } from '../model/spec';
import type { Anchor } from './cross-reference-page-type';

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
  return toFittingLists(rows, (row) => getLength(row.cells), longestTable, mostRows).map((own) => {
    const cells = own.map((row) => row.cells);
    const ids = own.map(({ anchor }) => anchor?.id);
    return toBlockOf(
      [toTable(head, cells, ids)],
      own.flatMap(({ anchor }) => anchor ?? []),
    );
  });
}

/** Writes blocks one below the other. */
export function toElements(blocks: Block[]): ElementContent[] {
  return blocks.flatMap(({ elements }) => elements);
}
