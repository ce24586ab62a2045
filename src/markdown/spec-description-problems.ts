import type { Root } from 'mdast';
import { names } from './known-directives-and-placeholder-elements';
import { findRemoved, toPlace } from './html-problems';
import { findTags, isTextInDescription } from './find-and-classify-html-tags';
import { reportRemovedLinks } from './link-schemes-and-report-removed-links';
import { parseDescription } from './parser';
import { toPosition, type MarkdownProblem, type Report } from './problem';
import { walkNodes } from './walk-mdast-nodes';

/** HTML, the start of a directive, or a link that may have no target or another scheme. Most descriptions have none of them. */
const suspicious =
  /<[a-z/!]|^\s*:{2,}[a-z ]|\]\(\s*(?:<?>?\)|<?(?!https?:|mailto:)[a-z][\w+.-]*:)|\]:\s*<?(?!https?:|mailto:)[a-z][\w+.-]*:/im;

/** Finds what the description of a spec contains and its page does not show, with lines counted from its start. */
export function findDescriptionProblems(source: string): MarkdownProblem[] {
  if (!suspicious.test(source)) return [];
  const problems: MarkdownProblem[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const tree = parseDescription(source);
  for (const tag of findTags(tree)) {
    const problem = tag.kind === 'open' && !isTextInDescription(tag) ? findRemoved(tag.name) : undefined;
    if (problem) report({ ...problem, ...toPlace(tag.node, tag.start) });
  }
  reportRemovedLinks(tree, report);
  reportDirectives(tree, report);
  return problems;
}

/** Reports directives, which only pages have. */
function reportDirectives(tree: Root, report: Report): void {
  walkNodes(tree, ['paragraph'], (node) => {
    const [first] = node.children;
    const [, mark = '', name = ''] = (first?.type === 'text' && /^(:{2,}) ?([a-z][\w-]*)/i.exec(first.value)) || [];
    if (name === '' || (mark === '::' && !names.leafDirective.includes(name))) return;
    report({
      severity: 'warning',
      message: `"${mark}${name}" is shown as written, because descriptions have no directives`,
      fix: 'Write it as a paragraph, or in a page.',
      ...toPosition(node),
    });
  });
}
