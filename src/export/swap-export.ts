import { accessSync, constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toSystemMistake } from '@/lib/error-messages-and-system-errors';
import { UserError } from '@/lib/user-errors-and-mistakes';

/**
 * Replaces the last export with a finished one by renaming two folders in a row. If the process is killed between the two,
 * {@link restoreExport} restores the old export. A failure leaves the last export in place and removes the new one.
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

/**
 * Throws the error of the operating system that a swap would throw, so that it is reported before a build: the export or the folder
 * around it is read-only, or the export is a mount point, which cannot be renamed.
 */
export function checkReplaceable(to: string): void {
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  accessSync(path.dirname(path.resolve(to)), constants.W_OK);
  if (!existsSync(to)) return;
  accessSync(to, constants.W_OK);
  rmSync(`${to}.old`, { recursive: true, force: true });
  renameSync(to, `${to}.old`);
  renameSync(`${to}.old`, to);
}

/** Restores the last export if a swap was interrupted between its two renames. */
export function restoreExport(to: string): void {
  const old = `${to}.old`;
  if (!existsSync(to) && existsSync(old)) renameSync(old, to);
}

/** Runs an action, and adds that the last export is unchanged to errors of the operating system, such as a full disk. */
export async function keepLast(out: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const mistake =
      toSystemMistake(error) ?? (error instanceof UserError && toSystemMistake(error.cause) ? error : undefined);
    throw mistake ? new UserError(`${mistake.message}\n  Nothing in ${out}/ was changed.`, { cause: error }) : error;
  }
}

/** Removes a folder and ignores errors, so that after a failure the command reports only that failure. */
export function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A folder that cannot be written often cannot be removed either.
  }
}

/** Moves a folder next to the target. Copies a folder from another disk, because renaming works only within one disk. */
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
