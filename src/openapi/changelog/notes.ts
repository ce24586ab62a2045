import { fail, type Place } from '@/lib/fail';
import { parsePage } from '@/markdown/parser';
import { walkNodes } from '@/markdown/walk';

/** Follows notes while they are checked. */
const end = 'end-of-the-notes';

/**
 * Returns the notes about a release with their headings below one of a level. Fails for notes that end inside of a block, because
 * the text after them would be in it too.
 */
export function toNotes(source: string, level: number, place: Place): string {
  const notes = source.trim();
  const tree = parsePage(`${notes}\n\n${end}`, {});
  const last = tree.children.at(-1);
  const [text] = last?.type === 'paragraph' ? last.children : [];
  if (text?.type !== 'text' || text.value !== end)
    fail('the notes end inside of a block', { place, fix: 'Close the last code block, directive, or comment.' });
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
