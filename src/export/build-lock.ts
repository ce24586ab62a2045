import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';

/** The file that contains the process ID of the running build. */
const lock = '.cache/build.lock';

/** Returns true if another process that still runs holds a lock. */
export function isLocked(file: string): boolean {
  return existsSync(file) && isRunning(Number(readFileSync(file, 'utf8')));
}

/** Runs a build. Fails if another process builds in the same folder, because each would remove the files of the other. */
export async function withLock<Result>(
  build: () => Promise<Result>,
  root = '.',
  file = path.join(root, lock),
): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const other = Number(readFileSync(file, 'utf8'));
    if (isRunning(other))
      fail(`another build is running in this folder, with the process ID ${other}`, {
        // A process of another container may have the ID of a build that was killed.
        fix: `Wait until it has ended. If it is no build, remove ${path.relative(root, file)}.`,
      });
    // The build was killed before it could remove the file.
    writeFileSync(file, String(process.pid));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await build();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to somebody else.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
