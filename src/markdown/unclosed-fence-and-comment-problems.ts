import type { Code, Html } from 'mdast';
import type { ContainerDirective } from './known-directives-and-placeholder-elements';
import { toPosition, type Report } from './problem';

/**
 * Reports a code block or a directive without a closing fence, since it extends to the end of its container. Ignores
 * indented code blocks, which have no fence.
 */
export function reportUnclosed(node: Code | ContainerDirective, source: string, report: Report): void {
  const { start, end } = node.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  const [fence] = /^(`{3,}|~{3,}|:{3,})/.exec(lines[0] ?? '') ?? [];
  if (fence === undefined || isClosingFence(lines.slice(1).at(-1) ?? '', fence)) return;
  report({
    severity: 'warning',
    message: node.type === 'code' ? 'a code block is not closed' : `"${fence}${node.name}" is not closed`,
    fix: `Close it with a line that contains only ${fence}. Everything before that line belongs to it.`,
    ...toPosition(node),
  });
}

/** Returns true for a line of at least as many fence characters, after indentation and the markers of block quotes. */
function isClosingFence(line: string, fence: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd();
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length);
}

/** Returns the fence of the code block that the end of a text is in. `open` is that of the block in which the text begins. */
export function findOpenFence(text: string, open: string | undefined): string | undefined {
  return text.split('\n').reduce((fence, line) => {
    if (fence !== undefined) return isClosingFence(line, fence) ? undefined : fence;
    return /^(?:[ >]|[-*+] |\d+[.)] )*(`{3,}(?!.*`)|~{3,})/.exec(line)?.[1];
  }, open);
}

/** Reports a comment without an end, since it hides the rest of its container. */
export function reportUnclosedComment(node: Html, report: Report): void {
  const start = node.value.lastIndexOf('<!--');
  if (start === -1 || node.value.includes('-->', start)) return;
  report({
    severity: 'warning',
    message: 'a comment is not closed, so nothing after it is shown',
    fix: 'Close it with -->.',
    ...toPosition(node),
  });
}
