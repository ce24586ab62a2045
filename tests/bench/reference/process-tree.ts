import { readdirSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';

/** The resources that a command used. */
export interface Usage {
  code: number | null;
  seconds: number;
  /** Processor seconds, which other load on the machine hardly changes. */
  processor: number;
  /** The peak resident memory of the command and all of its processes, in MiB. */
  memory: number;
  output: string;
}

const pageSize = 4096;

/** Runs a command and samples the memory of all of its processes twice a second. */
export async function measureCommand(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Usage> {
  const start = performance.now();
  // The shell adds up the time of all processes that have ended.
  const timed = ['-c', 'TIMEFORMAT="processor %U %S"; time "$@"', 'bash', program, ...args];
  const child = spawn('bash', timed, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let memory = 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const timer = setInterval(() => (memory = Math.max(memory, getMemory(child.pid ?? 0))), 500);
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearInterval(timer);
  const [, user = '', system = ''] = /^processor ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  return {
    code,
    seconds: (performance.now() - start) / 1000,
    processor: Number(user) + Number(system),
    memory,
    output,
  };
}

function getMemory(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? /\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1] : undefined;
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isBelow = (id: number): boolean => id === root || (parents.has(id) && isBelow(parents.get(id) ?? 0));
  const pages = [...parents.keys()].filter(isBelow).map((id) => Number(read(`/proc/${id}/statm`).split(' ')[1] ?? 0));
  return pages.reduce((sum, own) => sum + own, 0) * (pageSize / 2 ** 20);
}

/** Reads a file of a process, or returns an empty string if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
