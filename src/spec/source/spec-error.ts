import { toPlaceText, UserError, type Place } from '@/lib/fail';

/** Throws for a file that cannot be used at all: where, which rule, what is wrong, and what to do. */
export function failSpec(place: Place, rule: string, what: string, fix: string, cause?: unknown): never {
  throw new UserError(
    `${toPlaceText(place)}: error ${rule} ${what}\n  ${fix}`,
    cause === undefined ? undefined : { cause },
  );
}
