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

/** The groups of tabs of which a reader follows one, each with the labels of its tabs. */
const choices = { cloud: ['Azure', 'GCP'], owner: ['Personal', 'Organizational'] };

/** Removes all tabs of {@link choices} except one of each group. */
function chooseTabs(text: string, at: number): string {
  let chosen = text;
  for (const [group, labels] of Object.entries(choices)) {
    const label = labels[at];
    chosen = chosen.replaceAll(
      new RegExp(`^(:{4,})tabs\\{group="${group}"\\}\\n.*?^\\1\\n`, 'gms'),
      (tabs) => new RegExp(`^(:{3,})tab\\[${label}\\]\\n(.*?)^\\1\\n`, 'ms').exec(tabs)?.[2] ?? '',
    );
  }
  return chosen;
}

/** The guides with shell commands, each with its blocks, once for each choice of tabs. */
const guides = getContentFiles('content')
  .filter((file) => folders.test(file))
  .flatMap((file) => {
    const { text } = loadPageSource('content', file);
    const texts = new Set([chooseTabs(text, 0), chooseTabs(text, 1)]);
    return [...texts].map((chosen, at) => ({ file: `content/${file}`, at, blocks: getBlocks(file, chosen) }));
  })
  .filter(({ blocks }) => blocks.some(isShell));

const specs = getServices().map((service) =>
  toSampleSpec(service, JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8'))),
);
const operations = new Map(
  specs.flatMap((spec) => getOperations(spec).map((operation) => [operation.name, { spec, operation }])),
);

const getExports = (blocks: Block[]) =>
  blocks.filter(isShell).flatMap(({ code }) => [...code.matchAll(/^export (\w+)=.*$/gm)]);
const getBlocksOf = (file: string) => guides.filter((guide) => guide.file === file).flatMap(({ blocks }) => blocks);

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
 * variables, for the same choice of tabs.
 */
async function runGuide(index: number): Promise<ReceivedRequest[]> {
  const { file, at, blocks } = guides[index] ?? { file: '', at: 0, blocks: [] };
  const start = guides.find((guide) => guide.file === quickStart && guide.at === at);
  const toFile = ({ title, code }: Block) =>
    title?.endsWith('.json') ? `cat > ${title} <<'END_OF_FILE'\n${code}\nEND_OF_FILE` : '';
  const before = file === quickStart ? [] : getExports(start?.blocks ?? []).map(([line]) => line);
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

describe.each(guides.map((guide, index) => ({ ...guide, index })))(
  '$file, choice $at of tabs',
  ({ file, blocks, index }) => {
    it('sends a valid request with each of its curl commands', async () => {
      const requests = await runGuide(index);
      const commands = blocks.filter((block) => isShell(block) && /^curl /m.test(block.code));
      expect(requests).toHaveLength(commands.length);
      expect(
        commands.flatMap((block, at) => requests.slice(at, at + 1).flatMap((one) => getProblems(block, one))),
      ).toEqual([]);
    });

    it('uses each variable that it defines', () => {
      const text = getBlocksOf(file)
        .map(({ code }) => code)
        .join('\n');
      const unused = getExports(blocks).filter(([, name]) => !new RegExp(`\\$\\{?${name}\\b`).test(text));
      expect(unused.map(([, name]) => name)).toEqual([]);
    });
  },
);

it('every tab of a group of choices is one of the choices, and the quick start has both groups', () => {
  const labels = Object.values(choices).flat();
  const found = getContentFiles('content')
    .filter((file) => folders.test(file))
    .flatMap((file) => [
      ...loadPageSource('content', file).text.matchAll(/^(:{4,})tabs\{group="(?:cloud|owner)"\}\n.*?^\1\n/gms),
    ])
    .flatMap(([tabs]) => [...tabs.matchAll(/^:{3,}tab\[(.*?)\]$/gm)].map(([, label]) => label));
  expect(new Set(found)).toEqual(new Set(labels));
  expect(guides.filter(({ file }) => file === quickStart)).toHaveLength(2);
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

it('the list of questions in the quick start contains the question of each step', () => {
  const { text } = loadPageSource('content', quickStart.replace('content/', ''));
  const toWords = (part: string) => part.replaceAll('`', '').split(/\s+/).join(' ');
  const list = toWords(getBlocksOf(quickStart).find(({ title }) => title === 'Questions')?.code ?? '');
  const questions = [...text.matchAll(/^\*(.+\?)\*/gm)].flatMap(([, asked = '']) => asked.match(/[^?]+\?/g) ?? []);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.map((question) => toWords(question).trim()).filter((question) => !list.includes(question))).toEqual(
    [],
  );
});

const isForNewcomers = ({ file }: { file: string }) => !file.startsWith('content/api-technical-reference/');

it('every request of the quick start and of a how-to shows its status', () => {
  const commands = guides
    .filter(isForNewcomers)
    .flatMap(({ blocks }) => blocks.filter(isShell).flatMap(({ code }) => code.match(/^curl .*$/gm) ?? []));
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((command) => !command.startsWith('curl -i '))).toEqual([]);
});

it('the first request of the quick start follows at most 260 words', () => {
  const { text } = loadPageSource('content', quickStart.replace('content/', ''));
  const [before = ''] = text.replace(/^---\n.*?\n---\n/s, '').split(/^curl /m);
  const shown = before.replaceAll(/^:::details.*?^:::\n/gms, '').replaceAll(/^(`{3,})\w.*?^\1\n/gms, '');
  expect(shown.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(260);
});

it('two guides never create the same blueprint', () => {
  const paths = new Map(
    guides.filter(isForNewcomers).map(({ file, blocks }) => [file, blocks.flatMap(({ code }) => findBlueprint(code))]),
  );
  const created = [...paths.values()].flat();
  expect(created.length).toBeGreaterThan(8);
  expect(new Set(created).size).toBe(created.length);
});

function findBlueprint(code: string): string[] {
  return /^curl .*-X POST .*(\/Blueprints\/[^"]+)"/m.exec(code)?.slice(1) ?? [];
}
