import {
  loadAcceptedCompleteness,
  acceptedCompletenessFile,
  toAcceptedCompletenessText,
  getFalls,
} from '@/openapi/load-and-compare-accepted-completeness';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { getFormat } from '@/lib/problem-formats';
import { loadCompleteness, reportFormats } from '@/openapi/completeness-report';
import { getSpecVersionsAndLanguages } from '@/site/versions';

// `npm run openapi:report [-- --format table|list|json]`: prints how complete the specs are, with the names of what is missing as a
// list or as JSON. The exit code is 1 if a measure has fallen. With `-- --accept`, writes the current measures to the file that
// later runs compare with.
await runMain(async () => {
  const { values } = parseArgs({
    options: { accept: { type: 'boolean', default: false }, format: { type: 'string', default: 'table' } },
  });
  const format = getFormat(reportFormats, values.format);
  const measured = await loadCompleteness(process.cwd(), getSpecVersionsAndLanguages().languages.all.slice(1));
  console.log(format(measured));
  if (values.accept) {
    await writeFile(acceptedCompletenessFile, toAcceptedCompletenessText(measured));
    console.error(`written to ${acceptedCompletenessFile}`);
    return;
  }
  const falls = getFalls(measured, await loadAcceptedCompleteness());
  for (const fall of falls) console.error(fall);
  if (falls.length === 0) return;
  console.error('Document it, or accept the change: npm run openapi:report -- --accept');
  process.exitCode = 1;
});
