import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { runCommand } from '@/export/command';
import { UserError } from '@/lib/fail';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  root = mkdtempSync('.cache/command-');
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }');
  write('src/lib/word.ts', "export const word: string = 'one';");
  write(
    'src/cli/say.ts',
    "import { word } from '@/lib/word';\nimport { z } from 'zod';\nconsole.log(word, process.argv[2], typeof z.string);",
  );
  return () => rmSync(root, { recursive: true });
});

const run = (name = 'cli/say') => runCommand(name, ['two'], { quiet: true, cwd: root });

it('bundles a command once and runs it with its modules and packages in the given folder', async () => {
  expect(await run()).toBe('one two function\n');
  expect(await run()).toBe('one two function\n');
  expect(readdirSync(path.join(root, '.cache/commands'))).toHaveLength(1);
});

it('runs a command several times in parallel from one bundle', async () => {
  expect(await Promise.all(Array.from({ length: 6 }, () => run()))).toEqual(Array(6).fill('one two function\n'));
  expect(readdirSync(path.join(root, '.cache/commands'))).toHaveLength(1);
});

it('runs the current sources after an edit', async () => {
  await run();
  write('src/lib/word.ts', "export const word = 'three';");
  expect(await run()).toBe('three two function\n');
});

it('rejects with a UserError that contains the error output of the command', async () => {
  write('src/cli/say.ts', "console.error('content/intro.md: no title'); process.exitCode = 1;");
  await expect(run()).rejects.toThrow(new UserError('content/intro.md: no title'));
});

it('bundles the worker that a command starts next to the command', async () => {
  write('src/openapi/source/spec-worker.ts', "console.log('worker');");
  write(
    'src/cli/openapi.ts',
    "import path from 'node:path';\nawait import(new URL(`./spec-worker${path.extname(import.meta.url)}`, import.meta.url).href);",
  );
  expect(await run('cli/openapi')).toBe('worker\n');
});
