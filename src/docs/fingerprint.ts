import path from 'node:path';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Variables } from '@/markdown/variables';

/** A hash of values that say what something is made from. */
export function toDigest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * A hash of all that decides over what some of our code makes, whatever it is given: the code, files or folders, which
 * words of the interface it uses, the packages, and Node.
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

/** Where `@/messages` leads: in the copy of the project that is built in another language, elsewhere. */
async function loadCatalogName(root: string): Promise<string> {
  const config = await readFile(path.join(root, 'tsconfig.json'), 'utf8').catch(() => '');
  return /"@\/messages":\s*\[[^\]]*\]/.exec(config)?.[0].replace(/\s/g, '') ?? '';
}

async function listFiles(name: string): Promise<string[]> {
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [name];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** The nearest list of packages: a copy of the sources below the project has none of its own. */
function findLock(at: string): string {
  const file = path.join(at, 'package-lock.json');
  return existsSync(file) || path.dirname(at) === at ? file : findLock(path.dirname(at));
}

/** What decides a text besides the markdown and its variables. */
const code = [
  'src/docs/page-text.ts',
  'src/docs/resolve.ts',
  'src/docs/fingerprint.ts',
  'src/lib',
  'src/markdown',
  'src/messages',
];

/** Gives the key by which the text of a page's markdown is found. */
export type ToTextKey = (source: string, variables: Variables) => Promise<string>;

/**
 * The key is a hash of all that decides over a text: no time stamp is believed, so that neither an edit nor a changed
 * plugin, package or variable can show an old page. Code and packages are looked at once, with the first page.
 */
export function toTextKeys(root = '.'): ToTextKey {
  let fingerprint: Promise<string> | undefined;
  return async (source, variables) =>
    toDigest([await (fingerprint ??= loadFingerprint(code, root)), variables, source]);
}
