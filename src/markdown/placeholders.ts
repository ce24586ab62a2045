import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toPosition, type Report } from './problem';
import { walkNodes } from './walk';

/** The prefix of a text that is still to be written: `npm run new` writes such texts into a new page. */
export const placeholderMark = 'TODO:';

/** Returns the problem of a text that is still to be written, or undefined for other texts. */
export function findPlaceholder(text: string): { message: string; fix: string } | undefined {
  const at = text.indexOf(placeholderMark);
  if (at === -1) return undefined;
  const [line = ''] = text.slice(at).split('\n', 1);
  return { message: `"${line}" has not been replaced`, fix: 'Replace it, or remove it.' };
}

/** Reports paragraphs, headings, and cells of tables that are still to be written. Ignores code. */
export function reportPlaceholders(tree: Root, report: Report): void {
  walkNodes(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const written = 'children' in node ? node.children.filter(({ type }) => type !== 'inlineCode') : [];
    const found = findPlaceholder(toString({ ...node, children: written }));
    if (found) report({ severity: 'error', ...found, ...toPosition(node) });
  });
}
