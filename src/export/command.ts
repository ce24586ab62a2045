import path from 'node:path';
import { bundlePrograms } from '@/lib/bundle';
import { stageDone, runProgram, type RunOptions } from './step';

/** The programs that commands start as separate processes, which are bundled with them. */
const workers: Record<string, string[]> = { 'cli/openapi': ['src/openapi/source/spec-worker.ts'] };

/**
 * Runs `src/<name>.ts` as one bundled file and returns its output. A build runs several of our programs, and loading hundreds of
 * modules one by one would cost each of them 1.5 seconds of CPU time.
 */
export async function runCommand(name: string, args: string[], options: RunOptions = {}): Promise<string> {
  return runProgram('node', [await bundleCommand(name, options.cwd ?? '.'), ...args], options);
}

/** A running command that reports when its first stage is done. */
export interface StagedRun {
  /** Resolves after the first stage, or when the command ends. */
  first: Promise<unknown>;
  /** Resolves with the complete output. */
  all: Promise<string>;
}

/** Runs a command with two stages, because some callers only need the first. */
export function runStaged(name: string, args: string[], options: RunOptions): StagedRun {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  const all = runCommand(name, args, { ...options, onMessage: (message) => message === stageDone && tell() });
  return { first: Promise.race([told, all]), all };
}

/** Bundles `src/<name>.ts` into one file. Returns its path relative to the project's root. */
export async function bundleCommand(name: string, root: string): Promise<string> {
  const folder = await bundlePrograms(root, [`src/${name}.ts`, ...(workers[name] ?? [])]);
  return path.join(folder, `${path.basename(name)}.mjs`);
}
