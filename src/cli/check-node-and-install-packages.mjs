import { existsSync, readFileSync } from 'fs';
import { fileURLToPath } from 'url';
import { runInProcessGroup } from './run-in-process-group.mjs';

const folder = fileURLToPath(new URL('../../', import.meta.url));

/** The version to install for somebody who has a wrong one: the current LTS, which the workflows use too. */
const recommended = 24;

/** Returns a sentence if the project does not support a version of Node, such as `v18.20.8`. */
export function getNodeProblem(version, root = folder) {
  const range = readJson(`${root}package.json`).engines.node;
  if (range.split('||').some((part) => isInRange(version, part.trim()))) return undefined;
  return `This project needs Node ${range.replace('||', 'or')}, and this is Node ${version.slice(1)}: install Node ${recommended}, then run the command again.`;
}

/** Compares with a part of the range in package.json: `^20.19.0` or `>=22.12.0`. */
function isInRange(version, part) {
  const [major, minor] = toNumbers(version);
  const [fromMajor, fromMinor] = toNumbers(part);
  if (major === fromMajor) return minor >= fromMinor;
  return part.startsWith('>=') && major > fromMajor;
}

function toNumbers(version) {
  return version.replace(/^\D+/, '').split('.').map(Number);
}

/** Returns a sentence if packages of the lock file are missing or have another version. */
export function getPackagesProblem(root = folder) {
  const { wanted, missing } = findMissing(root);
  if (missing.length === 0) return undefined;
  const what =
    missing.length === wanted.length
      ? 'The packages are not installed'
      : `${missing.length} of ${wanted.length} packages are missing or differ from package-lock.json, such as ${missing[0]}`;
  return `${what}: run "npm run setup", then run the command again.`;
}

/** Installs the packages unless they are complete. Returns a sentence about what a failure left. */
export async function installPackages(root = folder) {
  if (findMissing(root).missing.length === 0) return undefined;
  const start = Date.now();
  process.stdout.write('install      npm ci …\n');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runInProcessGroup('npm', args);
  const { wanted, missing } = findMissing(root);
  if (code !== 0 || missing.length > 0) {
    const left = missing.length === wanted.length ? 'none' : `${wanted.length - missing.length}`;
    return `npm ci failed (exit code ${code}), and ${left} of the ${wanted.length} packages are installed now, so other commands fail until it succeeds: check the network and the npm registry, then run "npm run setup".`;
  }
  process.stdout.write(`install      ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return undefined;
}

/**
 * Returns the places of the packages that the lock file wants on this platform, and of those that are missing. npm writes its
 * own list into node_modules at the end of an installation, so a canceled one is noticed.
 */
function findMissing(root) {
  const { packages } = readJson(`${root}package-lock.json`);
  const list = `${root}node_modules/.package-lock.json`;
  const installed = existsSync(list) ? readJson(list).packages : {};
  const wanted = Object.keys(packages).filter((place) => place !== '' && isWanted(packages[place]));
  const isMissing = (place) =>
    !installed[place] ||
    installed[place].version !== packages[place].version ||
    !existsSync(`${root}${place}/package.json`);
  return { wanted, missing: wanted.filter(isMissing) };
}

/** An optional package is for one platform. npm chooses between those with a C library of their own. */
function isWanted({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return !libc && [os, cpu].every((list) => list) && os.includes(process.platform) && cpu.includes(process.arch);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
