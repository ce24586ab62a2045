import { parseArgs } from 'node:util';
import { fail, UserError } from '@/lib/fail';
import { toOffer } from '@/lib/nearest';
import { lintSpecs } from '@/spec/source/build-specs';
import { lintFormats } from '@/spec/source/lint-formats';
import { hasErrors } from '@/spec/source/problem';

/** `npm run openapi:lint -- [service…] [--format stylish|json|github-actions]`: the exit code is 1 if there are errors. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'stylish' } },
  });
  const format = Object.hasOwn(lintFormats, values.format) ? lintFormats[values.format] : undefined;
  if (!format)
    fail(`there is no format “${values.format}”`, {
      fix: toOffer(values.format, Object.keys(lintFormats), 'Formats'),
    });
  const problems = await lintSpecs({ services: positionals });
  const text = format(problems);
  if (text) console.log(text);
  if (hasErrors(problems)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const isMistake =
    error instanceof UserError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isMistake) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
