import { parseArgs } from 'node:util';
import { prepareSections } from '@/export/prepare-and-check-sources';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { writeComment } from '@/openapi/changes/post-pull-request-comment';
import { diffSpecs } from '@/openapi/changes/diff-files-folders-or-revisions';
import { changeFormats } from '@/openapi/changes/write-change-reports';

// `npm run openapi:comment -- [<old>]`: writes what `npm run openapi:diff -- [<old>] --format markdown` prints as a comment on the pull
// request for which GitHub Actions runs, and replaces the comment of an earlier run. Reads GITHUB_TOKEN.
await runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { changes } = await diffSpecs({ before: positionals[0] });
  const text = changeFormats.get('markdown')?.(await prepareSections(changes)) ?? '';
  if (await writeComment(text, process.env)) return;
  console.log(`The token must not write a comment, as for a pull request from a fork. This is its text:\n\n${text}`);
});
