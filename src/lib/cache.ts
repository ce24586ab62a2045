import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, writeAtomically } from './files';

/**
 * The folder of all caches. An entry is named by a hash of everything that determines it, so it is never out of date. The folder is
 * next to the caches of other tools, so restoring it makes a fresh checkout warm.
 */
const folder = 'node_modules/.cache';

/** The time in milliseconds after which an unused entry is removed: a week, so that entries of other branches remain. */
const unusedFor = 7 * 24 * 60 * 60 * 1000;

/** Returns the path of an entry of the cache `name`, relative to the root. */
export function toCachePath(name: string, key: string): string {
  return path.join(folder, name, key);
}

/** Returns the text of an entry and marks it as used. Returns undefined if there is none. */
export function readCached(name: string, key: string, root = '.'): string | undefined {
  return isCached(name, key, root) ? readFileSync(path.join(root, toCachePath(name, key)), 'utf8') : undefined;
}

/** Stores the text of an entry. */
export function writeCached(name: string, key: string, text: string, root = '.'): void {
  writeAtomically(path.join(root, toCachePath(name, key)), text);
}

/** Returns the text of an entry, or builds and stores it. If `build` fails, nothing is stored. */
export async function cached(name: string, key: string, build: () => Promise<string>, root = '.'): Promise<string> {
  const known = readCached(name, key, root);
  if (known !== undefined) return known;
  const text = await build();
  writeCached(name, key, text, root);
  return text;
}

/** Returns true if there is an entry, and marks it as used. */
export function isCached(name: string, key: string, root = '.'): boolean {
  const file = path.join(root, toCachePath(name, key));
  if (!existsSync(file)) return false;
  markUsed(file);
  return true;
}

/**
 * Returns the path of an entry that is a folder, relative to the root; `write` fills an empty temporary one if it is missing. Then
 * removes the unused entries.
 */
export async function cachedFolder(
  name: string,
  key: string,
  write: (temporary: string) => Promise<unknown>,
  root = '.',
): Promise<string> {
  const entry = toCachePath(name, key);
  await cacheFolder(path.join(root, entry), write);
  markUsed(path.join(root, entry));
  removeUnused(name, root);
  return entry;
}

/** Removes the entries of a cache that have not been used for a week. */
export function removeUnused(name: string, root = '.'): void {
  const cache = path.join(root, folder, name);
  const oldest = Date.now() - unusedFor;
  for (const entry of existsSync(cache) ? readdirSync(cache) : []) {
    const file = path.join(cache, entry);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < oldest)
      rmSync(file, { recursive: true, force: true });
  }
}

function markUsed(entry: string): void {
  const now = new Date();
  utimesSync(entry, now, now);
}
