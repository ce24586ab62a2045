import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished export in the place of the last one. Two renames in a row: no signal comes between them, and after a
 * power cut {@link restoreExport} finds the old one.
 */
export function swapExport(from: string, to: string): void {
  const old = `${to}.old`;
  const near = bringNear(from, to);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(near, to);
  rmSync(old, { recursive: true, force: true });
}

/** Takes back the last export where a swap was cut off between its two renames. */
export function restoreExport(to: string): void {
  const old = `${to}.old`;
  if (!existsSync(to) && existsSync(old)) renameSync(old, to);
}

/** A folder cannot be renamed onto another disk: there a copy beside the target takes its place. */
function bringNear(from: string, to: string): string {
  const near = `${to}.new`;
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  rmSync(near, { recursive: true, force: true });
  try {
    renameSync(from, near);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    cpSync(from, near, { recursive: true });
  }
  return near;
}
