import { parseArgs } from 'node:util';
import { loadSampleReport, toReport } from '@/sample-checks/check-samples-and-cache-reports';
import { getSite } from '@/site/get-site';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run samples`: checks the code blocks of all pages of the current version. The exit code is 1 if one has an error.
await runMain(async () => {
  parseArgs();
  const report = await loadSampleReport(getSite().samples);
  console.log(toReport(report));
  if (report.problems.length > 0) process.exitCode = 1;
});
