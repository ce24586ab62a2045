import { AlgoliaServer } from './server';

// `npx tsx tests/algolia/serve.ts`: a stand-in for Algolia on port 4300 (PORT), to try a push and the search without an
// account. Application TESTAPP, admin key `admin-key`, search key `search-key`; each request is printed.
const acl = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'browse', 'listIndexes', 'search'];
const { port } = await AlgoliaServer.start({
  port: Number(process.env.PORT ?? 4300),
  delay: 50,
  keys: { 'admin-key': { acl }, 'search-key': { acl: ['search'] } },
  onRequest: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(`ALGOLIA_HOST=http://localhost:${port}\n`);
