import { fail, type Place } from '@/lib/fail';
import { parsePage } from '@/markdown/parser';
import { walkNodes } from '@/markdown/walk';

/** A URL with a scheme, a path from the root of the site, or an anchor. */
const absolute = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** Follows notes while they are checked. */
const end = 'end-of-the-notes';

/**
 * Returns the notes about a release with their headings below one of a level. Fails for notes that end inside of a block, because
 * the text after them would be in it too, and for relative links.
 */
export function toNotes(source: string, level: number, place: Place): string {
  const notes = source.trim();
  const tree = parsePage(`${notes}\n\n${end}`, {});
  const last = tree.children.at(-1);
  const [text] = last?.type === 'paragraph' ? last.children : [];
  if (text?.type !== 'text' || text.value !== end)
    fail('the notes end inside of a block', { place, fix: 'Close the last code block, directive, or comment.' });
  checkLinks(tree, source, place);
  let result = notes;
  const headings: { start: number; end: number; depth: number }[] = [];
  walkNodes(tree, ['heading'], ({ depth, position }) => {
    if (position) headings.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0, depth });
  });
  const top = Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings.reverse()) {
    const signs = '#'.repeat(Math.min(6, heading.depth - top + level + 1));
    const written = notes.slice(heading.start, heading.end);
    const words = written.startsWith('#')
      ? written.replace(/^#+\s*/, '')
      : written.replace(/\n[^\n]*$/, '').replace(/\n/g, ' ');
    result = `${result.slice(0, heading.start)}${signs} ${words}${result.slice(heading.end)}`;
  }
  return result;
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
