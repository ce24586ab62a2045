import { readdirSync } from 'node:fs';
import path from 'node:path';

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
