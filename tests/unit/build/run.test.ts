import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let root: string;

beforeAll(() => {
  // The real path, because errors contain it.
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'run-')));
  mkdirSync(path.join(root, 'src/cli'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  cpSync('src/cli/run.mjs', path.join(root, 'src/cli/run.mjs'));
  writeFileSync(path.join(root, 'src/other.ts'), 'export {};');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  writeFileSync(
    path.join(root, 'src/cli/say.ts'),
    "import { word } from '../site.config';\nconsole.log(word, process.argv.slice(2));\n",
  );
});

afterAll(() => rmSync(root, { recursive: true }));

function run(config: string) {
  writeFileSync(path.join(root, 'src/site.config.ts'), config);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/run.mjs', 'say', '--loud'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
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

it('every command of package.json parses its arguments, so that it rejects unknown ones', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap(
    (script) => /^node src\/cli\/run\.mjs (\S+)$/.exec(script)?.[1] ?? [],
  );
  expect(commands).toContain('build');
  const isCareless = (name: string) => !/ parseArgs\(/.test(readFileSync(`src/cli/${name}.ts`, 'utf8'));
  expect([...commands, 'site', 'test'].filter(isCareless)).toEqual([]);
});
