import { constants } from 'node:os';
import { collect } from '@/lib/user-errors-and-mistakes';
import { toBasePath, toSiteUrl } from '@/lib/parse-environment';
import { toFailureText } from './format-error-for-terminal';
import { siteConfig } from '@/site.config';

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
