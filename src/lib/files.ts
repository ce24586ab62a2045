import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';

/** Writes a file whole or not at all: who reads it meanwhile, or after a kill, finds what there was before. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const temporary = toTemporary(file);
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Makes a folder whole or not at all. `fill` is given an empty one. Where another process has made the same meanwhile, its folder
 * stays; where there is one, nothing is done.
 */
export async function cacheFolder(folder: string, write: (temporary: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  const temporary = toTemporary(folder);
  await mkdir(temporary, { recursive: true });
  try {
    await write(temporary);
    await rename(temporary, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A file or folder, and where a copy of it goes. */
export interface Copy {
  from: string;
  to: string;
}

/**
 * Copies files and folders to paths that do not exist yet, then calls `rest`. If anything fails, it removes the copies and the
 * folders created for them.
 */
export function copyAtomically<T>(copies: Copy[], rest: () => T): T {
  const created: string[] = [];
  try {
    for (const { from, to } of copies) {
      created.push(mkdirSync(path.dirname(to), { recursive: true }) ?? to);
      cpSync(from, to, { recursive: true });
    }
    return rest();
  } catch (error) {
    for (const one of created) rmSync(one, { recursive: true, force: true });
    throw error;
  }
}

/** On the same disk, and nobody else's. */
function toTemporary(target: string): string {
  return `${target}.${randomUUID()}`;
}

/**
 * The files below a folder, by paths with slashes, sorted. Here as in all that goes through an export, nothing is awaited: its
 * thousands of small files would wait for a thread longer than for the disk.
 */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
