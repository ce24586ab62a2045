import { parseArgs } from 'node:util';
import { runMain } from '@/export/step';
import { fail } from '@/lib/fail';
import { toOffer } from '@/lib/nearest';
import { lintSpecs } from '@/openapi/source/build-specs';
import { lintFormats } from '@/openapi/source/lint-formats';
import { hasErrors } from '@/openapi/source/problem';

// `npm run openapi:lint -- [service…] [--format stylish|json|github-actions]`: lints the specs of the given services, or of all
// services. The exit code is 1 if there are errors.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'stylish' } },
  });
  const format = lintFormats.get(values.format);
  if (!format)
    fail(`there is no format "${values.format}"`, { fix: toOffer(values.format, [...lintFormats.keys()], 'Formats') });
  const problems = await lintSpecs({ services: positionals });
  const text = format(problems);
  if (text) console.log(text);
  if (hasErrors(problems)) process.exitCode = 1;
});
