import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished export in the place of the last one. Two renames in a row: no signal comes between them, and after a
 * power cut {@link restoreExport} finds the old one. What fails leaves the last one where it was, and nothing of the new one.
 */
export function swapExport(from: string, to: string): void {
  const [old, near] = [`${to}.old`, `${to}.new`];
  try {
    bringNear(from, near, to);
    rmSync(old, { recursive: true, force: true });
    if (existsSync(to)) renameSync(to, old);
    renameSync(near, to);
  } catch (error) {
    restoreExport(to);
    for (const folder of [near, from]) removeIfPossible(folder);
    throw error;
  }
  // The new one is there: that something of the last one stays is no failure, and the next build removes it.
  for (const folder of [old, from]) removeIfPossible(folder);
}

/** Takes back the last export where a swap was cut off between its two renames. */
export function restoreExport(to: string): void {
  const old = `${to}.old`;
  if (!existsSync(to) && existsSync(old)) renameSync(old, to);
}

/** Removes a folder after a failure, of which is to be told and not of this. */
export function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // What could not be written can often not be removed either.
  }
}

/** A folder cannot be renamed onto another disk: there a copy next to the target takes its place. */
function bringNear(from: string, near: string, to: string): void {
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  rmSync(near, { recursive: true, force: true });
  try {
    renameSync(from, near);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    cpSync(from, near, { recursive: true });
  }
}
