import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findLock, listFiles } from './files';
import { memo } from './memo';

/** Matches the generated files inside the folders of sources, and the folders that replace them as a whole. */
export const generatedFiles = /^(src\/(?:generated|\.generated-[^/]+)|public\/content-assets)(\/|$)/;

/**
 * The code of the project, including the rules for specs. No part is left out, because a list of what a result depends on is
 * wrong as soon as a module gets another import.
 */
const code = ['src', 'openapi/rules', 'contentlayer.config.ts', 'redocly.yaml'];

/** Returns a hash of the values that determine a result, 32 characters long. */
export function toDigest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The hashes of the code of each project. A process reads the code once, because it runs only one version of it. */
const codeOfProjects = memo(() => new Map<string, Promise<string>>());

/**
 * Returns a hash of everything that determines the results of our code, apart from the texts that it is given: the code, the
 * catalog of interface texts that it uses, the packages, Node, and `inputs`, further files or folders of the project.
 */
export async function loadFingerprint(root = '.', inputs: string[] = []): Promise<string> {
  const project = path.resolve(root);
  const hash = codeOfProjects().get(project) ?? hashCode(project);
  codeOfProjects().set(project, hash);
  return inputs.length === 0 ? hash : toDigest([await hash, hashFiles(project, inputs)]);
}

async function hashCode(root: string): Promise<string> {
  const lock = await readFile(findLock(root), 'utf8').catch(() => '');
  return toDigest([process.version, await loadCatalogName(root), lock, hashFiles(root, code)]);
}

/** Reads the files synchronously: with a thousand small files, waiting for threads would take longer than waiting for the disk. */
function hashFiles(root: string, names: string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => listSources(root, name)).sort())
    hash.update(`\0${file}\0`).update(readIfPossible(path.join(root, file)));
  return hash.digest('hex').slice(0, 32);
}

/** Returns the content of a file, or an empty text for one that was removed in the meantime. */
function readIfPossible(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

/**
 * Returns the entry of tsconfig.json that maps `@/messages` to a file. It differs in a copy of the project that is built
 * in another language.
 */
async function loadCatalogName(root: string): Promise<string> {
  const config = await readFile(path.join(root, 'tsconfig.json'), 'utf8').catch(() => '');
  return /"@\/messages":\s*\[[^\]]*\]/.exec(config)?.[0].replace(/\s/g, '') ?? '';
}

/** Lists a file, or the files of a folder that are not generated, relative to the root. Either may be missing. */
function listSources(root: string, name: string): string[] {
  const target = path.join(root, name);
  const kind = statSync(target, { throwIfNoEntry: false });
  if (!kind?.isDirectory()) return kind ? [name] : [];
  return listFiles(target)
    .map((file) => `${name}/${file}`)
    .filter((file) => !generatedFiles.test(file));
}
