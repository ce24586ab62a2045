import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';
import { fail } from '@/lib/user-errors-and-mistakes';

export interface Build {
  seconds: number;
  /** Processor seconds of the command and all of its processes, which other load on the machine hardly changes. */
  cpu: number;
  /** The peak resident memory of the process tree, in MB. */
  memory: number;
}

/** What a command used, and how it ended. */
export interface Usage extends Build {
  code: number | null;
  output: string;
}

/** Runs a command that has to succeed, and measures it. */
export async function measureBuild(command: string, args: string[], { cwd }: { cwd: string }): Promise<Build> {
  const { code, output, ...build } = await measureCommand(command, args, cwd);
  if (code !== 0) fail(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-2000)}`);
  return build;
}

/** Runs a command and measures its time and the memory of its process tree (Linux only). */
export async function measureCommand(command: string, args: string[], cwd = '.'): Promise<Usage> {
  const start = performance.now();
  // The shell adds up the time of all processes that have ended.
  const timed = ['-c', 'TIMEFORMAT="processor %U %S"; time "$@"', 'bash', command, ...args];
  const child = spawn('bash', timed, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, getTreeUse(child.pid ?? 0).memory)), 200);
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearInterval(watch);
  const [, user = '', system = ''] = /^processor ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  return { code, seconds: (performance.now() - start) / 1000, cpu: Number(user) + Number(system), memory, output };
}

interface Use {
  memory: number;
  cpu: number;
}

/** Returns the resident memory of a process tree in MB, and its processor time including the processes that have ended. */
export function getTreeUse(root: number): Use {
  const children = new Map<number, number[]>();
  const uses = new Map<number, Use>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // A program name may contain spaces and parentheses, so the fields start after the last parenthesis.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const parent = fields[1] ?? 0;
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      const cpu = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100;
      uses.set(Number(name), { memory: ((fields[21] ?? 0) * 4096) / 1e6, cpu });
    } catch {
      // The process ended after the folder was listed.
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

/** Returns the size of a folder in MB. */
export function getFolderSize(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0) / 1e6;
}
