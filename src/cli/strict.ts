/** Takes `--strict` of the command line, for this process and those that it starts: a warning fails then as an error does. */
export function applyStrict(): void {
  if (process.argv.includes('--strict')) process.env.STRICT = '1';
}
