import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file of an export with the SHA-256 of what it holds, in the order of names. */
export interface Manifest {
  build: string;
  files: Record<string, string>;
}

/** Where the manifest stands in an export. */
export const manifestName = 'manifest.json';

/** Hashes every file below a folder but the manifest itself and compressed copies. */
export function readManifest(folder: string, build: string): Manifest {
  const names = listFiles(folder).filter((name) => name !== manifestName && !/\.(br|gz)$/.test(name));
  return {
    build,
    files: Object.fromEntries(names.map((name) => [name, toFileHash(readFileSync(path.join(folder, name)))])),
  };
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

function toFileHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
