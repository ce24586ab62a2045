import path from 'node:path';
import { readManifest } from '@/hosting/file-hash-manifest';
import { fail } from '@/lib/user-errors-and-mistakes';
import { buildProject, copyProject } from '../e2e/copy-project';

/** Folders of different depth, because the output must not depend on where the project is. */
const folders = ['.cache/reproducible', '.cache/another/reproducible'];

/** Builds the same sources twice, without the caches of earlier builds. Fails unless both sites are identical, byte for byte. */
export function checkReproducible(): void {
  const [first, second] = folders.map((folder) => {
    copyProject(folder);
    if (!buildProject(folder)) fail(`the copy in ${folder} could not be built`);
    return readManifest(path.join(folder, 'out'), '');
  });
  const names = new Set([...Object.keys(first?.files ?? {}), ...Object.keys(second?.files ?? {})]);
  const different = [...names].filter((name) => first?.files[name] !== second?.files[name]);
  process.stdout.write(`${names.size} files, ${different.length} differ\n`);
  if (different.length > 0)
    fail(`two builds of the same sources differ in:\n  ${different.join('\n  ')}`, {
      fix: 'Look for a date, a random number, an absolute path, or an order that depends on timing.',
    });
}
