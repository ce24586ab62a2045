import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInternal } from '@/lib/environment';
import { listFiles, writeAtomically } from '@/lib/files';

/** The id of a build, and the SHA-256 of every file of its export, sorted by name. */
export interface Manifest {
  build: string;
  files: Record<string, string>;
  /** True for the inside edition, which must not be published. */
  isInternal?: true;
}

/** The path of the manifest in an export. */
export const manifestName = 'manifest.json';

/** Hashes every file in a folder except for the manifest and compressed copies. */
export function readManifest(folder: string, build: string): Manifest {
  const names = listFiles(folder).filter((name) => name !== manifestName && !/\.(br|gz)$/.test(name));
  return {
    build,
    ...(isInternal() && { isInternal: true }),
    files: Object.fromEntries(names.map((name) => [name, toFileHash(readFileSync(path.join(folder, name)))])),
  };
}

/** Writes the manifest of an export whose other files are complete. */
export function writeManifest(folder: string, build: string): void {
  writeAtomically(path.join(folder, manifestName), `${JSON.stringify(readManifest(folder, build), null, 1)}\n`);
}

function toFileHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
