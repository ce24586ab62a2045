import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { EndedError, LimitedProcess } from '@/lib/run-tasks-in-limited-process';
import { makeFolder } from '../temporary-folder';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});

/** Runs a program in a limited process with the task `work`. */
function run(program: string, limits: { seconds: number; megabytes: number }): Promise<string> {
  const file = path.join(folder, 'worker.mjs');
  writeFileSync(file, program);
  return new LimitedProcess<string, string>(pathToFileURL(file)).run('work', limits, (limit) => new Error(limit));
}

const answer = "process.on('message', (work) => process.send({ result: `${work} is done` }));";

it('LimitedProcess returns the result that the program sends', async () => {
  expect(await run(answer, { seconds: 20, megabytes: 100 })).toBe('work is done');
});

it('LimitedProcess distinguishes exceeded memory, exceeded time, and a program that fails', async () => {
  const full = 'const all = []; for (;;) all.push(new Array(1000).fill({ all }));';
  await expect(run(full, { seconds: 60, megabytes: 30 })).rejects.toThrow('memory');
  await expect(run('setInterval(() => {}, 1000);', { seconds: 0.5, megabytes: 100 })).rejects.toThrow('time');
  await expect(run("throw new Error('no such module');", { seconds: 20, megabytes: 100 })).rejects.toThrow(
    /worker\.mjs exited with the code 1/,
  );
});

it('LimitedProcess.prepare starts the process that executes the first task, and only then answerWork prepares for it', async () => {
  const [file, prepared] = [path.join(folder, 'worker.mts'), path.join(folder, 'prepared')];
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
import { answerWork } from ${JSON.stringify(path.resolve('src/lib/run-tasks-in-limited-process.ts'))};
answerWork(async () => process.pid, async () => writeFileSync(${JSON.stringify(prepared)}, String(process.pid)));`,
  );
  const limits = { seconds: 60, megabytes: 200 };
  const worker = new LimitedProcess<object, number>(pathToFileURL(file), { env: { NODE_OPTIONS: '--import tsx' } });
  const ask = () => worker.run({}, limits, (limit) => new Error(limit));
  await ask();
  expect(existsSync(prepared)).toBe(false);
  worker.end();
  worker.prepare(limits);
  await vi.waitFor(() => expect(existsSync(prepared)).toBe(true), { timeout: 60_000 });
  expect(String(await ask())).toBe(readFileSync(prepared, 'utf8'));
});

it('LimitedProcess.end lets a running task fail in its own way, and the next task starts a new process', async () => {
  const [file, started] = [path.join(folder, 'worker.mjs'), path.join(folder, 'started')];
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
process.on('message', (work) => {
  if (work === 'wait') writeFileSync(${JSON.stringify(started)}, '');
  else process.send({ result: process.pid });
});`,
  );
  const limits = { seconds: 20, megabytes: 100 };
  const worker = new LimitedProcess<string, number>(pathToFileURL(file));
  const ask = (work: string) => worker.run(work, limits, (limit) => new Error(limit));
  const first = await ask('answer');
  const waiting = ask('wait');
  const next = ask('answer');
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 20_000 });
  worker.end();
  await expect(waiting).rejects.toThrow(EndedError);
  expect(await next).not.toBe(first);
});

it('LimitedProcess watches the end of the command only while its own process runs', async () => {
  const file = path.join(folder, 'worker.mjs');
  writeFileSync(file, answer);
  const before = process.listenerCount('exit');
  const limits = { seconds: 20, megabytes: 100 };
  const worker = new LimitedProcess<string, string>(pathToFileURL(file));
  await worker.run('work', limits, (limit) => new Error(limit));
  expect(process.listenerCount('exit')).toBe(before + 1);
  worker.end();
  expect(process.listenerCount('exit')).toBe(before);
});

it('answerWork ends a process whose parent ended while its modules were loading', async () => {
  const file = path.join(folder, 'worker.mts');
  writeFileSync(
    file,
    `while (process.connected) await new Promise(setImmediate);
const { answerWork } = await import(${JSON.stringify(path.resolve('src/lib/run-tasks-in-limited-process.ts'))});
setInterval(() => {}, 1000);
answerWork(async () => 'work is done');`,
  );
  const child = fork(file, [], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'spawn');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
