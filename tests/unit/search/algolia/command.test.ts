import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIndexFiles } from '@/search/build-index-files';
import type { SearchRecord } from '@/search/record-types-and-derived-fields';
import type { AlgoliaServer } from '../../../algolia/server';
import { adminKey, getLive, getTemporary, push, startServer, toRecords } from './setup';
import { bundleProgram } from '../../bundled-program';
import { makeFolder } from '../../temporary-folder';

const command = await bundleProgram('cli/push-search-records');

let server: AlgoliaServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** Creates a folder that contains only the search index of an export. Returns its path. */
async function publish(records: SearchRecord[]): Promise<string> {
  const files = [...(await buildIndexFiles(records))].map(([name, text]) => [`search-index/${name}`, text] as const);
  return makeFolder(Object.fromEntries(files));
}

/** Runs the command with only PATH, NODE_ENV, and the given variables in its environment. Stops it once it has printed a text. */
function run(
  args: string[],
  env: Record<string, string> = {},
  end?: string,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', [command, ...args], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (end !== undefined && output.includes(end)) child.kill('SIGTERM');
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const getEnvironment = () => ({
  NEXT_PUBLIC_ALGOLIA_APP_ID: server.appId,
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
  ALGOLIA_ADMIN_KEY: adminKey,
  ALGOLIA_HOST: `http://localhost:${server.port}`,
});

test('pushes the records of an export, and prints its progress but not the key', async () => {
  const records = toRecords('one', 12);
  const { code, output } = await run(['--from', await publish(records)], getEnvironment());
  expect(output).toMatch(/page +12 /);
  expect(output).toMatch(/records +\d+\.\d s {3}12 of 12\n/);
  expect(output).toMatch(/12 records are searched in docs now, after \d+\.\d s\.\n$/);
  expect(output).not.toContain(adminKey);
  expect(code).toBe(0);
  expect(getLive(server)).toEqual(JSON.parse(JSON.stringify(records)));
});

test('refuses the inside edition, also in a dry run', async () => {
  const out = await publish(toRecords('one', 2));
  writeFileSync(path.join(out, 'manifest.json'), '{"build":"x","files":{},"isInternal":true}');
  for (const args of [[], ['--dry-run']]) {
    const { code, output } = await run(['--from', out, ...args], getEnvironment());
    expect(output).toContain(`${out}/ is the inside edition, which shows what is internal.`);
    expect(code).toBe(1);
  }
  expect(getLive(server)).toEqual([]);
});

test('counts the records that are pushed, so that a dry run after a push finds no change', async () => {
  const [use, ...others] = toRecords('one', 5);
  const out = await publish([{ ...use, url: '/reference/schemas/pets/Pet/#used' }, ...others] as SearchRecord[]);
  const pushed = await run(['--from', out], getEnvironment());
  expect(pushed.output).toMatch(/page +4 [^]*4 records of build one, published in /);
  expect(pushed.output).toContain('1 more records, which list uses, are only in the built-in index');
  expect(pushed.output).toMatch(/4 records are searched in docs now/);
  expect(getLive(server)).toHaveLength(4);
  const { output } = await run(['--dry-run', '--from', out], getEnvironment());
  expect(output).toContain('added    0\nchanged  0\nremoved  0\n');
});

test('exits with code 1 and leaves the index unchanged if Algolia fails or the command is stopped', async () => {
  await push(server, toRecords('before'));
  const before = getLive(server);
  server.faults.push({ match: /rules\/batch$/, how: { status: 400, message: `No rules with ${adminKey}` }, times: 1 });
  const out = await publish(toRecords('after'));
  const refused = await run(['--from', out], getEnvironment());
  expect(refused.output).toContain('Algolia rejected the request: No rules with ***\n');
  expect(refused.code).toBe(1);
  server.delay = 200;
  const stopped = await run(['--from', out], getEnvironment(), 'settings');
  expect(stopped.output).toContain('The push was stopped.\n  The temporary index was removed.');
  expect(stopped.code).toBe(1);
  expect(getLive(server)).toEqual(before);
  expect(getTemporary(server)).toEqual([]);
});

test('a dry run prints the records by kind, or the changes if it has a key, and writes nothing', async () => {
  const toSame = (record: SearchRecord) => ({ ...record, text: 'The same' });
  const [first, second, ...rest] = toRecords('after', 8).map(toSame);
  const out = await publish([{ ...first, text: 'New words' }, ...rest] as SearchRecord[]);
  const bare = await run(['--dry-run', '--from', out]);
  expect(bare.output).toMatch(/page +7 [^]*Nothing was sent\./);
  expect(bare.code).toBe(0);
  await push(server, toRecords('before', 7).map(toSame));
  server.log.length = 0;
  const { code, output } = await run(['--dry-run', '--from', out], getEnvironment());
  expect(output).toContain(
    `added    1\n  page:7\nchanged  1\n  page:0\nremoved  1\n  ${second?.objectID ?? ''}\nNothing was sent.\n`,
  );
  expect(code).toBe(0);
  expect(server.log).toEqual(['POST /1/indexes/docs/browse 200']);
});

test('names missing variables, a wrong host, a missing index, and an exposed admin key', async () => {
  const [lacking, wrong, nothing, leaked] = await Promise.all([
    run([], { NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP' }),
    run([], { ...getEnvironment(), ALGOLIA_HOST: 'localhost:4300/x' }),
    run(['--from', '/nowhere'], getEnvironment()),
    run([], { ...getEnvironment(), NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: adminKey }),
  ]);
  expect(lacking.output).toMatch(/^The push lacks NEXT_PUBLIC_ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY\./);
  expect(wrong.output).toMatch(/^ALGOLIA_HOST is not the address of a server: localhost:4300\/x\n/);
  expect(nothing.output).toMatch(/^There is no \/nowhere\/search-index\/manifest\.json\.\n {2}Build the site/);
  expect(leaked.output).toMatch(/^NEXT_PUBLIC_ALGOLIA_SEARCH_KEY is the admin key\./);
  expect([lacking, wrong, nothing, leaked].map(({ code }) => code)).toEqual([1, 1, 1, 1]);
});
