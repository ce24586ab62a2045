import type { FoundProblem } from '@/lib/problem-formats';

/** What a step has found, for a command that formats the problems itself. */
export interface Found {
  problems: FoundProblem[];
  /** True if the problems fail the command. */
  fails: boolean;
}

/** Sends what a step has found to the command that has started it. */
export function sendFound(found: Found): void {
  process.send?.({ found });
}

/** Returns what {@link sendFound} has sent with a message; undefined for another message. */
export function toFound(message: unknown): Found | undefined {
  return typeof message === 'object' && message !== null && 'found' in message ? (message.found as Found) : undefined;
}

/** The message that a command sends after its first stage, so that another command can use the results. */
export const stageDone = 'stageDone';

/** Sends {@link stageDone} to the command that started this one, if any. */
export function tellStageDone(): void {
  process.send?.(stageDone);
}
