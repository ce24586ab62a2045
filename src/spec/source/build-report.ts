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
  const counts = [count(problems, 'error'), count(problems, 'warning'), problems.filter(({ known }) => known).length];
  const [errors, warnings, known] = counts;
  const outcome = written ? 'written' : 'nothing written';
  lines.push(`${services.length} services: ${errors} errors, ${warnings} warnings, ${known} known; ${outcome}`);
  return lines.join('\n');
}

function count(problems: Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity && problem.known === undefined).length;
}
