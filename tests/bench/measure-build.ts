import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/fail';

export interface Build {
  seconds: number;
  /** The most that the process and all it started held at once, in MB. */
  memory: number;
}

/** Runs a command and watches its time and the memory of its whole tree of processes (Linux only). */
export async function measureBuild(
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
): Promise<Build> {
  const start = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, getTreeMemory(child.pid ?? 0))), 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) fail(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-2000)}`);
  return { seconds: (performance.now() - start) / 1000, memory };
}

/** Resident memory of a process and all below it, in MB; what ended meanwhile counts nothing. */
function getTreeMemory(root: number): number {
  const children = new Map<number, number[]>();
  const pages = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of a program may hold spaces and brackets: the fields start behind the last bracket.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      pages.set(Number(name), Number(fields[21]));
    } catch {
      continue;
    }
  }
  const add = (id: number): number =>
    (pages.get(id) ?? 0) + (children.get(id) ?? []).reduce((sum, child) => sum + add(child), 0);
  return (add(root) * 4096) / 1e6;
}

/** Size of a folder in MB. */
export function getFolderSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;
}
