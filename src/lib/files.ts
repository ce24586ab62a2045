import path from 'node:path';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Dirent,
  readFileSync,
} from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import type { ReadResult } from './user-errors-and-mistakes';

/** Writes a file atomically: until the new file is complete, or if the process is killed, the old one remains. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const temporary = toTemporary(file);
  try {
    writeFile(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a file, and creates its folder if that is missing. Most files join others, so the folder is not looked up first. */
export function writeFile(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // With a relative path, Node.js never returns if the working directory was removed.
    mkdirSync(path.resolve(path.dirname(file)), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Creates a folder atomically; `write` fills an empty temporary one. Does nothing if the folder exists. If another
 * process creates the folder in the meantime, that one remains.
 */
export async function cacheFolder(folder: string, write: (temporary: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  const temporary = toTemporary(folder);
  await mkdir(path.resolve(temporary), { recursive: true });
  try {
    await write(temporary);
    await rename(temporary, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A file or folder, and the target of its copy. */
export interface Copy {
  from: string;
  to: string;
}

/**
 * Copies files and folders to paths that do not exist yet, then calls `rest` and returns its result. If anything fails,
 * removes the copies and the folders created for them.
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

/** Returns a temporary path on the same disk that no other process uses. */
function toTemporary(target: string): string {
  return `${target}.${randomUUID()}`;
}

/**
 * Returns the files below a folder as sorted relative paths with slashes. Like all code that traverses an export, it is
 * synchronous: with thousands of small files, waiting for threads would take longer than waiting for the disk.
 */
export function listFiles(folder: string): string[] {
  return toPaths(folder, (entry) => entry.isFile());
}

/** Returns the symbolic links below a folder, as sorted relative paths with slashes. */
export function listSymbolicLinks(folder: string): string[] {
  return toPaths(folder, (entry) => entry.isSymbolicLink());
}

function toPaths(folder: string, isListed: (entry: Dirent) => boolean): string[] {
  // Node's own recursion follows links to folders in Node 22, and does not in Node 20.
  const listBelow = (place: string): string[] =>
    readdirSync(path.join(folder, place), { withFileTypes: true }).flatMap((entry) => {
      const own = `${place}${entry.name}`;
      return [...(isListed(entry) ? [own] : []), ...(entry.isDirectory() ? listBelow(`${own}/`) : [])];
    });
  return listBelow('').sort();
}

/** Returns true for an existing file or folder that is in a folder, also after all symbolic links are followed. */
export function isInside(folder: string, file: string): boolean {
  return existsSync(file) && realpathSync(file).startsWith(realpathSync(folder) + path.sep);
}

/** Returns true for an existing file below a folder if neither the file nor a folder on its path is a symbolic link. */
export function isPlainFile(folder: string, file: string): boolean {
  const target = path.join(folder, file);
  return (
    existsSync(target) && realpathSync(target) === path.join(realpathSync(folder), file) && statSync(target).isFile()
  );
}

/** Finds the package-lock.json in a folder or the nearest folder above it: a copy inside the project has none. It may not exist. */
export function findLock(folder: string): string {
  const file = path.join(folder, 'package-lock.json');
  return existsSync(file) || path.dirname(folder) === folder ? file : findLock(path.dirname(folder));
}

/** Reads a text without its byte order mark. Bytes that are not UTF-8 are a mistake. */
export function readUtf8(file: string): ReadResult<string> {
  const bytes = readFileSync(file);
  const value = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isUtf8(bytes)) return { value, mistakes: [] };
  const lines = bytes.toString('latin1').split('\n');
  const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, 'latin1')));
  const written = Buffer.from(lines[line] ?? '', 'latin1').toString('utf8');
  const mistake = {
    message: 'the file is not UTF-8, so characters are missing',
    place: { file, line: line + 1, column: written.indexOf('\uFFFD') + 1 },
    fix: 'Save it with the encoding UTF-8.',
  };
  return { value, mistakes: [mistake] };
}

/** Returns true for an existing file in a folder or below it, also after all symbolic links are followed. */
export function isFileInside(file: string, root: string): boolean {
  return isInside(root, file) && statSync(file).isFile();
}
