import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { listFiles } from '@/lib/files';
import { copyProject } from '../e2e/copy-project';
import { measureBuild } from './measure-build';

const folder = '.cache/fork';

/** What only this product has: a fork that still shows one of them has got it from the code. */
const words =
  /blueprint|live.?system|cloud.?agent|resource.?group|ambassador|dashboard\.example|cloud.product|how-tos|technical.reference|api guides|(?:content|"|'|`)\/?definitions\//i;

/** Builds a fork: the same code with two services, pages, and a configuration of its own. Its export must not contain words of this product. */
export async function tryFork(): Promise<void> {
  copyProject(folder);
  for (const name of ['content', 'public']) rmSync(path.join(folder, name), { recursive: true, force: true });
  // The rules for specs stay; a fork begins with them.
  for (const name of readdirSync(path.join(folder, 'openapi')))
    if (name !== 'rules') rmSync(path.join(folder, 'openapi', name), { recursive: true });
  cpSync('tests/fixtures/fork', folder, { recursive: true });
  const run = (...args: string[]) => measureBuild('node_modules/.bin/tsx', args, { cwd: folder });
  await run('src/cli/build-content.ts');
  await run('src/cli/build-openapi.ts');
  await run('src/cli/check-content.ts', '--strict');
  const { seconds } = await run('src/cli/build.ts', '--strict');
  const out = path.join(folder, 'out');
  const files = listFiles(out).filter((file) => /\.(?:html|md|js|css|json|txt|xml|ts|yaml|webmanifest)$/.test(file));
  const found = files.flatMap((file) => {
    const [word] = words.exec(readFileSync(path.join(out, file), 'utf8')) ?? [];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  if (found.length > 0) fail(`the fork contains words of this product:\n${found.join('\n')}`);
  process.stdout.write(
    `a fork with two services builds in ${seconds.toFixed(0)} s; ${files.length} files without words of this product\n`,
  );
}
