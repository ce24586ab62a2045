import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toPosition, type Report } from './problem';

/** The URL schemes that links may have. The sanitizer removes all others. */
export const linkSchemes = ['http', 'https', 'mailto'];

/** Reports links that lead nowhere: without a target, or with a scheme that the sanitizer removes, such as `javascript:`. */
export function reportRemovedLinks(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(node.url) ?? [];
    if (node.url !== '' && (scheme === undefined || linkSchemes.includes(scheme.toLowerCase()))) return;
    report({
      severity: 'warning',
      message: node.url === '' ? 'a link has no target' : `the target "${node.url}" is removed from a link`,
      fix: 'Write a path, or a URL that begins with http:, https:, or mailto:.',
      ...toPosition(node),
    });
  });
}
