import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toPosition, type Report } from './problem';

/** What a text that has yet to be written begins with: `npm run new` writes such texts into a new page. */
export const placeholderMark = 'TODO:';

/** What is wrong with a text that has yet to be written; nothing with others. */
export function findPlaceholder(text: string): { message: string; fix: string } | undefined {
  const at = text.indexOf(placeholderMark);
  if (at === -1) return undefined;
  const [line = ''] = text.slice(at).split('\n', 1);
  return { message: `"${line}" has yet to be written`, fix: `Write it, or take it out.` };
}

/** Reports paragraphs and headings that have yet to be written; code may say what it likes. */
export function reportPlaceholders(tree: Root, report: Report): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const written = 'children' in node ? node.children.filter(({ type }) => type !== 'inlineCode') : [];
    const found = findPlaceholder(toString({ ...node, children: written }));
    if (found) report({ severity: 'error', ...found, ...toPosition(node) });
  });
}
