import { toPlaceText } from '@/lib/fail';

/** Something wrong with a spec, at its place in the files that the API's owner edits. */
export interface Problem {
  service: string;
  /** Relative to the project's root. */
  file: string;
  line?: number;
  column?: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  /** JSON pointer in that file. */
  pointer?: string;
  /** Reason from `openapi/known-problems.yaml`: printed, but no longer counted. */
  known?: string;
}

/** Prints a problem on one line: `file:line:column: severity rule message`. */
export function toProblemText(problem: Problem): string {
  const severity = problem.known === undefined ? problem.severity : 'known';
  const reason = problem.known === undefined ? '' : ` (known: ${toOneLine(problem.known)})`;
  return `${toPlaceText(problem)}: ${severity} ${problem.rule} ${toOneLine(problem.message)}${reason}`;
}

/** Tells whether these problems forbid to publish the specs. */
export function hasErrors(problems: Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error' && problem.known === undefined);
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
