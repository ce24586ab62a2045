import { toPlaceText, UserError, type Place } from '@/lib/fail';
import { toCount } from '@/lib/text';
import type { BuildResult } from './build-specs';

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

/** Throws for a file that cannot be used at all: where, which rule, what is wrong, and what to do. */
export function failSpec(place: Place, rule: string, what: string, fix: string, cause?: unknown): never {
  throw new UserError(
    `${toPlaceText(place)}: error ${rule} ${what}\n  ${fix}`,
    cause === undefined ? undefined : { cause },
  );
}

/** What a build of specs found, one problem a line, and a line of totals. */
export function toReport({ services, problems, stale, written }: BuildResult): string {
  const lines = problems.map(toProblemText);
  for (const { service, rule, location } of stale) {
    lines.push(
      `openapi/known-problems.yaml warning stale-entry ${service} no longer has ${rule}${location ? ` at ${location}` : ''}`,
    );
  }
  const [errors, warnings] = [count(problems, 'error'), count(problems, 'warning')];
  const known = problems.filter((problem) => problem.known).length;
  const outcome = written ? 'written' : 'nothing written';
  const found = `${toCount(errors, 'error')}, ${toCount(warnings, 'warning')}, ${known} known`;
  lines.push(`${toCount(services.length, 'service')}: ${found}; ${outcome}`);
  return lines.join('\n');
}

function count(problems: Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity && problem.known === undefined).length;
}
