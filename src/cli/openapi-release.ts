import { parseArgs } from 'node:util';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toCount } from '@/messages/plural';
import { keepRelease, keepRevisions } from '@/openapi/source/keep-releases';

// `npm run openapi:release -- <name> [--date <day>]`: keeps the specs as they are now under the name of a version, or under a day such as
// 2026-03-01, in openapi/versions/<name>/. The site then says what has changed since. With `-- --from-git <tag or day>...`, keeps those
// of git tags, or of the last commit of a day, without the specs that cannot be read.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { date: { type: 'string' }, 'from-git': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { date, 'from-git': isFromGit } = values;
  const root = process.cwd();
  const example = isFromGit ? '--from-git v1.0' : '1.0';
  const [name = fail('which version?', { fix: `Name it: npm run openapi:release -- ${example}` }), ...others] =
    positionals;
  if (!isFromGit && others.length > 0)
    fail(`there are ${positionals.length} names: ${positionals.join(', ')}`, {
      fix: 'Name one version, or git tags: npm run openapi:release -- --from-git v1.0 v2.0',
    });
  if (isFromGit && date !== undefined) fail('git knows the days of its revisions', { fix: 'Leave out --date.' });
  const kept = isFromGit ? await keepRevisions(root, positionals) : [await keepRelease(root, { name, date })];
  for (const { name: version, services, skipped } of kept) {
    for (const reason of skipped)
      console.error(`${version}: a spec is left out, because it cannot be read:\n${reason}`);
    console.log(`${toCount(services.length, 'spec')} written to openapi/versions/${version}/: ${services.join(', ')}`);
  }
});
