import { UserError } from '@/lib/fail';
import { toSystemMistake } from '@/lib/system-error';

/**
 * What a command prints of an error: a paragraph that says what is wrong, followed by what caused it. With `isDebug` the stack
 * comes after it.
 */
export function toFailureText(error: unknown, isDebug = process.env.DEBUG === '1'): string {
  const mistake = isMistake(error) ? error : toSystemMistake(error);
  const lines = mistake
    ? [mistake.message]
    : [
        `Unexpected error: ${toMessage(error)}`,
        '  This is a bug of the project. With DEBUG=1 the command prints its stack.',
      ];
  for (const cause of getCauses(mistake ?? error))
    if (!isTold(cause, lines.join('\n'))) lines.push(`  Cause: ${toMessage(cause)}`);
  if (isDebug && error instanceof Error && error.stack) lines.push('', error.stack);
  return lines.join('\n');
}

/** True for mistakes of the person who ran the command: those that we name, and options that do not exist. */
function isMistake(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
  );
}

/** An error's causes, from the nearest to the deepest. */
function getCauses(error: unknown): unknown[] {
  const chain = new Set([error]);
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && !chain.has(cause)) {
    chain.add(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return [...chain].slice(1);
}

/** True if a text has a cause's message, or the code of what the system refused. */
function isTold(cause: unknown, text: string): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return text.includes(toMessage(cause)) || (code !== '' && text.includes(code));
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
