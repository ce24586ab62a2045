import { toCount } from '@/lib/count';
import { toProblemText, type Problem } from './problem';
import type { BuildResult } from './build-specs';

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
