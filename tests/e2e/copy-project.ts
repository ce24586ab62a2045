import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copySources } from '@/export/copy-project';

/**
 * Copies the sources, and hard-links the packages file by file because Next.js compiles nothing outside of the folder. The caches
 * of earlier builds are not copied.
 */
export function copyProject(folder: string): void {
  copySources(folder);
  linkFolder('node_modules', path.join(folder, 'node_modules'));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Builds the project in a folder and returns true on success. */
export function buildProject(folder: string, env: Record<string, string> = {}, options: string[] = []): boolean {
  const { status } = spawnSync('node_modules/.bin/tsx', ['src/cli/build.ts', ...options], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
