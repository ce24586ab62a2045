import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** In milliseconds: what no build has asked for during a week is removed; other branches keep theirs. */
export const unusedFor = 7 * 24 * 60 * 60 * 1000;

/** Marks an entry of a cache as used today, and removes those that have not been for a week. */
export async function removeUnused(folder: string, used: string): Promise<void> {
  const now = new Date();
  await utimes(used, now, now);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const stats = await stat(entry).catch(() => undefined);
    if (stats && stats.mtimeMs < now.getTime() - unusedFor) await rm(entry, { recursive: true, force: true });
  }
}
