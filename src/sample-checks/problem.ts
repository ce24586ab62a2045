import { toPlaceText } from '@/lib/user-errors-and-mistakes';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';

/** A mistake in a sample, with its location in the page. Line and column start at 1. */
export interface SampleProblem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** The fix for all problems. The message itself may also suggest the most similar valid name. */
export const sampleFix = 'Correct the sample; it is checked against openapi/ and content/sdk/.';

/** A mistake at an offset in the code of a block. */
export interface CodeProblem {
  offset: number;
  message: string;
}

/** Formats a problem as `file:line:column  message`. */
export function toProblemText(problem: SampleProblem): string {
  return `${toPlaceText(problem)}  ${problem.message}`;
}

/** Returns `; did you mean "shortName"?`, or an empty string if no known name is similar. */
export function toSuggestion(name: string, known: readonly string[]): string {
  const question = toQuestion(findAllNearest(name, known));
  return question && `; d${question.slice(1)}`;
}

/** Sorts problems by place. Removes equal ones: a block that several pages include has the same ones on each of them. */
export function toSorted(problems: SampleProblem[]): SampleProblem[] {
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...distinct.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
