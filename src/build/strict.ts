/** Takes `--strict` of the command line, for this process and those that it starts: a warning fails then as an error does. */
export function applyStrict(): void {
  if (process.argv.includes('--strict')) process.env.STRICT = '1';
}

/** True if a warning fails as an error does. */
export function isStrict(): boolean {
  return process.env.STRICT === '1';
}
