import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build reads. The lock file stays out: the framework takes the nearest one for the root of its packages. */
const sources = [
  'content',
  'openapi',
  'public',
  'src',
  'contentlayer.config.ts',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'redocly.yaml',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Copies the project's sources, not what was made of them, to a folder inside of it, where its packages are found. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of sources) if (existsSync(name)) cpSync(name, path.join(folder, name), { recursive: true });
  for (const made of ['src/generated', 'public/content-assets'])
    rmSync(path.join(folder, made), { recursive: true, force: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
