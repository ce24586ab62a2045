import { parseArgs } from 'node:util';
import { getSite } from '@/site/site';
import { getSpecVersions } from '@/site/versions';
import { toExampleReport } from '@/openapi/examples/report';
import { loadSpecResult } from '@/openapi/load';
import { buildSpecs } from '@/openapi/source/build-specs';
import { toReportLines } from '@/openapi/source/problem';
import { runMain, isStrict } from '@/export/step';

async function loadExampleReport(services: string[]): Promise<string> {
  const reports = await Promise.all(
    services.map(async (service) => ({ service, ...(await loadSpecResult(service)).examples })),
  );
  return toExampleReport(reports, { isLong: true });
}

// `npm run openapi [-- --only <service>]`: builds the specs. The exit code is 1 if one has an error or, with STRICT=1, a warning.
await runMain(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const result = await buildSpecs({ only, versions: getSpecVersions(getSite().docs) });
  const { open, rest } = toReportLines(result);
  // A build shows the error output of this command.
  if (open.length > 0) console.error(open.join('\n'));
  console.log(rest.join('\n'));
  const isWarned = result.problems.some(({ known }) => known === undefined);
  if (!result.written || (isStrict() && isWarned)) process.exitCode = 1;
  else if (only === undefined) console.log(await loadExampleReport(result.services));
});
