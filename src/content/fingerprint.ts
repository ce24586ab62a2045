import path from 'node:path';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Variables } from '@/markdown/variables';
import { findLock } from '@/lib/files';

/** Returns a hash of the values that determine a result. */
export function toDigest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * Returns a hash of everything that determines the output of some code, apart from its input: the code (files or
 * folders), the catalog of interface texts that it uses, the packages, and Node.
 */
export async function loadFingerprint(code: string[], root = '.'): Promise<string> {
  const hash = createHash('sha256')
    .update(process.version)
    .update(await loadCatalogName(root));
  const lists = await Promise.all(code.map((name) => listFiles(path.join(root, name))));
  for (const file of [...lists.flat().sort(), findLock(path.resolve(root))])
    hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

/**
 * Returns the entry of tsconfig.json that maps `@/messages` to a file. It differs in a copy of the project that is built
 * in another language.
 */
async function loadCatalogName(root: string): Promise<string> {
  const config = await readFile(path.join(root, 'tsconfig.json'), 'utf8').catch(() => '');
  return /"@\/messages":\s*\[[^\]]*\]/.exec(config)?.[0].replace(/\s/g, '') ?? '';
}

async function listFiles(name: string): Promise<string[]> {
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [name];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** The code that determines the text of a page, in addition to its markdown and variables. */
const code = [
  'src/content/page-text.ts',
  'src/content/resolve.ts',
  'src/content/fingerprint.ts',
  'src/lib',
  'src/markdown',
  'src/messages',
];

/** Returns the key under which the text of a page's markdown is stored. */
export type ToTextKey = (source: string, variables: Variables) => Promise<string>;

/**
 * Returns a function that computes keys. A key is a hash of everything that determines a text, so a change to a file,
 * plugin, package, or variable never shows an old page. Timestamps have no effect. The code and packages are hashed
 * once, for the first page.
 */
export function toTextKeys(root = '.'): ToTextKey {
  let fingerprint: Promise<string> | undefined;
  return async (source, variables) =>
    toDigest([await (fingerprint ??= loadFingerprint(code, root)), variables, source]);
}
