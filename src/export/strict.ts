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
