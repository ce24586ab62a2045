import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageTree } from '@/markdown/page-tree';
import type { Variables } from '@/markdown/variables';

/** Beside what other tools keep: a restored `node_modules/.cache` makes a fresh checkout warm. */
const folder = 'node_modules/.cache/pages';

/** What decides over a text beside the markdown and its variables: our own code, words of the interface (and which), and packages. */
const code = ['src/markdown', 'src/messages', 'src/lib'];
const catalogue = 'tsconfig.json';

/** Builds a text unless there is one, and gives the key by which {@link readText} finds it. */
export type KeepText = (source: string, variables: Variables) => Promise<string>;

/**
 * Keeps the texts of pages by content. The key is a hash of all that decides over a text: no time stamp is believed, so that
 * neither an edit nor a changed plugin, package or variable can show an old page. Code and packages are looked at once, with
 * the first page.
 */
export function toTextKeeper(build: (source: string, variables: Variables) => Promise<PageTree>, root = '.'): KeepText {
  let fingerprint: Promise<string> | undefined;
  return async (source, variables) => {
    const parts = [await (fingerprint ??= loadFingerprint(root)), variables, source];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
    const file = toFile(key, root);
    if (!existsSync(file)) await save(file, JSON.stringify(await build(source, variables)));
    return key;
  };
}

/** The text of a key; undefined if somebody has removed it. */
export async function readText(key: string, root = '.'): Promise<PageTree | undefined> {
  const text = await readFile(toFile(key, root), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PageTree);
}

function toFile(key: string, root: string): string {
  return path.join(root, folder, `${key}.json`);
}

/** Written whole or not at all: a killed build leaves no half of a text behind. */
async function save(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  await writeFile(written, text);
  await rename(written, file);
}

/** Removes the texts that are not among these keys, nor have been at any call since `since`, in milliseconds. */
export async function removeUnusedTexts(keys: Iterable<string>, since: number, root = '.'): Promise<void> {
  const used = new Set([...keys].map((key) => path.basename(toFile(key, root))));
  const now = new Date();
  for (const name of await readdir(path.join(root, folder)).catch(() => [])) {
    const file = path.join(root, folder, name);
    const isOld = ((await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity) < since;
    if (used.has(name)) await utimes(file, now, now);
    else if (isOld) await rm(file, { force: true });
  }
}

async function loadFingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const lists = await Promise.all(code.map((name) => listFiles(path.join(root, name))));
  for (const file of [...lists.flat().sort(), path.join(root, catalogue), findLock(path.resolve(root))])
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
