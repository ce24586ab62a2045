import { parseArgs } from 'node:util';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toCount } from '@/messages/plural';
import {
  checkConsistency,
  knownFile,
  recordProblems,
} from '@/openapi/consistency/check-consistency-and-accept-findings';
import { getFormat, problemFormats } from '@/lib/problem-formats';
import { hasErrors } from '@/openapi/source/spec-problem';
import { toStaleText } from '@/openapi/source/problem-report';

// `npm run openapi:consistency -- [service…] [--format <format>] [--openapi <folder>] [--record <reason>]`: compares the specs with
// each other. The exit code is 1 if something differs that is not accepted. `--record` accepts it.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'stylish' },
      openapi: { type: 'string' },
      record: { type: 'string' },
    },
  });
  const { openapi: folder, record: reason } = values;
  const format = getFormat(problemFormats, values.format);
  if (reason !== undefined && folder !== undefined)
    fail('--record and --openapi exclude each other: only findings in openapi/ can be accepted', {
      fix: 'Remove one of them.',
    });
  if (reason?.trim() === '') fail('--record needs a reason', { fix: 'For example: --record "The API is published."' });
  const { problems, stale } = await checkConsistency({ services: positionals, folder });
  for (const entry of stale) console.error(toStaleText(entry, `openapi/${knownFile}`));
  if (reason !== undefined) {
    const count = await recordProblems(process.cwd(), problems, reason);
    console.log(`${toCount(count, 'finding')} written to openapi/${knownFile}`);
    return;
  }
  const text = format(problems);
  if (text) console.log(text);
  if (hasErrors(problems)) process.exitCode = 1;
});
