import { UserError } from '@/lib/fail';
import { toProblemText, type Problem } from '@/spec/source/problem';
import { buildSpecs, type BuildResult } from '@/spec/source/build-specs';

/** Prints what the build found, one problem a line, and a line of totals. */
export function toReport({ services, problems, stale, written }: BuildResult): string {
  const lines = problems.map(toProblemText);
  for (const { service, rule, location } of stale) {
    lines.push(`openapi/known-problems.yaml warning stale-entry ${service} no longer has ${rule}${location ? ` at ${location}` : ''}`);
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

/** `npm run openapi`: builds the specs; the exit code is 1 if one has an error. */
async function main(): Promise<void> {
  const only = process.argv[2] === '--only' ? process.argv[3] : undefined;
  const result = await buildSpecs({ only });
  console.log(toReport(result));
  if (!result.written) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('cli/openapi.ts')) {
  main().catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
