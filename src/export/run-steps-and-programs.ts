import { constants } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { collect, UserError } from '@/lib/fail';
import { toBasePath, toSiteUrl } from '@/lib/parse-environment';
import { toPrintedMistake, toSystemMistake, getCauses, toMessage } from '@/lib/error-message';
import { siteConfig } from '@/site.config';

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
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) process.stdout.write(chunk);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stderr?.on('data', (chunk: Buffer) => (warnings += chunk.toString()));
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

/**
 * Runs the main function of a command. Prints an error as {@link toFailureText} formats it, and sets the exit code to 1. A signal
 * ends the process with its `exit` listeners, which release what it holds, unless the command has its own listener.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
  removeEmptyVariables();
  applyConfiguredAddress();
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${toFailureText(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Removes empty public variables, for a command and the programs that it starts: Next.js writes an empty text into the scripts where
 * it leaves out an unset variable, so the two would differ.
 */
export function removeEmptyVariables(): void {
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('NEXT_PUBLIC_') && value?.trim() === '') delete process.env[name];
}

/**
 * Sets SITE_URL and BASE_PATH from the configuration if the environment has none, for a command and the programs that it starts. A
 * wrong value is not set, so that the message is about the option and not about the variable.
 */
export function applyConfiguredAddress({ url, baseUrl }: { url?: unknown; baseUrl?: unknown } = siteConfig): void {
  process.env.SITE_URL ||= isAccepted(url, toSiteUrl) ? url : '';
  process.env.BASE_PATH ||= isAccepted(baseUrl, toBasePath) ? baseUrl : '';
}

function isAccepted(value: unknown, parse: (text: string) => string): value is string {
  return typeof value === 'string' && collect(() => parse(value), [], { file: 'src/site.config.ts' }) !== undefined;
}

/**
 * Formats an error for the terminal: a paragraph that says what is wrong, followed by its causes. With `isDebug`, the
 * stack follows.
 */
export function toFailureText(error: unknown, isDebug = process.env.DEBUG === '1'): string {
  const mistake = isMistake(error) ? error : toSystemMistake(error);
  const lines = mistake
    ? [mistake.message]
    : [
        `Unexpected error: ${toMessage(error)}`,
        '  This is a bug in the project. Run the command with DEBUG=1 to print the stack trace.',
      ];
  for (const cause of getCauses(mistake ?? error))
    if (!isTold(cause, lines.join('\n'))) lines.push(`  Cause: ${toMessage(cause)}`);
  if (isDebug && error instanceof Error && error.stack) lines.push('', error.stack);
  return lines.join('\n');
}

/** Returns true for mistakes of the person who ran the command: errors that our code reports, and arguments that Node rejects. */
function isMistake(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
  );
}

/** Returns true if a text contains the message of a cause, or its system error code. */
function isTold(cause: unknown, text: string): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return text.includes(toMessage(cause)) || (code !== '' && text.includes(code));
}

/**
 * Applies `--strict` to this process and those that it starts, so that a warning fails like an error.
 */
export function applyStrict(strict = false): void {
  if (strict) process.env.STRICT = '1';
}

/** Returns true if a warning fails like an error. */
export function isStrict(): boolean {
  return process.env.STRICT === '1';
}
