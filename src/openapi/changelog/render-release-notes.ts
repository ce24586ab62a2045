import type { Element, ElementContent, Root } from 'hast';
import { fail, type Place } from '@/lib/user-errors-and-mistakes';
import { walkElements } from '@/markdown/hast-elements';
import { parsePage } from '@/markdown/parser';
import { toRowIds } from '@/markdown/row-ids';
import { toPageHast } from '@/markdown/markdown-to-hast';
import { walkNodes } from '@/markdown/walk-mdast-nodes';

/** A URL with a scheme, a path from the root of the site, or an anchor. */
const absolute = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** Follows notes while they are checked. */
const end = 'end-of-the-notes';

/**
 * Returns the text of the notes about a release with its headings below one of a level. Fails for notes that end inside of a block,
 * which its author has not closed, and for relative links.
 */
export function toNotes(source: string, level: number, place: Place): ElementContent[] {
  const notes = source.trim();
  const tree = parsePage(`${notes}\n\n${end}`, {});
  const last = tree.children.at(-1);
  const [text] = last?.type === 'paragraph' ? last.children : [];
  if (text?.type !== 'text' || text.value !== end)
    fail('the notes end inside of a block', { place, fix: 'Close the last code block, directive, or comment.' });
  checkLinks(tree, source, place);
  const hast = toPageHast(notes, {}, () => undefined);
  toRowIds(hast, () => undefined);
  lowerHeadings(hast, level);
  return hast.children.flatMap((node) => (node.type === 'element' || node.type === 'text' ? [node] : []));
}

/** Puts the headings of a text below one of a level. */
function lowerHeadings(tree: Root, level: number): void {
  const headings: Element[] = [];
  walkElements(tree, (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  const toDepth = ({ tagName }: Element) => Number(tagName[1]);
  const top = Math.min(...headings.map(toDepth));
  for (const heading of headings) heading.tagName = `h${Math.min(6, toDepth(heading) - top + level + 1)}`;
}

/** Fails for a link relative to the file: the notes are on several pages, none of which is at the same place as the file. */
function checkLinks(tree: Parameters<typeof walkNodes>[0], source: string, place: Place): void {
  const before = source.slice(0, source.length - source.trimStart().length).split('\n').length - 1;
  walkNodes(tree, ['link', 'image', 'definition'], ({ url, position }) => {
    const start = position?.start ?? { line: 1, column: 1 };
    if (!absolute.test(url))
      fail(`"${url}" is a link relative to the file`, {
        place: { ...place, line: start.line + before, column: start.column },
        fix: 'Write the path from the root of the site, such as /support/.',
      });
  });
}
