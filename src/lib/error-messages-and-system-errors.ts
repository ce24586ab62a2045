import { toPlaceText, UserError } from './user-errors-and-mistakes';

/** Returns the message of anything that was thrown. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the causes of an error, from the nearest to the deepest. */
export function getCauses(error: unknown): unknown[] {
  const chain = new Set([error]);
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && cause !== null && !chain.has(cause)) {
    chain.add(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return [...chain].slice(1);
}

/** Joins the messages of an error and its causes, outermost first. */
export function toCauseText(error: unknown): string {
  return [error, ...getCauses(error)].map(toMessage).join('\n\nCause:\n');
}

interface SystemError extends Error {
  code: string;
  syscall?: string;
  path?: string;
  dest?: string;
}

const space = 'Free some space, then run the command again.';
const owner = 'Check who owns it and the folder it is in, then run the command again.';

/** The reason if the operating system refuses to watch a file: it uses the codes of a full disk and of too many open files. */
const watchLimit = {
  what: 'the system watches no more files',
  fix: 'Raise its limit, on Linux fs.inotify.max_user_watches or max_user_instances, then run the command again.',
};

/** Errors of the operating system by code, and how to fix them. */
const reasons: Record<string, { what: string; fix: string }> = {
  ENOSPC: { what: 'no space is left on the disk', fix: space },
  EDQUOT: { what: 'the disk quota is used up', fix: space },
  EACCES: { what: 'this is not permitted', fix: owner },
  EPERM: { what: 'this is not permitted', fix: owner },
  EROFS: { what: 'the disk is read-only', fix: 'Use a writable disk.' },
  EMFILE: { what: 'too many files are open', fix: 'Raise the limit (ulimit -n), then run the command again.' },
  EBUSY: {
    what: 'it is in use',
    fix: 'End the program that uses it, or unmount what is mounted there, then run the command again.',
  },
};

/**
 * Returns an error for a problem that the user can fix: a full disk, a missing permission, a limit, or a folder in use. Otherwise
 * returns undefined.
 */
export function toSystemMistake(error: unknown): UserError | undefined {
  if (!isSystemError(error)) return undefined;
  const { code, syscall, path, dest } = error;
  const known = syscall === 'watch' && /^(?:ENOSPC|EMFILE)$/.test(code) ? watchLimit : reasons[code];
  if (!known) return undefined;
  const where = path === undefined ? '' : `${toPlaceText({ file: path })}: `;
  const action = [code, syscall, dest && `to ${dest}`].filter(Boolean).join(' ');
  return new UserError(`${where}${known.what} (${action})\n  ${known.fix}`, { cause: error });
}

/** Returns such an error if the output of another program contains the stack trace of a full disk. */
export function toPrintedMistake(output: string): UserError | undefined {
  const isTrace = /^\s+at /m.test(output);
  const [, code = '', path] = /\b(ENOSPC|EDQUOT)\b(?:[^\n']*'([^'\n]+)')?/.exec(output) ?? [];
  return isTrace ? toSystemMistake(Object.assign(new Error(output), { code, path, syscall: 'write' })) : undefined;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
