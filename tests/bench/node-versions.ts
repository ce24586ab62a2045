import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { fail } from '@/lib/user-errors-and-mistakes';
import { measureBuild } from './measure-build';

/** The versions of Node on which the unit tests and a build must pass, and the one that every command refuses. */
const supported = [20, 22, 24, 26];
const refused = 18;

const entry = 'src/cli/run.mjs';
const installed = 'node_modules/.package-lock.json';

/** Returns the arguments with which npx runs a version of Node, from the package `node` of npm. */
const toArgs = (version: number, ...args: string[]) => ['-y', '-p', `node@${version}`, 'node', ...args];

/** Runs the unit tests and a build with each version of Node, and checks that an older one is refused. */
export async function tryNodeVersions(): Promise<void> {
  await checkRefused('build');
  await checkRefused('site');
  process.stdout.write('\n### Versions of Node\n\n| Node | Unit tests | Build |\n|---|---|---|\n');
  for (const version of supported) {
    const run = (...args: string[]) => measureBuild('npx', toArgs(version, ...args), { cwd: '.' });
    const build = await run(entry, 'build', '--out', '.cache/node-versions');
    const unit = await run('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts');
    process.stdout.write(`| ${version} | ${unit.seconds.toFixed(0)} s | ${build.seconds.toFixed(0)} s |\n`);
  }
}

/** Fails unless a command says that Node is too old, in one sentence, and leaves the packages alone. */
async function checkRefused(command: string): Promise<void> {
  const before = statSync(installed).mtimeMs;
  const run = promisify(execFile)('npx', toArgs(refused, entry, command));
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  const isRefused = stdout === '' && /^This project needs Node .*\n$/.test(stderr);
  if (!isRefused || statSync(installed).mtimeMs !== before)
    fail(`Node ${refused} is not refused by "${command}":\n${stdout}${stderr}`);
}
