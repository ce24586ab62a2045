import type { FoundProblem } from '@/lib/problem-formats';
import { toCount } from '@/messages/plural';
import type { BuildResult } from './build-or-lint-specs';
import type { KnownProblem } from './known-problems';
import { toProblemText, type SpecProblem } from './spec-problem';

const knownFile = 'openapi/known-problems.yaml';

/** Formats the problems of a build of specs, one on each line, and a line with totals. */
export function toReport(result: BuildResult): string {
  const { open, rest } = toReportLines(result);
  return [...open, ...rest].join('\n');
}

/** Returns what is to be fixed after a build of specs, as data. */
export function toOpenProblems({ problems, stale }: BuildResult): FoundProblem[] {
  const open = problems.filter(({ known }) => known === undefined);
  return [...open, ...stale.map((entry) => toStaleProblem(entry, knownFile))];
}

/** Formats what is to be fixed after a build of specs, and separately what is known and the totals. */
export function toReportLines({ services, problems, stale, written, refused }: BuildResult): {
  open: string[];
  rest: string[];
} {
  const toLines = (isKnown: boolean) =>
    problems.filter(({ known }) => (known !== undefined) === isKnown).map(toProblemText);
  const reasons = refused.map(({ reason }) => reason);
  const open = [...toLines(false), ...reasons, ...stale.map((entry) => toStaleText(entry, knownFile))];
  const [errors, warnings] = [count(problems, 'error'), count(problems, 'warning')];
  const known = toLines(true);
  const outcome = written ? 'written' : 'nothing written';
  const found = `${toCount(errors, 'error')}, ${toCount(warnings, 'warning')}, ${known.length} known`;
  return { open, rest: [...known, `${toCount(services.length, 'service')}: ${found}; ${outcome}`] };
}

/** Formats an accepted problem that no longer occurs. */
export function toStaleText(entry: KnownProblem, file: string): string {
  const { severity, rule, message } = toStaleProblem(entry, file);
  return [file, severity, rule, message].join(' ');
}

/** Returns the warning about an accepted problem that no longer occurs. */
function toStaleProblem({ service, rule, location }: KnownProblem, file: string): FoundProblem {
  const message = `${service} no longer has ${rule}${location ? ` at ${location}` : ''}`;
  return { file, severity: 'warning', rule: 'stale-entry', message };
}

function count(problems: SpecProblem[], severity: SpecProblem['severity']): number {
  const counted = problems.filter((problem) => problem.severity === severity && problem.known === undefined);
  return counted.reduce((sum, problem) => sum + (problem.count ?? 1), 0);
}
