import { toPlaceText, UserError } from './fail';

interface SystemError extends Error {
  code: string;
  syscall?: string;
  path?: string;
  dest?: string;
}

const space = 'Free some, then run the command again.';
const owner = 'Check who owns it and the folder it is in, then run the command again.';

/** Refusals of the operating system, and how to fix them. */
const reasons: Record<string, { what: string; fix: string }> = {
  ENOSPC: { what: 'no space is left on the disk', fix: space },
  EDQUOT: { what: 'no space is left of what you may use of the disk', fix: space },
  EACCES: { what: 'this is not permitted', fix: owner },
  EPERM: { what: 'this is not permitted', fix: owner },
  EROFS: { what: 'the disk can only be read', fix: 'Use a disk that can be written to.' },
  EBUSY: {
    what: 'it is in use',
    fix: 'End the program that uses it, or take away what is mounted there, then run the command again.',
  },
};

/**
 * Returns an error for problems that a person can fix: a full disk, a missing right, a folder in use. Otherwise
 * undefined.
 */
export function toSystemMistake(error: unknown): UserError | undefined {
  if (!isSystemError(error)) return undefined;
  const { code, syscall, path, dest } = error;
  const known = reasons[code];
  if (!known) return undefined;
  const where = path === undefined ? '' : `${toPlaceText({ file: path })}: `;
  const action = [code, syscall, dest && `to ${dest}`].filter(Boolean).join(' ');
  return new UserError(`${where}${known.what} (${action})\n  ${known.fix}`, { cause: error });
}

/** Returns the same for an error that another program printed, since its stack trace would help nobody. */
export function toPrintedMistake(output: string): UserError | undefined {
  const isTrace = /^\s+at /m.test(output);
  const [, code = '', path] = /\b(ENOSPC|EDQUOT)\b(?:[^\n']*'([^'\n]+)')?/.exec(output) ?? [];
  return isTrace ? toSystemMistake(Object.assign(new Error(output), { code, path, syscall: 'write' })) : undefined;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
