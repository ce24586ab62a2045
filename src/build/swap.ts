import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces the last export with a finished one. It renames two folders in a row: no signal interrupts them, and after a
 * power failure {@link restoreExport} finds the old export. A failure leaves the last export in place and removes the
 * new one.
 */
export function swapExport(from: string, to: string): void {
  const [old, temporary] = [`${to}.old`, `${to}.new`];
  try {
    moveNextTo(from, temporary, to);
    rmSync(old, { recursive: true, force: true });
    if (existsSync(to)) renameSync(to, old);
    renameSync(temporary, to);
  } catch (error) {
    restoreExport(to);
    for (const folder of [temporary, from]) removeIfPossible(folder);
    throw error;
  }
  // The new export is in place. A leftover of the last one is not a failure; the next build removes it.
  for (const folder of [old, from]) removeIfPossible(folder);
}

/** Restores the last export if a swap was interrupted between its two renames. */
export function restoreExport(to: string): void {
  const old = `${to}.old`;
  if (!existsSync(to) && existsSync(old)) renameSync(old, to);
}

/** Removes a folder after a failure. It ignores its own errors, so that the command reports the first failure. */
export function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A folder that cannot be written often cannot be removed either.
  }
}

/** Moves a folder next to the target. A folder cannot be renamed across disks, so there it is copied. */
function moveNextTo(from: string, temporary: string, to: string): void {
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  rmSync(temporary, { recursive: true, force: true });
  try {
    renameSync(from, temporary);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    cpSync(from, temporary, { recursive: true });
  }
}
