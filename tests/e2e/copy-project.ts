import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { made, sources } from '@/export/build-id';

/**
 * Copies the project's sources, not what was made of them, to a folder inside of it. The packages are linked file by
 * file: the framework compiles nothing from outside of the folder. The lock file stays out, since the one above counts.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (file: string) => !made.test(file);
  for (const name of [...sources, 'package.json', 'tsconfig.json'])
    if (existsSync(name)) cpSync(name, path.join(folder, name), { recursive: true, filter });
  linkFolder('node_modules', path.join(folder, 'node_modules'));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Builds what stands in the folder; true if that went well. */
export function buildProject(folder: string, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync('node_modules/.bin/tsx', ['src/cli/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
