import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toPageTree, type PageTree } from '@/markdown/page-tree';
import type { Variables } from '@/markdown/variables';

/** Beside what other tools keep: a restored `node_modules/.cache` makes a fresh checkout warm. */
const folder = 'node_modules/.cache/pages';

/** What decides over a tree beside the text and its variables: our own code, and the packages that it uses. */
const code = ['src/markdown', 'src/lib'];

export interface CacheOptions {
  /** The project's folder. */
  root?: string;
  build?: (source: string, variables: Variables) => Promise<PageTree>;
}

type LoadTree = (source: string, variables: Variables) => Promise<PageTree>;

/**
 * A function that returns a page's tree, or the one of an earlier build of the same text. The key is a hash of all that
 * decides over it: no time stamp is believed, so that neither an edit nor a changed plugin, package or variable can show
 * an old page. Code and packages are looked at once, with the first page.
 */
export function toTreeLoader({ root = '.', build = toPageTree }: CacheOptions = {}): LoadTree {
  let fingerprint: Promise<string> | undefined;
  return async (source, variables) => {
    const parts = [await (fingerprint ??= loadFingerprint(root)), variables, source];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    const file = path.join(root, folder, `${key.slice(0, 32)}.json`);
    const cached = await readFile(file, 'utf8').catch(() => undefined);
    if (cached !== undefined) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return JSON.parse(cached) as PageTree;
    }
    const tree = await build(source, variables);
    await save(file, JSON.stringify(tree));
    return tree;
  };
}

/** Written whole or not at all: a killed build leaves no half of a tree behind. */
async function save(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  await writeFile(written, text);
  await rename(written, file);
}

/** Removes the trees that no build has asked for since `since`, in milliseconds. */
export async function removeUnusedTrees(since: number, root = '.'): Promise<void> {
  const names = await readdir(path.join(root, folder)).catch(() => []);
  for (const name of names) {
    const file = path.join(root, folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && stats.mtimeMs < since) await rm(file, { force: true });
  }
}

async function loadFingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const lists = await Promise.all(code.map((name) => listFiles(path.join(root, name))));
  for (const file of [...lists.flat().sort(), findLock(path.resolve(root))])
    hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

async function listFiles(name: string): Promise<string[]> {
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** The nearest list of packages: a copy of the sources below the project has none of its own. */
function findLock(at: string): string {
  const file = path.join(at, 'package-lock.json');
  return existsSync(file) || path.dirname(at) === at ? file : findLock(path.dirname(at));
}
