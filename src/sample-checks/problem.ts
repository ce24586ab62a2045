import { closest, distance } from 'fastest-levenshtein';
import { toPlaceText } from '@/lib/fail';

/** A mistake in a sample, at its place in the page; line and column count from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** What to do about any of them, next to the nearest right name that a message may offer. */
export const sampleFix = 'Correct the sample; it is checked against openapi/ and content/sdk/.';

/** A mistake at an offset of a block's code. */
export interface CodeProblem {
  offset: number;
  message: string;
}

/** Prints a problem as `file:line:column  message`. */
export function toProblemText(problem: Problem): string {
  return `${toPlaceText(problem)}  ${problem.message}`;
}

/** `; did you mean "shortName"?`, or nothing where no known name is near. */
export function toSuggestion(name: string, known: readonly string[]): string {
  const sameLetters = known.find((other) => other.toLowerCase() === name.toLowerCase());
  const nearest = sameLetters ?? (known.length > 0 ? closest(name, [...known]) : undefined);
  if (nearest === undefined) return '';
  const isNear = sameLetters !== undefined || distance(name, nearest) <= Math.max(2, name.length / 2);
  return isNear ? `; did you mean "${nearest}"?` : '';
}
