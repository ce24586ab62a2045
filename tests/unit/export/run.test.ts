import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../temporary-folder';

/** Loads a module of JavaScript, which has no types. */
const load = <T>(name: string) => import(path.resolve('src/cli', name)) as Promise<T>;
const { findFile, toHelp } =
  await load<Record<'findFile' | 'toHelp', (name: string) => string>>('command-file-and-help.mjs');
const { getNodeProblem } = await load<{ getNodeProblem: (version: string) => string | undefined }>(
  'check-node-and-install-packages.mjs',
);

let root: string;

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const engines = { node: '^20.19.0 || >=22.12.0' };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

beforeAll(() => {
  // The real path, because errors contain it.
  root = realpathSync(makeFolder());
  mkdirSync(path.join(root, 'src/cli'), { recursive: true });
  for (const file of readdirSync('src/cli'))
    if (file.endsWith('.mjs')) cpSync(`src/cli/${file}`, `${root}/src/cli/${file}`);
  write('src/other.ts', 'export {};');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  write('src/cli/say.ts', "import { word } from '../site.config';\nconsole.log(word, process.argv.slice(2));\n");
});

beforeEach(() => {
  write('package.json', JSON.stringify({ type: 'module', engines }));
  write('package-lock.json', '{ "packages": {} }');
});

function runCommand(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

function run(config: string) {
  write('src/site.config.ts', config);
  return runCommand(['say', '--loud']);
}

it('runs a command with its arguments', () => {
  expect(run("export const word: string = 'one';")).toEqual({ status: 0, stdout: "one [ '--loud' ]\n", stderr: '' });
});

it.each([
  ['a syntax error', '\nexport const word = {;', 'src/site.config.ts:2:22: Expected identifier but found ";"'],
  ['an error when it is loaded', '\nexport const word = thing;', 'src/site.config.ts:2:21: thing is not defined'],
  [
    'an import of a missing file',
    "export { word } from './nothing';",
    "Cannot find module 'src/nothing' imported from src/site.config.ts",
  ],
  [
    'an import of a missing name',
    "\nimport { other } from './other';\nexport const word = other;",
    "src/site.config.ts:2: The requested module './other' does not provide an export named 'other'",
  ],
])('prints the place of a mistake in an imported file, without a stack trace: %s', (_what, config, text) => {
  expect(run(config)).toEqual({ status: 1, stdout: '', stderr: `${text}\n` });
});

it.each([
  ['v18.20.8', false],
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.3', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v24.0.0', true],
  ['v26.10.0', true],
])('Node %s is supported: %s', (version, isSupported) => {
  expect(getNodeProblem(version) === undefined).toBe(isSupported);
});

it('the range of Node in package.json excludes no version on which the packages run', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  expect(packages['']?.engines).toEqual(JSON.parse(readFileSync('package.json', 'utf8')).engines);
  expect(packages['node_modules/vite']?.engines?.node).toBe(engines.node);
});

it('says that Node is too old before anything else, and changes nothing', () => {
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99.1.0' } }));
  const before = readdirSync(root);
  for (const name of ['say', 'build-and-serve'])
    expect(runCommand([name])).toEqual({
      status: 1,
      stdout: '',
      stderr: `This project needs Node >=99.1.0, and this is Node ${process.versions.node}: install Node 24, then run the command again.\n`,
    });
  expect(readdirSync(root)).toEqual(before);
});

describe('without all packages', () => {
  const packages = { '': {}, 'node_modules/tsx': { version: '0.0.1' }, 'node_modules/none': { version: '1.0.0' } };

  it('says so in one sentence', () => {
    write('package-lock.json', JSON.stringify({ packages }));
    const stderr = 'The packages are not installed: run "npm run setup", then run the command again.\n';
    expect(runCommand(['say'])).toEqual({ status: 1, stdout: '', stderr });
    const { version } = JSON.parse(readFileSync('node_modules/tsx/package.json', 'utf8')) as { version: string };
    write('package-lock.json', JSON.stringify({ packages: { ...packages, 'node_modules/tsx': { version } } }));
    expect(runCommand(['say']).stderr).toBe(
      '1 of 2 packages are missing or differ from package-lock.json, such as node_modules/none: run "npm run setup", then run the command again.\n',
    );
  });

  it('a failed installation says what it left', () => {
    write('package-lock.json', JSON.stringify({ packages }));
    mkdirSync(path.join(root, 'bin'), { recursive: true });
    writeFileSync(path.join(root, 'bin/npm'), '#!/bin/sh\necho npm "$@"\nexit 7\n', { mode: 0o755 });
    expect(runCommand(['setup'], { PATH: `${root}/bin:${process.env.PATH}` })).toEqual({
      status: 1,
      stdout: 'install      npm ci …\nnpm ci --ignore-scripts --no-audit --no-fund --loglevel=error\n',
      stderr:
        'npm ci failed (exit code 7), and none of the 2 packages are installed now, so other commands fail until it succeeds: check the network and the npm registry, then run "npm run setup".\n',
    });
  });
});

it.each(Object.entries(scripts))(
  'npm run %s checks the installation first, prints its usage and options with --help, and rejects unknown arguments',
  (name, script) => {
    const [, command = ''] = /^node src\/cli\/run\.mjs (\S+)$/.exec(script) ?? [];
    const file = findFile(command);
    expect(existsSync(file), script).toBe(true);
    const help = toHelp(file);
    expect(help).toMatch(name === 'test' ? /^npm test\n\n {2}\w/ : new RegExp(`^npm run ${name}( .*)?\n\n {2}\\w`));
    const source = readFileSync(file, 'utf8');
    const options = [...source.matchAll(/([a-z-]+)'?: \{ type: '(?:string|boolean)'/g)].map(
      ([, option = '']) => option,
    );
    // The content check passes --built to itself.
    for (const option of options) if (option !== 'built') expect(help).toContain(`--${option}`);
    if (file.endsWith('.ts')) expect(source).toContain('parseArgs(');
  },
);
