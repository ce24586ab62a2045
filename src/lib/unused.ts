import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** The time in milliseconds after which an unused entry is removed: a week, so that entries of other branches remain. */
export const unusedFor = 7 * 24 * 60 * 60 * 1000;

/** Marks an entry of a cache as used now, and removes the entries that have not been used for a week. */
export async function removeUnused(folder: string, used: string): Promise<void> {
  const now = new Date();
  await utimes(used, now, now);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const stats = await stat(entry).catch(() => undefined);
    if (stats && stats.mtimeMs < now.getTime() - unusedFor) await rm(entry, { recursive: true, force: true });
  }
}
