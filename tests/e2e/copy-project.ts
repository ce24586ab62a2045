import { spawnSync } from 'node:child_process';

export { copyProject } from '@/cli/copy-project';

/** Builds what stands in the folder; the exit code becomes this program's. */
export function buildProject(folder: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync('node_modules/.bin/tsx', ['src/cli/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
}
