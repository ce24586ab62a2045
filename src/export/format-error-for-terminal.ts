import { getCauses, toMessage, toSystemMistake } from '@/lib/error-messages-and-system-errors';
import { UserError } from '@/lib/user-errors-and-mistakes';

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
