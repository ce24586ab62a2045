import path from 'node:path';
import { spawn } from 'node:child_process';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { toPrintedMistake } from '@/lib/error-messages-and-system-errors';

/** Runs a step of a command and prints its name and seconds. */
export async function runStep<T>(name: string, action: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const result = await action();
  process.stdout.write(`${name.padEnd(12)} ${toSeconds(start)}\n`);
  return result;
}

/** Formats the seconds since `start` (of `performance.now()`): `3.2 s`. */
export function toSeconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Waits for all actions, so that none continues in the background, then throws the first failure. A failure of an
 * aborted action counts only if there is no other.
 */
export async function runTogether(...actions: (Promise<unknown> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(actions.filter((action) => action !== undefined));
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
  const isAborted = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError';
  if (failures.length > 0) throw failures.find((failure) => !isAborted(failure)) ?? failures[0];
}

/** Options for running a program. */
export interface RunOptions {
  env?: Record<string, string>;
  /** True to not print the output while the program runs. With `warnings`, prints its error output once it has succeeded. */
  quiet?: boolean | 'warnings';
  cwd?: string;
  /** Aborts the program, which then fails. */
  signal?: AbortSignal;
  /** Receives the messages that one of our programs sends while it runs. */
  onMessage?: (message: unknown) => void;
}

/**
 * Runs a program of `node_modules/.bin`, or Node itself, and returns its output. If the program fails, the error contains the
 * output of a `quiet` run, otherwise the exit code.
 */
export function runProgram(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : path.resolve('node_modules/.bin', program), args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', ...(options.onMessage ? ['ipc' as const] : [])],
      signal: options.signal,
      shell: process.platform === 'win32' && program !== 'node',
    });
    let output = '';
    let warnings = '';
    const collect = (chunk: string) => {
      output += chunk;
      if (!options.quiet) process.stdout.write(chunk);
    };
    // With an encoding, a stream keeps the bytes of an incomplete character for its next chunk.
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.stderr?.on('data', (chunk: string) => (warnings += chunk));
    if (options.onMessage) child.on('message', options.onMessage);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && options.quiet === 'warnings') process.stderr.write(warnings);
      if (code === 0) resolve(output);
      else
        reject(
          toPrintedMistake(output) ??
            new UserError(
              options.quiet ? output.trimEnd() : `${program} ${args.join(' ')} failed (exit code ${code}).`,
            ),
        );
    });
  });
}
