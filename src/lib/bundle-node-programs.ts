import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type OutputFile, stop } from 'esbuild';
import { cachedFolder, toCachePath } from './cache';

/** The cache of bundled programs. It is inside the project, so that Node finds its packages. */
const cache = 'commands';

/** Bundles programs of a project into one folder. Returns its path relative to the project's root. */
export async function bundlePrograms(root: string, files: string[]): Promise<string> {
  const outputFiles = await buildAlone({
    entryPoints: files,
    absWorkingDir: path.resolve(root),
    tsconfig: path.resolve(root, 'tsconfig.json'),
    outdir: toCachePath(cache, ''),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    // Modules that are imported dynamically get their own files, which load on demand.
    splitting: true,
    bundle: true,
    write: false,
    packages: 'external',
    // Our code imports these modules without an extension. Node does not find them, because the package `next` has no `exports`.
    alias: { 'next/link': 'next/link.js', 'next/navigation': 'next/navigation.js' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  const outputs = outputFiles.map(({ path: file, contents }) => ({ file: path.basename(file), contents }));
  const hash = createHash('sha256');
  for (const { file, contents } of outputs) hash.update(`\0${file}\0`).update(contents);
  const write = (temporary: string) =>
    Promise.all(outputs.map(({ file, contents }) => writeFile(path.join(temporary, file), contents)));
  return cachedFolder(cache, hash.digest('hex').slice(0, 32), write, root);
}

/** Bundles a program and its packages into one file, which needs only Node. */
export async function bundleProgram(file: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The other form of some packages loads its files by names that only exist at run time.
    mainFields: ['module', 'main'],
    // Packages in CommonJS load the modules of Node with `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'silent',
  });
}

let running = 0;

/** Builds without writing files. The service of esbuild, which would keep 100 MB during a whole build, ends with the last build. */
async function buildAlone(options: BuildOptions & { write: false }): Promise<OutputFile[]> {
  running++;
  try {
    return (await build(options)).outputFiles;
  } finally {
    running--;
    if (running === 0) await stop();
  }
}
