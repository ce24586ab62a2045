import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSplit } from '@/content/front-matter';
import { toPageTree } from '@/markdown/page-tree';
import { getContentFiles } from '@/content/list-content-files';
import { loadPageSource } from '@/content/read-page-files-with-includes';
import { toBlocks, type Block } from '@/sample-checks/code-blocks-and-offsets';
import { getShellCommands, toShellScript, type ShellCommand } from '@/sample-checks/shell-commands';
import { getRequestProblems } from '@/sample-checks/check-request';
import { getOperations, toSampleSpec } from '@/sample-checks/read-operations-and-schemas-from-spec';
import { findSyntax } from '@/sample-checks/check-syntax';
import { getServices } from '@/openapi/load-services-and-specs';
import { startStubServer, type ReceivedRequest, type StubServer } from '../openapi/samples/stub-server';
import { makeFolder } from '../temporary-folder';

const run = promisify(execFile);

const folders = /^(?:definitions|how-tos|api-technical-reference)\//;
const quickStart = 'content/definitions/quick-start.md';
const isShell = ({ lang }: Block) => findSyntax(lang) === 'shell';

/** The groups of tabs of which a reader follows one. */
const choices = ['cloud', 'owner'];

const toTabGroup = (group: string) => new RegExp(`^(:{4,})tabs\\{group="${group}"\\}\\n.*?^\\1\\n`, 'gms');
const tab = /^(:{3,})tab\[.*?\]\n(.*?)^\1\n/gms;
const toEmptyLines = (text: string) => text.replaceAll(/[^\n]/g, '');

/** Empties the lines of all tabs of {@link choices} except one of each group. */
function chooseTabs(text: string, at: number): string {
  return choices.reduce(
    (chosen, group) =>
      chosen.replaceAll(toTabGroup(group), (tabs) => {
        const found = [...tabs.matchAll(tab)];
        const chosenTab = found[Math.min(at, found.length - 1)];
        const [all = '', , kept = ''] = chosenTab ?? [];
        const start = (chosenTab?.index ?? 0) + all.indexOf(kept, all.indexOf('\n'));
        return `${toEmptyLines(tabs.slice(0, start))}${kept}${toEmptyLines(tabs.slice(start + kept.length))}`;
      }),
    text,
  );
}

interface Guide {
  file: string;
  at: number;
  blocks: Block[];
}

/** The guides with shell commands, each with its blocks, once for each choice of tabs. */
const guides = (
  await Promise.all(
    getContentFiles('content')
      .filter((file) => folders.test(file))
      .map(toGuides),
  )
).flat();

async function toGuides(name: string): Promise<Guide[]> {
  const { text, segments } = loadPageSource('content', name);
  const file = `content/${name}`;
  const found = [...new Set([chooseTabs(text, 0), chooseTabs(text, 1)])].map(async (chosen, at) => {
    const { body, bodyLine } = readSplit(chosen, file).value;
    const { code } = await toPageTree(body);
    return { file, at, blocks: toBlocks(code, { file, bodyLine, segments }) };
  });
  return (await Promise.all(found)).filter(({ blocks }) => blocks.some(isShell));
}

const toPlace = ({ file, line }: Block) => `${file}:${line}`;
const toScript = ({ code }: Block) => toShellScript(code);
const toCommands = (block: Block) => (isShell(block) ? getShellCommands(toScript(block)) : []);
const isProgram = (name: string) => (command: ShellCommand) => command.words[0]?.text === name;

