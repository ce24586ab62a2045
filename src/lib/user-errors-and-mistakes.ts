import { nameControls } from './control-characters';

/** What is wrong, where, and how to fix it. */
export interface Mistake {
  message: string;
  place?: Place;
  fix?: string;
}

/** A {@link Mistake} whose place is known. */
export type PlacedMistake = Mistake & { place: Place };

/** Mistakes of the person who runs a command or edits a file. They are shown as text, never with a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
  readonly #mistakes: readonly Mistake[];

  constructor(message: string, { mistakes = [{ message }], ...options }: ErrorOptions & { mistakes?: Mistake[] } = {}) {
    super(message, options);
    this.#mistakes = mistakes;
  }

  /** Each mistake, so that callers can collect, place, and sort them without parsing the message. */
  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }
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

/**
 * Formats a mistake: where it is (if known) and what is wrong, then how to fix it on a line of its own. A terminal obeys nothing in
 * the texts that it quotes.
 */
export function toMistakeText({ message, place, fix }: Mistake): string {
  return nameControls(`${place ? `${toPlaceText(place)}: ` : ''}${message}${fix ? `\n  ${fix}` : ''}`);
}

/** Throws a {@link UserError} that says where the mistake is (if known), what is wrong, and how to fix it. */
export function fail(
  message: string,
  { cause, ...where }: { place?: Place; fix?: string; cause?: unknown } = {},
): never {
  return failForAll([{ message, ...where }], cause);
}

/** Throws one {@link UserError} for several mistakes. */
export function failForAll(mistakes: Mistake[], cause?: unknown): never {
  throw new UserError(mistakes.map(toMistakeText).join('\n'), {
    mistakes,
    ...(cause === undefined ? {} : { cause }),
  });
}

/**
 * Runs an action and returns its result. If it fails, adds its mistakes to a list and returns undefined. A mistake without a line
 * gets the given place.
 */
export function collect<T>(action: () => T, mistakes: PlacedMistake[], place: Place): T | undefined {
  try {
    return action();
  } catch (error) {
    mistakes.push(...toMistakes(error, place));
    return undefined;
  }
}

/** Returns the mistakes of a {@link UserError}, and throws any other error. A mistake without a line or file gets the given place. */
export function toMistakes(error: unknown, place: Place): PlacedMistake[] {
  if (!(error instanceof UserError)) throw error;
  return error.mistakes.map((mistake) => ({
    ...mistake,
    place:
      mistake.place?.line !== undefined || (mistake.place && mistake.place.file !== place.file) ? mistake.place : place,
  }));
}

/** What was read from a file, as far as it could be read, and what is wrong with it. */
export interface ReadResult<T> {
  value: T;
  mistakes: PlacedMistake[];
}
