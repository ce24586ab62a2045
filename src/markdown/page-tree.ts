import type { Element, Root } from 'hast';
import { toCodeBlock } from './code-block';
import { toDiagram } from './diagram';
import { become, getData, getPosition, walkElements } from './hast-elements';
import { toFence } from './fence-options';
import { toHeadings, type Heading } from './headings';
import { renderDirectives } from './render-directives';
import type { MarkdownProblem, Report } from './problem';
import { toCodeText, withoutPositions } from './prose';
import { toRowIds } from './row-ids';
import { toSections, type Section } from './sections';
import { toPageHast } from './to-hast';
import { isEnglish } from './dictionary';
import { listUnknownWords, type Word } from './unknown-words';
import type { Variables } from './variables';
import { reportSecrets, reportWriting } from './writing-problems';
import { toMessage } from '@/lib/error-message';

/** The parsed markdown of a page: its tree and the data derived from it. */
export interface PageTree {
  tree: Root;
  headings: Heading[];
  sections: Section[];
  /** The ids of all elements, to which links can point. */
  ids: string[];
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
export async function toPageTree(source: string, variables: Variables = {}): Promise<PageTree> {
  const problems: MarkdownProblem[] = [];
  // A number as the result of a visitor would be the index of the next node.
  const report = (problem: MarkdownProblem) => void problems.push(problem);
  const words: Word[] = [];
  const tree = toPageHast(source, variables, report, (text, written) => {
    words.push(...listUnknownWords(text, written, isEnglish));
  });
  reportWriting(tree, report);
  toRowIds(tree, report);
  const { headings, sections, ids } = completeTree(tree, report);
  const blocks = findCode(tree);
  const code = blocks.map(toWritten);
  reportSecrets(code, report);
  for (const block of blocks) await showCode(block, report);
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  return { tree: withoutPositions(tree), headings, sections, ids, code, words, problems };
}

/** Gives the headings of a tree their ids and links, and renders its directives, but not its code blocks. It changes the tree. */
export function completeTree(
  tree: Root,
  report: Report = () => undefined,
): Pick<PageTree, 'headings' | 'sections' | 'ids'> {
  const headings = toHeadings(tree, report);
  const sections = toSections(tree);
  renderDirectives(tree);
  const ids: string[] = [];
  walkElements(tree, ({ properties }) => {
    if (properties.id) ids.push(String(properties.id));
  });
  return { headings, sections, ids };
}

/** Colors the code blocks of a tree, and draws its diagrams. It changes the tree. Throws for a diagram that cannot be drawn. */
export async function showCodeBlocks(tree: Root): Promise<Root> {
  for (const block of findCode(tree))
    await showCode(block, ({ message }) => {
      throw new Error(message);
    });
  return tree;
}

function findCode(tree: Root): Element[] {
  const blocks: Element[] = [];
  walkElements(tree, (node) => {
    if (node.tagName === 'x-code') blocks.push(node);
  });
  return blocks;
}

function toWritten(node: Element): WrittenCode {
  const { line = 1, column = 1 } = getPosition(node);
  const [language, meta] = [getData(node, 'Language'), getData(node, 'Meta')];
  return { language, meta, text: toCodeText(node.children), line, column };
}

async function showCode(node: Element, report: (problem: MarkdownProblem) => void): Promise<void> {
  const source = toCodeText(node.children);
  const [language, meta] = [getData(node, 'Language'), getData(node, 'Meta')];
  if (language !== 'dot') {
    const block = await toCodeBlock(source, language, meta);
    return become(node, 'code-block', { dataBlock: JSON.stringify(block) }, []);
  }
  const { title, alt } = toFence(meta);
  if (!alt)
    report({
      severity: 'error',
      message: 'a diagram has no text alternative',
      fix: 'Describe it in a sentence: ```dot alt="…".',
      ...getPosition(node),
    });
  try {
    const figure = await toDiagram(source, { title, alt: alt ?? '' });
    become(node, figure.tagName, figure.properties, figure.children);
  } catch (error) {
    report({
      severity: 'error',
      message: `a diagram cannot be drawn: ${toMessage(error).trim()}`,
      fix: 'Correct the DOT between the fences. To show the block as text, remove its language.',
      ...getPosition(node),
    });
    become(node, 'pre', {}, [{ type: 'text', value: source }]);
  }
}
