import { parseArgs } from 'node:util';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { lintSpecs } from '@/openapi/source/build-or-lint-specs';
import { getFormat, problemFormats } from '@/lib/problem-formats';
import { hasErrors } from '@/openapi/source/spec-problem';

// `npm run openapi:lint -- [service…] [--format stylish|json|github-actions]`: lints the specs of the given services, or of all
// services. The exit code is 1 if there are errors.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'stylish' } },
  });
  const format = getFormat(problemFormats, values.format);
  const problems = await lintSpecs({ services: positionals });
  const text = format(problems);
  if (text) console.log(text);
  if (hasErrors(problems)) process.exitCode = 1;
});
