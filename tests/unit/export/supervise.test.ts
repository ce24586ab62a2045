import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { makeFolder } from '../temporary-folder';

let root: string;

/** Starts a command as npm does: a shell starts Node. Writes the IDs of npm, the shell, and the supervisor. */
const npm = `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const [file] = process.argv.slice(2);
const shell = spawn('sh', ['-c', \`node src/cli/run.mjs hold \${file} & wait\`], { env: { ...process.env, npm_lifecycle_event: 'hold' } });
writeFileSync(file + '.npm', [process.pid, shell.pid].join(' '));
setInterval(() => {}, 1000);
`;

/** A command that holds something until it ends, and starts a program that ignores signals. */
const hold = `
import { spawn } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
const [file] = process.argv.slice(2);
const child = spawn(process.execPath, ['-e', "for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => {}); setInterval(() => {}, 1000)"]);
writeFileSync(file + '.lock', '');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(rmSync(file + '.lock')));
writeFileSync(file + '.new', [process.ppid, process.pid, child.pid].join(' '));
renameSync(file + '.new', file);
setInterval(() => {}, 1000);
`;

beforeAll(() => {
  root = makeFolder();
  mkdirSync(path.join(root, 'src/cli'), { recursive: true });
  for (const file of readdirSync('src/cli'))
    if (file.endsWith('.mjs')) cpSync(`src/cli/${file}`, `${root}/src/cli/${file}`);
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module", "engines": { "node": ">=20.0.0" } }');
  writeFileSync(path.join(root, 'package-lock.json'), '{ "packages": {} }');
  writeFileSync(path.join(root, 'npm.mjs'), npm);
  writeFileSync(path.join(root, 'src/cli/hold.mjs'), hold);
});

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    // A process that has ended but whose parent has not noticed yet.
    return !existsSync('/proc') || !/\) Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const waitOptions = { timeout: 60_000, interval: 20 };
const targets = ['npm', 'the shell', 'the supervisor', 'the command'];
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

it.concurrent.each(targets.flatMap((target, at) => signals.map((signal) => ({ target, at, signal }))))(
  'ends every process and releases what it holds after $signal to $target',
  async ({ at, signal }) => {
    const file = path.join(root, `${at}${signal}`);
    spawn(process.execPath, ['npm.mjs', file], { cwd: root, stdio: 'ignore', detached: true });
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), waitOptions);
    const toIds = (name: string) => readFileSync(name, 'utf8').split(' ').map(Number);
    const [first = 0, shell = 0] = toIds(`${file}.npm`);
    const own = toIds(file);
    process.kill([first, shell, ...own][at] ?? 0, signal);
    await vi.waitFor(() => expect(own.filter(isRunning)).toEqual([]), waitOptions);
    if (signal !== 'SIGHUP' || at < 3) expect(existsSync(`${file}.lock`)).toBe(false);
    for (const id of [first, shell].filter(isRunning)) process.kill(id, 'SIGKILL');
  },
);
