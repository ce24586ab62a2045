import { readFileSync } from 'node:fs';
import { fail } from '@/lib/fail';

/**
 * The minor versions of Next.js that have passed the browser tests. A successful export does not prove that its pages work: with
 * 16.2, every page can be built, but none starts in the browser.
 */
const testedVersions = ['16.3', '16.4'];

/** Fails for a version of Next.js that has not been tested with the site. */
export function checkVersion(version = readVersion()): void {
  if (testedVersions.includes(version.replace(/\.\d+(?:-.*)?$/, ''))) return;
  fail(`Next.js ${version} has not been tested with this site: ${testedVersions.join(' and ')} have.`, {
    place: { file: 'package.json' },
    fix: 'Add its number to "testedVersions" in src/next-output/version-check-and-failed-assumptions.ts, run npm test, and keep it if all tests pass.',
  });
}

/** Fails because Next.js violates an assumption of the build. `what` completes a sentence that starts with `Next.js`. */
export function failAssumption(what: string, file: string): never {
  return fail(`Next.js ${readVersion()} ${what}.`, {
    place: { file },
    fix: 'See "What we assume about Next.js" in docs/architecture.md.',
  });
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
  return version;
}
