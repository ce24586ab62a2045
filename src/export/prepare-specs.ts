import { toExampleReport } from '@/openapi/examples/format-example-counts-and-faults';
import { loadSpecResult } from '@/openapi/load-services-and-specs';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { toOpenProblems, toReportLines } from '@/openapi/source/problem-report';
import { sendFound } from './step-worker-messages';
import { isStrict } from '@/lib/environment';
import { getSpecVersionsAndLanguages } from '@/site/versions';

/**
 * Builds all specs, or only those of one service, and prints their problems. Sets the exit code to 1 if one has an error, or in a
 * strict build a warning. With `asData`, sends the problems instead.
 */
export async function prepareSpecs({ only, asData }: { only?: string; asData?: boolean } = {}): Promise<void> {
  const result = await buildSpecs({ only, ...getSpecVersionsAndLanguages() });
  const isWarned = result.problems.some(({ known }) => known === undefined);
  const fails = !result.written || (isStrict() && isWarned);
  if (asData) return sendFound({ problems: toOpenProblems(result), fails });
  const { open, rest } = toReportLines(result);
  // A build shows the error output of this step.
  if (open.length > 0) console.error(open.join('\n'));
  process.stdout.write(`${rest.join('\n')}\n`);
  if (fails) process.exitCode = 1;
  else if (only === undefined) process.stdout.write(`${await loadExampleReport(result.services)}\n`);
}

async function loadExampleReport(services: string[]): Promise<string> {
  const reports = await Promise.all(
    services.map(async (service) => ({ service, ...(await loadSpecResult(service)).examples })),
  );
  return toExampleReport(reports, { isLong: true });
}
