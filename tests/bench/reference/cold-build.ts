import { mkdirSync, rmSync } from 'node:fs';
import { measureCommand, type Usage } from '../measure-build';

/** Everything that an earlier build leaves for the next one. */
const caches = [
  'node_modules/.cache/openapi',
  'node_modules/.cache/next-export',
  'node_modules/.cache/rendered',
  '.next/cache',
  // A killed build leaves its copy of the project. The next build would use another folder, which changes the names of styles.
  '.cache/openapi',
];

/** Builds the site with the specs of a folder, without the results of earlier builds, and measures the build. */
export async function buildCold(source: string, out: string): Promise<Usage> {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  return measureCommand('node_modules/.bin/tsx', ['src/cli/build.ts', '--openapi', source, '--out', out]);
}
