import type { Element, ElementContent, Root } from 'hast';
import { toFittingLists } from '@/lib/lists';
import { walkElements } from '@/markdown/hast-elements';
import { toHeading, toLink, toList, toParagraphs, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Anchor, CrossReferencePage } from './cross-reference-page-type';
import { getAnchorPaths } from './page-paths-and-anchors';
import { type Section, type Block, toBlockOf, toBlock, toElements } from './build-sections-blocks-and-tables';

/** A list that is one page, or several if it is long. */
export interface CrossReferenceList extends Omit<CrossReferencePage, 'write' | 'anchors' | 'list'> {
  /** The paragraphs before the sections. */
  intro: Inline[];
  sections: Section[];
}

/** The length of a page's text and URLs above which it becomes several, in characters. Its HTML is about three times as long. */
const longest = 120_000;

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

/** Lets the links of an introduction to sections and rows lead to the pages that have them. */
function toLinked(intro: Element[], parts: CrossReferencePage[]): Element[] {
  const paths = getAnchorPaths(parts);
  for (const element of intro)
    walkElements(element, ({ properties }) => {
      const [, anchor = ''] = /^#(.*)/.exec(String(properties.href)) ?? [];
      properties.href = paths.get(anchor) ?? properties.href;
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
  const parts = toFittingLists(blocks, ({ length }) => length, longest);
  return parts.map((own, index) => ({
    ...head,
    path: `${head.path}${id}${index === 0 ? '' : `-${index + 1}`}/`,
    title: `${head.title}: ${title}${parts.length > 1 ? ` (${index + 1} of ${parts.length})` : ''}`,
    list: head.path,
    ...(index === 0 && { section: id }),
    write: () => toRoot(toElements(own)),
    anchors: toAnchors(own),
  }));
}

function toAnchors(blocks: Block[]): Anchor[] {
  return blocks.flatMap(({ anchors }) => anchors);
}
