import { isElement } from '@/markdown/hast-elements';
import { toPlainText } from '@/markdown/plain-text';
import { toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import type { Prose } from './model/prose-marks-server-and-docs-links';
import type { Spec } from './model/spec';
import { toSentMethod } from '@/lib/http-method';
import type { Operation } from './model/operation';

/** The end of a sentence, but not of an abbreviation. */
const sentenceEnd = /(?<=\.)(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|No)\.)\s/;

/** Returns the first sentence of a description as plain text in one line, empty if there is none. */
export function toFirstSentence(prose: Prose | undefined): string {
  const [first = ''] = prose === undefined ? [] : toPlainText(prose.tree).split(sentenceEnd);
  return toOneLine(first);
}

/** Returns the summary of a spec, or the first paragraph of its description, as plain text. */
export function toSummary({ summary, description }: Pick<Spec, 'summary' | 'description'>): string {
  const first = description?.tree.children.find((child) => isElement(child, 'p'));
  return summary ?? (first ? toPlainText(first) : '');
}

/** Returns the method and path of an operation, and what it does in a sentence. */
export function toRequestSummary({ method, path, description, title }: Operation): string {
  const sentence = toFirstSentence(description);
  return `${toSentMethod(method)} ${path}${sentence === '' || sentence === title ? '' : `. ${sentence}`}`;
}