const specs = getServices().map((service) =>
  toSampleSpec(service, JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8'))),
);
const operations = new Map(
  specs.flatMap((spec) => getOperations(spec).map((operation) => [operation.name, { spec, operation }])),
);

/** Returns the definitions of variables in a block, each with its name. */
const getExports = (block: Block) =>
  isShell(block)
    ? [...toScript(block).matchAll(/^ *export (\w+)=.*$/gm)].map(([text, name = '']) => ({ text, name, block }))
    : [];
const getBlocksOf = (file: string) => guides.filter((guide) => guide.file === file).flatMap(({ blocks }) => blocks);

let server: StubServer;
let folder: string;

beforeAll(async () => {
  server = await startStubServer();
  folder = makeFolder();
  mkdirSync(path.join(folder, 'bin'));
  for (const program of ['bash', 'curl', 'cat']) {
    const { stdout } = await run('which', [program]);
    symlinkSync(stdout.trim(), path.join(folder, 'bin', program));
  }
});

afterAll(() => server.close());

/** Other programs do nothing, and requests to other hosts are not sent. An error names the block in which it happens. */
const beginning = `set -eu
command_not_found_handle() { :; }
curl() { case "$*" in *"$BASE_URL"*) command curl "$@" ;; esac; }
jq() { "${process.execPath}" "${path.resolve('tests/stubs/jq.mjs')}" "$@"; }
trap 'status=$?; [ $status = 0 ] || echo "$PLACE: the commands up to here fail" >&2' EXIT`;

/**
 * Runs the shell blocks of a guide as one script, in which an undefined variable is an error, and returns the requests of each
 * block. A block whose title is the name of a file is that file from then on; shell blocks of the same name form one file.
 * Guides other than the quick start begin with its variables, for the same choice of tabs.
 */
async function runGuide({ file, at, blocks }: Guide, index: number): Promise<ReceivedRequest[][]> {
  const start = guides.find((guide) => guide.file === quickStart && guide.at === at);
  const before = file === quickStart ? [] : (start?.blocks ?? []).flatMap(getExports).map(({ text }) => text);
  const toNumber = (block: number) => index * 1000 + block;
  const lines = blocks.flatMap((block, number) => {
    const own = `BASE_URL="${server.toBaseUrl(toNumber(number))}"`;
    if (block.title?.endsWith('.sh')) return `cat >> ${block.title} <<'END_OF_FILE'\n${block.code}\nEND_OF_FILE`;
    if (isShell(block))
      return [`PLACE="${toPlace(block)}"`, own, toScript(block).replaceAll(/^( *export) BASE_URL=.*$/gm, `$1 ${own}`)];
    return block.title?.endsWith('.json') ? `cat > ${block.title} <<'END_OF_FILE'\n${block.code}\nEND_OF_FILE` : [];
  });
  const cwd = path.join(folder, String(index));
  mkdirSync(cwd, { recursive: true });
  const target = path.join(folder, `${index}.sh`);
  writeFileSync(target, [beginning, `PLACE=${quickStart}`, ...before, ...lines].join('\n'));
  await run('env', ['-i', `PATH=${folder}/bin`, `HOME=${folder}`, `${folder}/bin/bash`, target], { cwd });
  return blocks.map((_, number) => server.received.get(toNumber(number)) ?? []);
}

/** Returns what is wrong with a request for the operation that its block names. */
function getProblems(block: Block, request: ReceivedRequest): string[] {
  const found = operations.get(block.operation ?? '');
  const { method, path: target } = request;
  const body = request.body.toString();
  if (!found) return [`${toPlace(block)}: ${method} ${target} belongs to no operation`];
  const headers = new Map(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
  const sample = { offset: 0, method, target, headers, ...(body === '' ? {} : { body: { text: body, offset: 0 } }) };
  return getRequestProblems(found.spec, found.operation, sample).map(({ message }) => `${toPlace(block)}: ${message}`);
}

/** Returns an error if a request instantiates other components than those of the blueprint on its page. */
function getComponentProblems(blocks: Block[], block: Block, request: ReceivedRequest): string[] {
  const blueprint = blocks.find(({ title }) => title === 'blueprint.json');
  if (!blueprint || block.operation !== 'livesystems.instantiateLiveSystem') return [];
  const { components }: { components: { id: string }[] } = JSON.parse(blueprint.code);
  const { blueprintMap }: { blueprintMap: unknown } = JSON.parse(request.body.toString());
  const wanted = Object.fromEntries(components.map((component) => [component.id, component]));
  return isDeepStrictEqual(blueprintMap, wanted) ? [] : [`${toPlace(block)}: the components differ from the blueprint`];
}

/** Programs that read no variables of the environment on their own. */
const plainPrograms = ['export', 'curl', 'echo', 'cat', 'printf', 'jq'];

describe.each(guides.map((guide, index) => ({ ...guide, index })))(
  '$file, choice $at of tabs',
  ({ index, ...guide }) => {
    it('sends a valid request with each of its curl commands', async () => {
      const requests = await runGuide(guide, index);
      const problems = guide.blocks.flatMap((block, at) => {
        const isSilent = toCommands(block).some(isProgram('curl')) && block.operation && !requests[at]?.length;
        if (isSilent) return [`${toPlace(block)}: the curl command sends no request to $BASE_URL`];
        return (requests[at] ?? []).flatMap((request) => [
          ...getProblems(block, request),
          ...getComponentProblems(guide.blocks, block, request),
        ]);
      });
      expect(problems).toEqual([]);
    });

    it('uses each variable that it defines', () => {
      const blocks = getBlocksOf(guide.file);
      const text = blocks.map(({ code }) => code).join('\n');
      const isPlain = (command: ShellCommand) => plainPrograms.some((name) => isProgram(name)(command));
      const defined = blocks.flatMap(toCommands).every(isPlain) ? guide.blocks.flatMap(getExports) : [];
      const unused = defined.filter(({ name }) => !new RegExp(`(?:\\$\\{?|\\benv\\.)${name}\\b`).test(text));
      expect(unused.map(({ name, block }) => `${toPlace(block)}: ${name} is not used`)).toEqual([]);
    });
  },
);

it('the quick start has a choice of tabs', () => {
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

it.each([0, 1])('the list of questions in the quick start contains the question of each step, in choice %i', (at) => {
  const text = chooseTabs(loadPageSource('content', quickStart.replace('content/', '')).text, at);
  const listed = [...text.matchAll(/^# (\d+)\. [A-Z][^?]+\?/gm)].map(([, number]) => Number(number));
  const asked = [...text.matchAll(/\[questions? ([^\]]+)\]\(#variables\)/gi)].flatMap(([, words = '']) =>
    (words.match(/\d+/g) ?? []).map(Number),
  );
  expect(listed).toEqual(listed.map((_, index) => index + 1));
  expect(text).toContain(`the answers to ${listed.length} questions`);
  // Every step needs the answers to the first two: the URL and the token.
  expect([...new Set(asked)].sort((one, other) => one - other)).toEqual(listed.slice(2));
});

const isForNewcomers = ({ file }: { file: string }) => !file.startsWith('content/api-technical-reference/');

it('each guide that creates something ends with the commands that delete it', () => {
  const pairs = [
    ['blueprints.createBlueprint', 'blueprints.deleteBlueprint'],
    ['livesystems.instantiateLiveSystem', 'livesystems.deleteLiveSystem'],
    ['environments.createServiceAccount', 'environments.deleteServiceAccount'],
  ];
  const toTarget = ({ code }: Block) => /"\$BASE_URL([^"]*)"/.exec(code)?.[1];
  const wrong = guides.filter(isForNewcomers).flatMap(({ file, blocks }) =>
    pairs.flatMap(([create = '', remove = '']) => {
      const created = blocks.findLast(({ operation }) => operation === create);
      const removed = blocks.findLast(({ operation }) => operation === remove);
      if (!created) return [];
      if (!removed || blocks.indexOf(removed) < blocks.indexOf(created))
        return [`${file}: there is no ${remove} after ${create}`];
      const isSame = create.startsWith('livesystems.') || toTarget(created) === toTarget(removed);
      return isSame ? [] : [`${toPlace(removed)}: ${remove} is not of ${toTarget(created)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('every request of a guide shows its status, if others of the guide do, and so do those of the quick start', () => {
  const toCurls = (file: string) =>
    getBlocksOf(file).flatMap((block) =>
      toCommands(block)
        .filter(isProgram('curl'))
        .map(({ words }) => ({ block, isShown: words[1]?.text === '-i' })),
    );
  const files = [...new Set(guides.filter(isForNewcomers).map(({ file }) => file))];
  const wrong = files
    .map(toCurls)
    .filter((curls) => curls.some(({ isShown }) => isShown))
    .flatMap((curls) =>
      curls.filter(({ isShown }) => !isShown).map(({ block }) => `${toPlace(block)}: add -i to curl`),
    );
  expect(wrong).toEqual([]);
  expect(toCurls(quickStart).some(({ isShown }) => isShown)).toBe(true);
});

it('the first request of the quick start follows at most 260 words', () => {
  const { text } = loadPageSource('content', quickStart.replace('content/', ''));
  const [before = ''] = text.replace(/^---\n.*?\n---\n/s, '').split(/^curl /m);
  const shown = before.replaceAll(/^:::details.*?^:::\n/gms, '').replaceAll(/^(`{3,})\w.*?^\1\n/gms, '');
  expect(shown.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(260);
});

/** Returns the operations of the requests in a text after which it does not say which status to expect. */
function findSilent(text: string): { requests: number; silent: (string | undefined)[] } {
  const requests = [...text.matchAll(/^```sh operation=(\S+)\n.*?^```\n\n([^\n]*)/gms)];
  const silent = requests.filter(([, , after = '']) => !after.startsWith('Expected status: `200`'));
  return { requests: requests.length, silent: silent.map(([, operation]) => operation) };
}

it('the quick start says after each request which status to expect', () => {
  const { requests, silent } = findSilent(loadPageSource('content', quickStart.replace('content/', '')).text);
  expect(requests).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});

it('a how-to says after each request which status to expect', () => {
  const files = getContentFiles('content').filter((file) => file.startsWith('how-tos/'));
  const found = files.map((file) => ({ file, ...findSilent(loadPageSource('content', file).text) }));
  expect(found.filter(({ requests }) => requests > 3).length).toBeGreaterThan(5);
  expect(found.filter(({ silent }) => silent.length > 0)).toEqual([]);
});

it('two guides never create the same blueprint', () => {
  const created = new Map<string, string>();
  const problems = guides.filter(isForNewcomers).flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const [, name] = /^ *curl .*-X POST .*(\/Blueprints\/[^"]+)"/m.exec(isShell(block) ? toScript(block) : '') ?? [];
      const other = created.get(name ?? '');
      if (name) created.set(name, toPlace(block));
      return name && other && other !== toPlace(block) ? [`${toPlace(block)} creates ${name}, as ${other} does`] : [];
    }),
  );
  expect(created.size).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
