import { readFileSync } from 'node:fs';
import { fail } from '@/lib/fail';

/**
 * The minor versions of Next.js with which the browser tests have passed. An export shows what Next.js has written, not how its code
 * treats it: with 16.2 every page can be built, and none starts.
 */
const testedVersions = ['16.3', '16.4'];

/** Fails for a version of Next.js that nobody has tested the site with. */
export function checkVersion(version = readVersion()): void {
  if (testedVersions.includes(version.replace(/\.\d+(?:-.*)?$/, ''))) return;
  fail(`Next.js ${version} has not been tested with this site: ${testedVersions.join(' and ')} have.`, {
    place: { file: 'package.json' },
    fix: 'Add its number to "testedVersions" in src/next-output/assumptions.ts, run npm test, and keep it if all tests pass.',
  });
}

/** Fails because Next.js does not do what this folder takes for granted of it. `what` is a sentence about Next.js, without its name. */
export function failAssumption(what: string, file: string): never {
  return fail(`Next.js ${readVersion()} ${what}.`, {
    place: { file },
    fix: 'See "What we assume of Next.js" in docs/architecture.md.',
  });
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
  return version;
}
