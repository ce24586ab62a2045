import { readFileSync } from 'node:fs';
import { fail } from '@/lib/fail';

/** True for a file that Next.js exports of a page: its HTML, its payload, and the segments of its payload. */
export function isPageFile(name: string): boolean {
  return /\.(?:html|txt)$/.test(name);
}

/** True for the path of a payload in an export. */
export function isPayloadFile(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/.test(file);
}

/** True for the payload of a whole page, with its layout: what is fetched on the way from another page comes in segments. */
export function isWholePayload(file: string): boolean {
  return /(?:^|\/)index\.txt$/.test(file);
}

/**
 * True for a file of an export that nothing asks for: a second copy of each payload, and the pages that Next.js writes for itself.
 * `404.html` at the top is the one that hosts serve.
 */
export function isSuperfluous(file: string): boolean {
  return /(^|\/)__next\._full\.txt$|^(404|_not-found)\/|^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file);
}

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
    fix: 'Add its number to "testedVersions" in src/next-output/files.ts, run npm test, and keep it if all tests pass.',
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
