/**
 * Installs the packages of the lock file and starts a TypeScript command. This file is JavaScript without packages, because it
 * runs before any package is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.cache/lock-file.sha256`;

/** Runs `npm ci` unless its last run used the same lock file and the same version of Node. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const start = performance.now();
  process.stdout.write('install      npm ci …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(
      'The packages could not be installed. Check the network and the npm registry, then run the command again.\n',
    );
    process.exit(1);
  }
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(stamp, wanted);
  process.stdout.write(`install      ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/** Runs a TypeScript command of `src/cli` with the arguments of this process. */
export async function run(command) {
  process.chdir(root);
  process.argv.splice(2, 0, command);
  await import('./run.mjs');
}
