import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPayloadSchemas } from '@/openapi/cross-reference/payload-explainer-schemas-and-example';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { bundleProgram } from '@/lib/bundle-node-programs';
import { listApiIndexFiles } from '@/routes/api-index-json/files';
import { loadSearchRecords } from '@/routes/search-records';
import { buildIndexFiles } from '@/search/build-index-files';
import { getSite } from '@/site/get-site';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let folder: string;
let program: string;
let client: Client;

/** Writes an export with the files that the server reads, and bundles the server into one file outside of the project. */
beforeAll(async () => {
  folder = makeFolder({ 'secret.md': 'secret', 'out/definitions/intro.md': '# Introduction\n' });
  program = path.join(folder, 'mcp.mjs');
  const out = path.join(folder, 'out');
  const write = (file: string, text: string) => writeFile(path.join(out, file), text);
  for (const { path: file, load } of await listApiIndexFiles()) write(file, await load());
  for (const [name, text] of await buildIndexFiles(await loadSearchRecords(), getSite().search.folders))
    write(`search-index/${name}`, text);
  for (const id of getServices())
    write(`reference/payload/${id}.json`, JSON.stringify(await loadPayloadSchemas(await loadSpec(id))));
  await symlink(path.join(folder, 'secret.md'), path.join(out, 'link.md'));
  await bundleProgram('src/cli/mcp.ts', program);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, out], cwd: folder }));
}, 60_000);

afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  return { text: (content as { text: string }[]).map(({ text }) => text).join(''), isError };
}

it('lists its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'get_page',
    'get_operation',
    'get_schema',
    'where_used',
    'validate_payload',
  ]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['search', { query: 'create an environment' }, 'createEnvironment'],
  ['get_page', { path: '/definitions/intro/' }, '# Introduction'],
  ['get_operation', { id: 'createEnvironment' }, '"method":"post"'],
  ['get_operation', { id: 'environments.createEnvironment' }, '"method":"post"'],
  ['get_schema', { name: 'EnvironmentId', service: 'environments' }, 'shortName'],
  ['where_used', { name: 'CreateEnvironmentRequest', service: 'environments' }, '"operation":"createEnvironment"'],
  ['validate_payload', { payload: '{"shortName": 1', service: 'environments' }, 'not-json'],
  [
    'validate_payload',
    { payload: '{"name": 1}', schema: 'CreateEnvironmentRequest' },
    'Must have the type string, not number.',
  ],
  ['validate_payload', { payload: '{"name": "a"}', schema: 'CreateEnvironmentRequest' }, '"problems":[]'],
])('answers %s', async (name, args, text) => {
  const result = await call(name, args);
  expect(result.isError).toBeFalsy();
  expect(result.text).toContain(text);
});

it.each<[string, Record<string, unknown>, string]>([
  ['get_operation', { id: 'createEnvironmnt' }, 'Did you mean "createEnvironment"?'],
  ['get_operation', { id: 'environments.createEnvironmnt' }, 'Did you mean "createEnvironment"?'],
  [
    'get_schema',
    { name: 'BlueprintComponentLink' },
    'Several services have "BlueprintComponentLink". Pass "service": ',
  ],
  ['get_schema', { name: 'EnvironmentIdd' }, 'Did you mean "EnvironmentId"'],
  ['get_operation', { id: 'createEnvironment', service: 'environment' }, 'Did you mean "environments"?'],
  [
    'validate_payload',
    { payload: '{}', schema: 'CreateEnvironmentReques' },
    'Did you mean "CreateEnvironmentRequest"?',
  ],
  ['get_page', { path: '/definitions/intrs/' }, 'Did you mean "/definitions/intro/"?'],
  ['get_page', { path: '/no/such/page/at/all/' }, 'Find its name with the tool "search".'],
  ['get_page', { path: '../secret' }, 'is not below'],
  ['get_page', { path: 'link' }, 'is not below'],
])('%s says what is wrong with %j', async (name, args, text) => {
  const result = await call(name, args);
  expect(result.isError).toBe(true);
  expect(result.text).toContain(text);
});

it.each(['no-such-folder', '.', 'http://localhost:9/'])('exits with code 2 for %s, in one line', (address) => {
  const { status, stderr } = spawnSync(process.execPath, [program, address], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('npm run build');
});
