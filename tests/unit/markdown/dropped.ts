import type { Root } from 'hast';
import type { Nodes } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toPlainCodeBlock } from '@/markdown/code-block-model';
import { getText, become, getData, walkElements } from '@/markdown/hast-elements';
import { toHeadings } from '@/markdown/heading-ids-and-self-links';
import type { MarkdownProblem } from '@/markdown/problem';
import { renderDirectives } from '@/markdown/render-directives-tables-tasks-and-figures';
import { toRowIds } from '@/markdown/row-ids';
import { toPageHast } from '@/markdown/markdown-to-hast';
import { remarkVariables, type SiteVariables } from '@/markdown/variables';
import { listShown } from './shown-items';
import { listWritten, type Item } from './written-items';

/**
 * Returns the words and nodes of a page's markdown that its tree lacks although no problem names their lines. Parses the
 * source with the libraries and the syntax in braces alone, so it shares no other rule with the code that it checks.
 */
export function findDropped(
  source: string,
  variables: SiteVariables = {},
  isCounted: (problem: MarkdownProblem) => boolean = () => true,
): string[] {
  const problems: MarkdownProblem[] = [];
  const tree = toTree(source, variables, (problem) => void problems.push(problem));
  const lines = problems.filter(isCounted).map(({ line = 0 }) => line);
  const isReported = ({ first, last, around }: Item) =>
    lines.some((line) => (line >= first && line <= last) || around.includes(line));
  const shown = new Map<string, number>();
  for (const what of listShown(tree)) shown.set(what, (shown.get(what) ?? 0) + 1);
  const written = new Map<string, Item[]>();
  for (const item of listWritten(toParser(variables).parse(source) as Nodes, source))
    written.set(item.what, [...(written.get(item.what) ?? []), item]);
  return [...written].flatMap(([what, items]) => {
    const missing = items.length - (shown.get(what) ?? 0);
    const silent = items.filter((item) => !isReported(item));
    return missing > items.length - silent.length ? silent.map(({ first }) => `${first}: ${what}`) : [];
  });
}

let last: { variables: SiteVariables; parser: ReturnType<typeof createParser> } | undefined;

function toParser(variables: SiteVariables): ReturnType<typeof createParser> {
  if (last?.variables !== variables) last = { variables, parser: createParser(variables) };
  return last.parser;
}

function createParser(variables: SiteVariables) {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkVariables, variables).freeze();
}

/** Builds the tree of a page without colors and diagrams, which take most of the time and drop nothing. */
function toTree(source: string, variables: SiteVariables, report: (problem: MarkdownProblem) => void): Root {
  const tree = toPageHast(source, variables, report);
  toHeadings(tree, report);
  toRowIds(tree, report);
  renderDirectives(tree);
  walkElements(tree, (node) => {
    if (node.tagName !== 'x-code') return;
    const block = toPlainCodeBlock(getText(node), getData(node, 'Language'), getData(node, 'Meta'));
    const { language, title = '' } = block;
    if (language === 'dot') become(node, 'svg', { title, alt: getData(node, 'Meta') }, []);
    else become(node, 'code-block', { dataBlock: JSON.stringify(block) }, []);
  });
  return tree;
}
