import { toPlaceText, UserError, type Place } from '@/lib/fail';
import { toCount } from '@/lib/text';
import type { BuildResult } from './build-specs';
import type { KnownProblem } from './known-problems';

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
  const reason = problem.known === undefined ? '' : ` (known: ${toOneLine(problem.known)})`;
  const others = problem.count === undefined ? '' : ` (${problem.count} problems of this kind, the first one here)`;
  return `${toPlaceText(problem)}: ${severity} ${problem.rule} ${toOneLine(problem.message)}${others}${reason}`;
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

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Throws for an unusable file, with the location, the rule, the problem, and the fix. */
export function failSpec(place: Place, rule: string, what: string, fix: string, cause?: unknown): never {
  throw new UserError(
    `${toPlaceText(place)}: error ${rule} ${what}\n  ${fix}`,
    cause === undefined ? undefined : { cause },
  );
}

/** Formats the problems of a build of specs, one on each line, and a line with totals. */
export function toReport(result: BuildResult): string {
  const { open, rest } = toReportLines(result);
  return [...open, ...rest].join('\n');
}

/** Formats what is to be fixed after a build of specs, and separately what is known and the totals. */
export function toReportLines({ services, problems, stale, written, refused }: BuildResult): {
  open: string[];
  rest: string[];
} {
  const toLines = (isKnown: boolean) =>
    problems.filter(({ known }) => (known !== undefined) === isKnown).map(toProblemText);
  const reasons = refused.map(({ reason }) => reason);
  const open = [
    ...toLines(false),
    ...reasons,
    ...stale.map((entry) => toStaleText(entry, 'openapi/known-problems.yaml')),
  ];
  const [errors, warnings] = [count(problems, 'error'), count(problems, 'warning')];
  const known = toLines(true);
  const outcome = written ? 'written' : 'nothing written';
  const found = `${toCount(errors, 'error')}, ${toCount(warnings, 'warning')}, ${known.length} known`;
  return { open, rest: [...known, `${toCount(services.length, 'service')}: ${found}; ${outcome}`] };
}

/** Formats an accepted problem that no longer occurs. */
export function toStaleText({ service, rule, location }: KnownProblem, file: string): string {
  return `${file} warning stale-entry ${service} no longer has ${rule}${location ? ` at ${location}` : ''}`;
}

function count(problems: SpecProblem[], severity: SpecProblem['severity']): number {
  const counted = problems.filter((problem) => problem.severity === severity && problem.known === undefined);
  return counted.reduce((sum, problem) => sum + (problem.count ?? 1), 0);
}
