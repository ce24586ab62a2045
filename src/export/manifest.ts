import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file of an export with the SHA-256 of what it holds, in the order of names. */
export interface Manifest {
  build: string;
  files: Record<string, string>;
}

/** Where the manifest stands in an export. */
export const manifestName = 'manifest.json';

/** Hashes every file below a folder but the manifest itself and compressed copies. */
export async function loadManifest(folder: string, build: string): Promise<Manifest> {
  const names = (await listFiles(folder)).filter((name) => name !== manifestName && !/\.(br|gz)$/.test(name));
  const hashes = await Promise.all(names.map(async (name) => toFileHash(await readFile(path.join(folder, name)))));
  return { build, files: Object.fromEntries(names.map((name, index) => [name, hashes[index] ?? ''])) };
}

/** The files below a folder, by paths with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function toFileHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
