import { parseArgs } from 'node:util';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { toFault } from './faults';
import { AlgoliaServer } from './server';

// `npx tsx tests/algolia/serve.ts [--fail '<requests> <how> [<times>]']…` starts a fake Algolia server on port 4300 (PORT), to
// try a push and the search without an account. Application TESTAPP, admin key `admin-key`, search key `search-key`. It prints
// each request. docs/release.md describes `--fail`.
await runMain(async () => {
  const { values } = parseArgs({ options: { fail: { type: 'string', multiple: true, default: [] } } });
  const faults = values.fail.map(toFault);
  const acl = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'browse', 'listIndexes', 'search'];
  const server = await AlgoliaServer.start({
    port: Number(process.env.PORT ?? 4300),
    delay: 50,
    keys: { 'admin-key': { acl }, 'search-key': { acl: ['search'] } },
    onRequest: (line) => process.stdout.write(`${line}\n`),
  });
  server.faults.push(...faults);
  process.stdout.write(`ALGOLIA_HOST=http://localhost:${server.port}\n`);
});
