import { getSite } from '@/site/site';
import { getSpecVersions } from '@/site/versions';
import { loadSpecResult } from '@/spec/load';
import { buildSpecs } from '@/spec/source/build-specs';
import { toReport } from '@/spec/source/problem';
import { runMain, isStrict } from '@/build/step';

/** Formats the number of shown examples, and the reasons why others are not shown. */
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

// `npm run openapi [-- --only <service>]`: builds the specs. The exit code is 1 if one has an error or, with STRICT=1, a warning.
await runMain(async () => {
  const only = process.argv[2] === '--only' ? process.argv[3] : undefined;
  const result = await buildSpecs({ only, versions: getSpecVersions(getSite().docs) });
  console.log(toReport(result));
  const isWarned = result.problems.some(({ known }) => known === undefined);
  if (!result.written || (isStrict() && isWarned)) process.exitCode = 1;
  else if (only === undefined) console.log(await toExampleReport(result.services));
});
