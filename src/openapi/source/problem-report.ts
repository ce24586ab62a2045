import { toCount } from '@/lib/text';
import type { BuildResult } from './build-specs';
import type { KnownProblem } from './known-problems';
import { toProblemText, type SpecProblem } from './problem';

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
