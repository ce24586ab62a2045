import { UserError } from '@/lib/fail';
import { getSite } from '@/site/site';
import { getSpecVersions } from '@/site/versions';
import { loadSpecResult } from '@/spec/load';
import { toProblemText, type Problem } from '@/spec/source/problem';
import { buildSpecs, type BuildResult } from '@/spec/source/build-specs';

/** Prints what the build found, one problem a line, and a line of totals. */
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

/** Prints how many examples are shown, and why others are not. */
async function toExampleReport(services: string[]): Promise<string> {
  const results = await Promise.all(
    services.map(async (service) => ({ service, ...(await loadSpecResult(service)).examples })),
  );
  const dropped = results.flatMap(({ service, dropped: faults }) =>
    faults.map(({ anchor, reason }) => `${service}#${anchor} example dropped: ${reason}`),
  );
  const sum = (key: 'places' | 'shown' | 'authored' | 'generated') =>
    results.reduce((total, result) => total + result[key], 0);
  return [
    ...dropped,
    `examples: shown at ${sum('shown')} of ${sum('places')} places; ${sum('authored')} authored, ${sum('generated')} generated, all valid`,
  ].join('\n');
}

/** `npm run openapi`: builds the specs; the exit code is 1 if one has an error. */
async function main(): Promise<void> {
  const only = process.argv[2] === '--only' ? process.argv[3] : undefined;
  const result = await buildSpecs({ only, versions: getSpecVersions(getSite().docs) });
  console.log(toReport(result));
  if (!result.written) process.exitCode = 1;
  else if (only === undefined) console.log(await toExampleReport(result.services));
}

if (process.argv[1]?.endsWith('cli/openapi.ts')) {
  main().catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
