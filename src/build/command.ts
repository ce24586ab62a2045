import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { cacheFolder } from '@/lib/files';
import { stageDone, runProgram, type RunOptions } from './step';
import { removeUnused } from './unused';

/** The folder of bundled commands. It is inside the project, so that Node finds `node_modules`. */
const cache = '.cache/commands';

/** The programs that commands start as separate processes, which are bundled with them. */
const workers: Record<string, string[]> = { 'cli/openapi': ['src/spec/source/spec-worker.ts'] };

/**
 * Runs `src/<name>.ts` as one bundled file and returns its output. A build runs several of our programs, and loading hundreds of
 * modules one by one would cost each of them 1.5 seconds of CPU time.
 */
export async function runCommand(name: string, args: string[], options: RunOptions = {}): Promise<string> {
  return runProgram('node', [await bundleCommand(name, options.cwd ?? '.'), ...args], options);
}

/** A running command that reports when its first stage is done. */
export interface StagedRun {
  /** Resolves after the first stage, or when the command ends. */
  first: Promise<unknown>;
  /** Resolves with the complete output. */
  all: Promise<string>;
}

/** Runs a command with two stages, because some callers only need the first. */
export function runStaged(name: string, args: string[], options: RunOptions): StagedRun {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  const all = runCommand(name, args, { ...options, onMessage: (message) => message === stageDone && tell() });
  return { first: Promise.race([told, all]), all };
}

/** Bundles `src/<name>.ts` into one file. Returns its path relative to the project's root. */
export async function bundleCommand(name: string, root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`src/${name}.ts`, ...(workers[name] ?? [])],
    absWorkingDir: path.resolve(root),
    tsconfig: path.resolve(root, 'tsconfig.json'),
    outdir: cache,
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
  const files = outputFiles.map(({ path: file, contents }) => ({ file: path.basename(file), contents }));
  const hash = createHash('sha256');
  for (const { file, contents } of files) hash.update(`\0${file}\0`).update(contents);
  const folder = path.join(cache, hash.digest('hex').slice(0, 32));
  await cacheFolder(path.join(root, folder), (temporary) =>
    Promise.all(files.map(({ file, contents }) => writeFile(path.join(temporary, file), contents))),
  );
  await removeUnused(path.join(root, cache), path.join(root, folder));
  return path.join(folder, `${path.basename(name)}.mjs`);
}
