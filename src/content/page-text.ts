import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { writeAtomically } from '@/lib/files';
import type { PageTree } from '@/markdown/page-tree';
import type { Variables } from '@/markdown/variables';
import { toReferences } from './resolve';
import { toTextKeys, type ToTextKey } from './text-keys';

/** The folder is in `node_modules/.cache`, so that a fresh checkout with a restored cache also builds faster. */
const folder = 'node_modules/.cache/pages';

/** The stored text of a page without its tree. */
export interface PageText extends Omit<PageTree, 'tree'> {
  /** Copies of the elements that are resolved against other files. */
  references: Element[];
}

/** Builds a text from markdown. */
type BuildText = (source: string, variables: Variables) => Promise<PageTree>;

/** Returns a function that computes the key of a text like {@link toTextKeys}, and builds the text if it is missing. */
export function toTextKeeper(build: BuildText, root = '.'): ToTextKey {
  const toKey = toTextKeys(root);
  return async (source, variables) => {
    const key = await toKey(source, variables);
    if (existsSync(toFile(key, root))) return key;
    const { tree, ...text } = await build(source, variables);
    save(toFile(key, root), { ...text, references: toReferences(tree) }, tree);
    return key;
  };
}

/** Returns the text with a key, without its tree; undefined if it has been deleted. */
export async function readText(key: string, root = '.'): Promise<PageText | undefined> {
  const [text] = readLines(key, root);
  return text === undefined ? undefined : (JSON.parse(text) as PageText);
}

/** Returns the tree of the text with a key; undefined if it has been deleted. */
export async function readTree(key: string, root = '.'): Promise<Root | undefined> {
  const [, tree] = readLines(key, root);
  return tree === undefined ? undefined : (JSON.parse(tree) as Root);
}

/** Returns the two lines of a stored text. Each is a JSON value, so that the caller parses only the one it needs. */
function readLines(key: string, root: string): string[] {
  const file = toFile(key, root);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function save(file: string, ...lines: unknown[]): void {
  writeAtomically(file, lines.map((line) => JSON.stringify(line)).join('\n'));
}

function toFile(key: string, root: string): string {
  return path.join(root, folder, `${key}.json`);
}

/** Removes texts whose keys are neither in this call nor in one since the time `since`, in milliseconds. */
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
