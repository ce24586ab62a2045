/** A mistake of the person who runs a command or edits a file. It is shown as text, never with a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** The position of a mistake; line and column count from 1. */
export interface Place {
  file: string;
  line?: number;
  column?: number;
}

/** Formats a place as `file:line:column`, as far as it is known. */
export function toPlaceText({ file, line, column }: Place): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** Throws a {@link UserError} that says where the mistake is (if known), what is wrong, and how to fix it. */
export function fail(what: string, options: { place?: Place; fix?: string; cause?: unknown } = {}): never {
  const where = options.place ? `${toPlaceText(options.place)}: ` : '';
  const fix = options.fix ? `\n  ${options.fix}` : '';
  throw new UserError(`${where}${what}${fix}`, options.cause === undefined ? undefined : { cause: options.cause });
}
