import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from '@/lib/hash-values-and-project-code';

/** The files and folders that an export is built from. */
export const projectSources = [
  'content',
  'openapi',
  'public',
  'src',
  'contentlayer.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'redocly.yaml',
  'tailwind.config.ts',
];

/**
 * Copies the project's sources, without generated files, to a new folder. Omits the lock file, because Next.js treats the folder
 * of the nearest lock file as the root of the packages.
 */
export function copySources(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (file: string) => !generatedFiles.test(file);
  for (const name of [...projectSources, 'package.json', 'tsconfig.json'])
    if (existsSync(name)) cpSync(name, path.join(folder, name), { recursive: true, filter });
}

/** Copies the sources to a folder, with a symbolic link to the project's packages. */
export function copyProject(folder: string): void {
  copySources(folder);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

const temporary = new Set<string>();

/** Copies the project to a folder of `.cache/` that is removed when the command ends. */
export function copyProjectForNow(name: string): string {
  const copy = path.resolve('.cache', name);
  // Development copies the same language after each change of the code.
  if (!temporary.has(copy)) process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  temporary.add(copy);
  copyProject(copy);
  return copy;
}
