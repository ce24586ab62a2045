import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { walkElements } from './hast-elements';
import { toPosition, type Report } from './problem';
import { walkNodes } from './walk-mdast-nodes';

/** The URL schemes that links may have. The sanitizer removes all others. */
export const linkSchemes = ['http', 'https', 'mailto'];

/** Returns true for a path, or a URL with a scheme that links may have. The sanitizer also reads `foo):` as a scheme. */
export function isSafeUrl(url: string): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  return scheme === undefined || linkSchemes.includes(scheme.toLowerCase());
}

/** Writes the schemes of links in lowercase, since the sanitizer would remove `HTTPS:`. */
export function lowerSchemes(tree: HastRoot): HastRoot {
  walkElements(tree, ({ properties }) => {
    if (typeof properties.href === 'string')
      properties.href = properties.href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
  });
  return tree;
}

/** Reports links that lead nowhere: without a target, or with a scheme that the sanitizer removes, such as `javascript:`. */
export function reportRemovedLinks(tree: Root, report: Report): void {
  walkNodes(tree, ['link', 'definition'], (node) => {
    if (node.url !== '' && isSafeUrl(node.url)) return;
    report({
      severity: 'warning',
      message: node.url === '' ? 'a link has no target' : `the target "${node.url}" is removed from a link`,
      fix: 'Write a path, or a URL that begins with http:, https:, or mailto:.',
      ...toPosition(node),
    });
  });
}

/**
 * Shows an autolink with another scheme as text: `<ns:tag>`, `<std::string>`. Otherwise it would be a link without a
 * target and lose its brackets.
 */
export function showUnsafeAutolinks(tree: Root): void {
  walkNodes(tree, ['link'], ({ url, position }, index, parent) => {
    const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
    if (isSafeUrl(url) || length !== url.length + 2) return;
    parent.children[index] = { type: 'text', value: `<${url}>`, position };
  });
}
