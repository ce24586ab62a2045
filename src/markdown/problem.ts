import type { Element } from 'hast';
import { getData } from './hast-elements';

/** A problem in markdown. An error stops the build; a warning is printed. */
export interface MarkdownProblem {
  severity: 'error' | 'warning';
  message: string;
  /** How to fix it. */
  fix?: string;
  /** The line, counted from 1: in the given markdown, or in the file after `resolveTree`. */
  line?: number;
  column?: number;
}

/** The callback with which the plugins of the pipeline report problems. */
export type Report = (problem: MarkdownProblem) => void;

/** Creates the text of a problem that is a warning. */
export function toWarning(message: string, fix: string): Omit<MarkdownProblem, 'line' | 'column'> {
  return { severity: 'warning', message, fix };
}

/** Returns the start of a node, for a {@link MarkdownProblem}. */
export function toPosition(node: {
  position?: { start: { line: number; column: number } };
}): Pick<MarkdownProblem, 'line' | 'column'> {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : {};
}

/** Returns the place that follows a text, which begins at the start of a file or at the given place. */
export function toPlaceAfter(text: string, { line = 1, column = 1 }: Pick<MarkdownProblem, 'line' | 'column'> = {}) {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return { line: line + lines.length - 1, column: (lines.length > 1 ? 1 : column) + last.length };
}

/** Returns the start that `data-place` of an element contains, for a {@link MarkdownProblem}. */
export function getPosition(node: Element): Pick<MarkdownProblem, 'line' | 'column'> {
  const [line, column] = getData(node, 'Place').split(':').map(Number);
  return line ? { line, column } : {};
}
