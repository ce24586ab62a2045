import { existsSync, readFileSync } from 'node:fs';
import { fail } from '@/lib/user-errors-and-mistakes';
import path from 'node:path';
import { listFiles } from '@/lib/files';

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
    fix: 'Add its number to "testedVersions" in src/next-output/check-next-version-and-server-modules.ts, run npm test, and keep it if all tests pass.',
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

const chunks = '.next/server/chunks';
/** Matches the name of a module that only our own renderer may contain, as Next.js writes it into its chunks. */
const foreign = /\[project\]\/(?:[^\s"']*\/)?src\/(?:content|markdown|openapi)\/[\w./-]+/;

/** Fails if the server chunks of an export contain a module that reads content or specs, which would make the export depend on them. */
export function checkServerModules(root: string): void {
  const folder = path.join(root, chunks);
  const files = existsSync(folder) ? listFiles(folder).filter((file) => file.endsWith('.js')) : [];
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  if (!texts.some((text) => text.includes('[project]/'))) failAssumption('does not name modules in its chunks', chunks);
  const [found] = texts.flatMap((text) => foreign.exec(text) ?? []);
  if (found !== undefined)
    fail(`The shells import ${found.replace(/^\[project\]\/.*?(?=src\/)/, '')}.`, {
      place: { file: 'src/app' },
      fix: 'Shells depend on code, configuration, and the navbar only. Render what reads content or specs in src/routes/.',
    });
}
