import type { Element, Root } from 'hast';
import { completeTree, type TreeContents } from './complete-tree-except-code';
import { isEnglish } from './dictionary';
import { getData, getText, withoutPositions } from './hast-elements';
import { type MarkdownProblem, getPosition } from './problem';
import { findCodeBlocks, showCode } from './show-code-blocks-and-diagrams';
import { toPageHast } from './markdown-to-hast';
import { listUnknownWords, type Word } from './unknown-words';
import type { SiteVariables } from './variables';
import { reportSecrets, reportWriting } from './heading-link-secret-and-todo-problems';

/** The parsed markdown of a page: its tree and the data derived from it. */
export interface PageTree extends TreeContents {
  tree: Root;
  /** The code blocks as written, for the checks of samples. */
  code: WrittenCode[];
  /** The words of its text that the dictionary does not contain. */
  words: Word[];
  /** Problems, with lines counted from the start of the given markdown. */
  problems: MarkdownProblem[];
}

/** A code block as its author wrote it, with its place in the given markdown. */
export interface WrittenCode {
  language: string;
  /** The text after the language. */
  meta: string;
  text: string;
  line: number;
  column: number;
}

/** Parses a page's markdown. Mistakes of the author do not throw; they are in `problems`. */
export async function toPageTree(source: string, variables: SiteVariables = {}): Promise<PageTree> {
  const problems: MarkdownProblem[] = [];
  // A number as the result of a visitor would be the index of the next node.
  const report = (problem: MarkdownProblem) => void problems.push(problem);
  const words: Word[] = [];
  const tree = toPageHast(source, variables, report, (text, written) => {
    words.push(...listUnknownWords(text, written, isEnglish));
  });
  reportWriting(tree, report);
  const { headings, sections, ids } = completeTree(tree, { report, isAuthored: true });
  const blocks = findCodeBlocks(tree);
  const code = blocks.map(toWritten);
  reportSecrets(code, report);
  for (const block of blocks) await showCode(block, report);
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  return { tree: withoutPositions(tree), headings, sections, ids, code, words, problems };
}

function toWritten(node: Element): WrittenCode {
  const { line = 1, column = 1 } = getPosition(node);
  const [language, meta] = [getData(node, 'Language'), getData(node, 'Meta')];
  return { language, meta, text: getText(node), line, column };
}
