import type { Code, RootContent } from 'mdast';
import type {} from 'remark-directive';
import { toPosition, type Report } from './problem';

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

/**
 * Reports a code block or a directive that has no closing fence: it ends with what it is in, and has swallowed the text up to there.
 * Code blocks that are only indented have no fence.
 */
export function reportUnclosed(node: Code | ContainerDirective, source: string, report: Report): void {
  const { start, end } = node.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  const [fence] = /^(`{3,}|~{3,}|:{3,})/.exec(lines[0] ?? '') ?? [];
  if (fence === undefined || isClosing(lines.slice(1).at(-1) ?? '', fence)) return;
  report({
    severity: 'warning',
    message: node.type === 'code' ? 'a code block is not closed' : `"${fence}${node.name}" is not closed`,
    fix: `Close it with a line of ${fence}. Until then it takes in all that follows.`,
    ...toPosition(node),
  });
}

/** True for a line of the fence's character, of its length or longer; in a list or a quotation behind their marks. */
function isClosing(line: string, fence: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd();
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length);
}
