import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/fail';

export interface Build {
  seconds: number;
  /** Seconds of processors that the whole tree of processes took: what else the machine does hardly changes them. */
  cpu: number;
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
  const most = { memory: 0, cpu: 0 };
  const watch = setInterval(() => {
    const { memory, cpu } = getTreeUse(child.pid ?? 0);
    most.memory = Math.max(most.memory, memory);
    most.cpu = Math.max(most.cpu, cpu);
  }, 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) fail(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-2000)}`);
  return { seconds: (performance.now() - start) / 1000, ...most };
}

interface Use {
  memory: number;
  cpu: number;
}

/** Resident memory of a process and all below it, in MB, and the processor time they and those that ended below them took. */
function getTreeUse(root: number): Use {
  const children = new Map<number, number[]>();
  const uses = new Map<number, Use>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of a program may hold spaces and brackets: the fields start behind the last bracket.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const parent = fields[1] ?? 0;
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      const cpu = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100;
      uses.set(Number(name), { memory: ((fields[21] ?? 0) * 4096) / 1e6, cpu });
    } catch {
      // It ended between the two readings.
      continue;
    }
  }
  const add = (id: number): Use =>
    (children.get(id) ?? [])
      .map(add)
      .reduce(
        (sum, { memory, cpu }) => ({ memory: sum.memory + memory, cpu: sum.cpu + cpu }),
        uses.get(id) ?? { memory: 0, cpu: 0 },
      );
  return add(root);
}

/** Size of a folder in MB. */
export function getFolderSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;
}
