import { toVisibleLine } from '@/lib/control-characters';
import { fail, toPlaceText, type Place } from '@/lib/user-errors-and-mistakes';

/** A problem of a spec, with its location in the files that the owner of the API edits. */
export interface SpecProblem {
  service: string;
  /** The path relative to the root of the project. */
  file: string;
  line?: number;
  column?: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  /** The JSON pointer in the file. */
  pointer?: string;
  /** How many problems of this kind a foreign spec has, if several. The first one is described. */
  count?: number;
  /** The other places that the message is about. */
  related?: Place[];
  /** The reason from `openapi/known-problems.yaml`. The problem is printed but is not an error or a warning anymore. */
  known?: string;
}

/** Formats a problem on one line: `file:line:column: severity rule message`. */
export function toProblemText(problem: SpecProblem): string {
  const severity = problem.known === undefined ? problem.severity : 'known';
  const reason = problem.known === undefined ? '' : ` (known: ${toVisibleLine(problem.known)})`;
  const others = problem.count === undefined ? '' : ` (${problem.count} problems of this kind, the first one here)`;
  return `${toPlaceText(problem)}: ${severity} ${problem.rule} ${toVisibleLine(problem.message)}${others}${reason}`;
}

/** Returns true if these problems prevent the specs from being published. */
export function hasErrors(problems: SpecProblem[]): boolean {
  return problems.some((problem) => problem.severity === 'error' && problem.known === undefined);
}

/**
 * Returns a problem that says that the first error, or in a foreign spec a value of the wrong type, prevents the build. It cannot
 * be accepted as known, because there is no output.
 */
export function toConsequence(problems: SpecProblem[]): SpecProblem {
  const first =
    problems.find(({ severity }) => severity === 'error') ??
    problems.find(({ rule }) => rule === 'struct') ??
    problems[0];
  if (!first) throw new Error('There is no problem.');
  const { message, rule } = first;
  return {
    ...first,
    severity: 'error',
    rule: 'not-built',
    message: `The spec cannot be built because of ${rule}: ${message}`,
  };
}

/** Throws for an unusable file, with the location, the rule, the problem, and the fix. */
export function failSpec(place: Place, rule: string, what: string, fix: string, cause?: unknown): never {
  fail(`error ${rule} ${what}`, { place, fix, cause });
}
