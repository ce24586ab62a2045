import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished export in the place of the last one. Two renames in a row: no signal comes between them, and after a
 * power cut {@link restoreExport} finds the old one.
 */
export function swapExport(from: string, to: string): void {
  const old = `${to}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/** Takes back the last export where a swap was cut off between its two renames. */
export function restoreExport(to: string): void {
  const old = `${to}.old`;
  if (!existsSync(to) && existsSync(old)) renameSync(old, to);
}
