import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { runStepWorker } from '@/export/run-step-worker';
import { forgetMemos } from '@/lib/memo';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { writeFile } from '@/lib/files';

let root: string;

const write = (file: string, text: string) => writeFile(path.join(root, file), text);

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  root = mkdtempSync('.cache/command-');
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }');
  write('src/lib/word.ts', "export const word: string = 'one';");
  write(
    'src/export/step-worker.ts',
    "import { word } from '@/lib/word';\nimport { z } from 'zod';\nconsole.log(word, ...process.argv.slice(2), typeof z.string);",
  );
  write('src/openapi/source/spec-worker.ts', "console.log('worker');");
  return () => rmSync(root, { recursive: true });
});

const run = () => runStepWorker('specs', ['two'], { quiet: true, cwd: root });

it('bundles the programs once and runs a step several times with its modules and packages in the given folder', async () => {
  expect(await Promise.all(Array.from({ length: 6 }, run))).toEqual(Array(6).fill('one specs two function\n'));
  expect(readdirSync(path.join(root, 'node_modules/.cache/commands'))).toHaveLength(1);
});

it('runs the code of the first step until all values are forgotten, then the current code', async () => {
  await run();
  write('src/lib/word.ts', "export const word = 'three';");
  expect(await run()).toBe('one specs two function\n');
  forgetMemos();
  expect(await run()).toBe('three specs two function\n');
});

it('rejects with a UserError that contains the error output of the command', async () => {
  write('src/export/step-worker.ts', "console.error('content/intro.md: no title'); process.exitCode = 1;");
  await expect(run()).rejects.toThrow(new UserError('content/intro.md: no title'));
});

it('bundles the program that a step starts next to that of the step', async () => {
  write(
    'src/export/step-worker.ts',
    "import path from 'node:path';\nawait import(new URL(`./spec-worker${path.extname(import.meta.url)}`, import.meta.url).href);",
  );
  expect(await run()).toBe('worker\n');
});
