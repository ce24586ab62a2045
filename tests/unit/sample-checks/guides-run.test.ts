import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getContentFiles, loadPageSource } from '@/docs/check';
import { getBlocks, type Block } from '@/sample-checks/blocks';
import { getRequestProblems } from '@/sample-checks/operation';
import { getOperations, toSampleSpec } from '@/sample-checks/spec-document';
import { findSyntax } from '@/sample-checks/syntax';
import { getServices } from '@/spec/load';
import { startStubServer, type ReceivedRequest, type StubServer } from '../spec/samples/stub-server';

const run = promisify(execFile);

const folders = /^(?:definitions|how-tos|api-technical-reference)\//;
const quickStart = 'content/definitions/quick-start.md';
const isShell = ({ lang }: Block) => findSyntax(lang) === 'shell';

/** The guides with shell commands, each with its blocks. */
const guides = getContentFiles('content')
  .filter((file) => folders.test(file))
  .map((file) => ({ file: `content/${file}`, blocks: getBlocks(file, loadPageSource('content', file).text) }))
  .filter(({ blocks }) => blocks.some(isShell));

const specs = getServices().map((service) =>
  toSampleSpec(service, JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8'))),
);
const operations = new Map(
  specs.flatMap((spec) => getOperations(spec).map((operation) => [operation.name, { spec, operation }])),
);

const getExports = (blocks: Block[]) =>
  blocks.filter(isShell).flatMap(({ code }) => [...code.matchAll(/^export (\w+)=.*$/gm)]);
const startExports = getExports(guides.find(({ file }) => file === quickStart)?.blocks ?? []);

let server: StubServer;
let folder: string;

beforeAll(async () => {
  server = await startStubServer();
  folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the shell blocks of a guide as one script, in which an undefined variable is an error, and returns the requests that arrive.
 * A block of JSON whose title is the name of a file is that file from then on. Guides other than the quick start begin with its
 * variables.
 */
async function runGuide(index: number): Promise<ReceivedRequest[]> {
  const { file, blocks } = guides[index] ?? { file: '', blocks: [] };
  const toFile = ({ title, code }: Block) =>
    title?.endsWith('.json') ? `cat > ${title} <<'END_OF_FILE'\n${code}\nEND_OF_FILE` : '';
  const before = file === quickStart ? [] : startExports.map(([line]) => line);
  const lines = blocks.map((block) => (isShell(block) ? block.code : toFile(block)));
  const script = ['set -eu', ...before, `BASE_URL="${server.toBaseUrl(index)}"`, ...lines].join('\n');
  const target = path.join(folder, `${index}.sh`);
  writeFileSync(target, script.replaceAll(/^export BASE_URL=.*$/gm, `export BASE_URL="${server.toBaseUrl(index)}"`));
  await run('env', ['-i', `PATH=${process.env.PATH}`, 'bash', target], { cwd: folder });
  return server.received.get(index) ?? [];
}

/** Returns what is wrong with a request for the operation that its block names. */
function getProblems({ operation: name = '' }: Block, request: ReceivedRequest): string[] {
  const found = operations.get(name);
  if (!found) return [`${request.method} ${request.path} belongs to no operation`];
  const { method, path: target, body } = request;
  const headers = new Map(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
  const sample = { offset: 0, method, target, headers, ...(body === '' ? {} : { body: { text: body, offset: 0 } }) };
  return getRequestProblems(found.spec, found.operation, sample).map(({ message }) => message);
}

describe.each(guides.map(({ file, blocks }, index) => ({ file, blocks, index })))('$file', ({ blocks, index }) => {
  it('sends a valid request with each of its curl commands', async () => {
    const requests = await runGuide(index);
    const commands = blocks.filter((block) => isShell(block) && /^curl /m.test(block.code));
    expect(requests).toHaveLength(commands.length);
    expect(
      commands.flatMap((block, at) => requests.slice(at, at + 1).flatMap((one) => getProblems(block, one))),
    ).toEqual([]);
  });

  it('uses each variable that it defines', () => {
    const text = blocks.map(({ code }) => code).join('\n');
    const unused = getExports(blocks).filter(([, name]) => !new RegExp(`\\$\\{?${name}\\b`).test(text));
    expect(unused.map(([, name]) => name)).toEqual([]);
  });
});

it('the quick start visits owner, environment, provider, blueprint, and live system in this order', () => {
  const wanted = [
    'accounts.getAccountByEmail',
    'environments.createEnvironment',
    'environments.initializeAzure',
    'providers.createProvider',
    'blueprints.createBlueprint',
    'livesystems.instantiateLiveSystem',
    'providers.listLiveSystems',
  ];
  const blocks = guides.find(({ file }) => file === quickStart)?.blocks ?? [];
  const visited = blocks.filter(isShell).flatMap(({ operation }) => operation ?? []);
  expect(visited.filter((name) => wanted.includes(name))).toEqual(wanted);
});
