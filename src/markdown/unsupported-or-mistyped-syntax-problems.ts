import type { Nodes, Root, RootContent } from 'mdast';
import { findBrokenBlock } from './table-fence-and-task-problems';
import { literalPatterns } from './unsupported-or-mistyped-syntax-patterns';
import { toPlaceAfter, type MarkdownProblem, type Report } from './problem';
import type { SiteVariables } from './variables';
import { walkNodes } from './walk-mdast-nodes';

type Block = Extract<RootContent, { type: 'paragraph' | 'heading' | 'tableCell' }>;

/** Finds a part of each pattern and variable. Most blocks have none of them, which saves half of the time of this check. */
const possible = /[[{#$^<]|:[:a-z]|==|\+\+|!!!|\?\?\?|^[ \t>]*(?::|===|(?:im|ex)port\s)/m;

/** Reports syntax that has no effect, so that readers see it as text: links with spaces, `[!NOTE]`, `import`. */
export function reportLiterals(tree: Root, source: string, variables: SiteVariables, report: Report): void {
  const cells = new Set(findIdCells(tree));
  walkNodes(tree, ['paragraph', 'heading', 'tableCell'], (block, _index, parent) => {
    const start = block.position?.start.offset;
    if (start === undefined) return;
    const broken = findBrokenBlock(block, parent, source);
    if (broken) {
      report({ ...broken, ...toPlaceAfter(source.slice(0, start)) });
      return;
    }
    if (!possible.test(source.slice(start, block.position?.end.offset))) return;
    let text = toVisible(block, source, block.type === 'heading' || cells.has(block));
    for (const { pattern, say, in: types } of literalPatterns) {
      if (types && !types.includes(block.type)) continue;
      for (const { indices = [] } of pattern.global
        ? text.matchAll(pattern)
        : [pattern.exec(text) ?? { indices: [] }]) {
        const [written, ...groups] = indices.map((range) =>
          range ? source.slice(start + range[0], start + range[1]) : '',
        );
        const [from, to] = indices[0] ?? [0, 0];
        const problem = written && say(written.replace(/\s+/g, ' ').trim(), groups);
        if (problem) report({ ...problem, ...toPlaceAfter(source.slice(0, start + from)) });
        if (problem) text = text.slice(0, from) + toBlank(text.slice(from, to)) + text.slice(to);
      }
    }
    reportVariables(text, variables, (problem, at) =>
      report({ ...problem, ...toPlaceAfter(source.slice(0, start + at)) }),
    );
  });
}

/** Reports words in braces that differ only in case from a variable of the site. */
function reportVariables(
  text: string,
  variables: SiteVariables,
  report: (problem: MarkdownProblem, at: number) => void,
): void {
  for (const { 0: written, 1: name = '', index } of text.matchAll(/(?<![{$])\{([A-Za-z]+)\}(?!\})/g)) {
    const others = Object.keys(variables).filter((other) => other.toLowerCase() === name.toLowerCase());
    if (others.length === 0 || others.includes(name)) continue;
    const fix = `Write ${others.map((other) => `{${other}}`).join(' or ')}. If it is text, write \\{.`;
    report(
      { severity: 'warning', message: `${written} is not a word of the site and is shown as written`, fix },
      index,
    );
  }
}

/** Returns the cells whose `{#id}` at the end becomes the ID of their row. */
function findIdCells(tree: Root): Nodes[] {
  const cells: Nodes[] = [];
  walkNodes(tree, ['table'], ({ children: [, ...rows] }) => {
    cells.push(...rows.flatMap(({ children: [first] }) => first ?? []));
  });
  return cells;
}

/** Returns the source of a block, with blanks for nodes that are more than text, for escaped characters, and for its ID. */
function toVisible(block: Block, source: string, isWithId: boolean): string {
  const start = block.position?.start.offset ?? 0;
  let text = source.slice(start, block.position?.end.offset);
  const hide = (node: Nodes) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    text = text.slice(0, from - start) + toBlank(source.slice(from, to)) + text.slice(to - start);
  };
  walkNodes(
    block,
    ['inlineCode', 'html', 'link', 'linkReference', 'image', 'imageReference', 'footnoteReference'],
    hide,
  );
  text = text.replace(/\\[!-/:-@[-`{-~]/g, toBlank);
  return isWithId ? text.replace(/\{#[^\s{}]+\}(?=[ \t#]*$)/, toBlank) : text;
}

/** Replaces everything except line breaks with a character that no syntax contains. */
function toBlank(text: string): string {
  return text.replace(/[^\n]/g, '\0');
}
