import { parseArgs } from 'node:util';
import { prepareSections } from '@/export/prepare-and-check-sources';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import { getFormat } from '@/lib/problem-formats';
import { diffSpecs, knownChangesFile } from '@/openapi/changes/diff-files-folders-or-revisions';
import { changeFormats } from '@/openapi/changes/write-change-reports';
import { changeClasses, isAtLeast } from '@/openapi/changes/breaking-change-classes-rule-type-and-reasons';
import { toStaleText } from '@/openapi/source/problem-report';

// `npm run openapi:diff -- [<old>] [<new>] [--format <format>] [--fail-on <class>]`: prints what changes between two sets of specs, each
// a file, a folder, or a git revision. By default, compares the last tag, or `main`, with the specs as they are now, and names the pages
// that mention what changes. The exit code is 1 if there is a change of the class, or of a worse one, that openapi/known-changes.yaml
// does not accept.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'stylish' },
      'fail-on': { type: 'string', default: 'breaking' },
    },
  });
  const format = getFormat(changeFormats, values.format);
  const limit = changeClasses.find((kind) => kind === values['fail-on']);
  if (limit === undefined && values['fail-on'] !== 'none')
    fail(`there is no class "${values['fail-on']}"`, {
      fix: toOffer(values['fail-on'], [...changeClasses, 'none'], 'Classes'),
    });
  const [before, after, ...others] = positionals;
  if (others.length > 0)
    fail(`there are ${positionals.length} sets of specs: ${positionals.join(', ')}`, {
      fix: 'Name the old one, then the new one: npm run openapi:diff -- v1.0 main',
    });
  const { changes, stale } = await diffSpecs({ before, after });
  for (const entry of stale) console.error(toStaleText(entry, `openapi/${knownChangesFile}`));
  const text = format(after === undefined ? await prepareSections(changes) : changes);
  if (text) console.log(text);
  if (limit && changes.some((change) => change.known === undefined && isAtLeast(change.class, limit)))
    process.exitCode = 1;
});
