import type { Nodes, Parents, Root } from 'mdast';
import { toCount } from '@/messages/plural';
import { toPosition, toWarning, type MarkdownProblem, type Report } from './problem';
import { walkNodes } from './walk-mdast-nodes';

type Found = Omit<MarkdownProblem, 'line' | 'column'>;

/** Reports cells after the last column of a table, which readers do not see. */
export function reportExtraCells(tree: Root, report: Report): void {
  walkNodes(tree, ['table'], ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const { children } of rows) {
      const extra = children.slice(columns).find((cell) => cell.children.length > 0);
      if (extra)
        report({
          ...toWarning(
            `a row has ${toCount(children.length, 'cell')}, but its table has ${toCount(columns, 'column')}, so the rest is not shown`,
            'Give the table another column, or write a bar within a cell as \\|.',
          ),
          ...toPosition(extra),
        });
    }
  });
}

const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Finds a table, a code block, or a task that the parser of Markdown reads as a paragraph. */
export function findBrokenBlock(node: Nodes, parent: Parents, source: string): Found | undefined {
  if (node.type !== 'paragraph') return undefined;
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  const lines = written.split('\n').map((line) => line.replace(/^[ \t>]+/, '').trimEnd());
  return (
    findTable(lines) ??
    findFence(lines) ??
    (parent.type === 'listItem' && parent.children[0] === node ? findTask(written) : undefined)
  );
}

function findTable(lines: string[]): Found | undefined {
  const at = lines.findIndex((line, index) => index > 0 && line.includes('|') && delimiters.test(line));
  const [head, row] = [lines[at - 1] ?? '', lines[at] ?? ''];
  if (at > 0 && head.includes('|'))
    return toWarning(
      at > 1
        ? 'a table directly below text is shown as text'
        : `a table is shown as text, since its first line has ${countCells(head)} cells and its second ${countCells(row)}`,
      at > 1 ? 'Put an empty line above the table.' : 'Give both lines the same number of cells.',
    );
  if (lines.length > 1 && lines.every((line) => /^\|.*\|$/.test(line)))
    return toWarning(
      'a table without a header is shown as text',
      'Write its header, and below it a line such as | --- | --- |.',
    );
  return undefined;
}

function countCells(line: string): number {
  return line.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
}

function findFence([first = '', second]: string[]): Found | undefined {
  const [, fence] = /^(`{3,}).*`/.exec(first) ?? [];
  if (fence === undefined || second === undefined) return undefined;
  return toWarning(
    `"${first}" begins no code block`,
    'Remove the backticks after the fence, or write the fence as ~~~.',
  );
}

function findTask(written: string): Found | undefined {
  const [box] = /^\[(?:\](?=[ \t]|$)|[ xX]\](?![\s([:]))/.exec(written) ?? [];
  return box === undefined
    ? undefined
    : toWarning(
        `"${box}" is not a task and is shown as written`,
        'Write - [ ] or - [x], with a space before the text.',
      );
}
