import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '@/lib/environment';
import type { Variables } from '@/markdown/variables';
import { loadSources } from './check';
import { loadFingerprint, toDigest } from './fingerprint';

/** What decides a document besides its file and the variables. */
export const documentCode = [
  'contentlayer.config.ts',
  'src/docs',
  'src/lib',
  'src/markdown',
  'src/messages',
  'src/site',
  'src/site.config.ts',
];

const generated = '.contentlayer/generated';
const cache = '.contentlayer/.cache';

/** Gives the digest of a file of `content/` from its text: a hash of all that decides its document, which carries it. */
export function toDigester(variables: Variables, root = '.'): (text: string) => Promise<string> {
  let fingerprint: Promise<string> | undefined;
  return async (text) => {
    fingerprint ??= loadFingerprint(documentCode, root);
    return toDigest([await fingerprint, environment.locale, variables, text]);
  };
}

/** What of Contentlayer's last work still holds. */
export interface Reusable {
  /** Files below `content/` whose documents would come out the same. */
  unchanged: Set<string>;
  /** These are all documents, and there is nothing to do. */
  isComplete: boolean;
}

/**
 * Finds what Contentlayer need not make again. Its own cache believes time stamps: what is not of the same content is taken
 * out of it, and what is gets the time of the file that is there now, so that a fresh checkout has it too.
 */
export async function reuseDocuments(
  variables: Variables,
  root = '.',
  sources = loadSources(path.join(root, 'content')),
): Promise<Reusable> {
  const toFileDigest = toDigester(variables, root);
  const current: Current = new Map();
  for (const [file, { modified, text }] of sources)
    current.set(file, { digest: await toFileDigest(text), time: modified });
  const unchanged = cleanCache(path.join(root, cache), current);
  return { unchanged, isComplete: unchanged.size === current.size && isGenerated(path.join(root, generated), current) };
}

type Current = Map<string, { digest: string; time: string }>;

interface ContentlayerCache {
  cacheItemsMap: Record<
    string,
    { document: { page?: { digest?: string }; home?: { digest?: string } }; documentHash: string }
  >;
}

function cleanCache(folder: string, current: Current): Set<string> {
  const names = listFiles(folder).filter((name) => /(^|\/)data-[^/]*\.json$/.test(name));
  const items = names.length === 1 ? readCache(path.join(folder, names[0] ?? '')) : {};
  const kept = [...current].flatMap(([file, { digest, time }]) => {
    const item = items[file];
    const { page, home } = item?.document ?? {};
    return item && (page ?? home)?.digest === digest ? [[file, { ...item, documentHash: time }] as const] : [];
  });
  if (kept.length === 0) rmSync(folder, { recursive: true, force: true });
  else writeFileSync(path.join(folder, names[0] ?? ''), JSON.stringify({ cacheItemsMap: Object.fromEntries(kept) }));
  return new Set(kept.map(([file]) => file));
}

function readCache(file: string): ContentlayerCache['cacheItemsMap'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as ContentlayerCache).cacheItemsMap;
  } catch {
    // A killed build may leave half of it.
    return {};
  }
}

/** True where each file has its document, in its own file and in the list of all, and nothing has another. */
function isGenerated(folder: string, current: Current): boolean {
  const names = listFiles(folder).filter((name) => name.endsWith('.json'));
  const lists = names.filter((name) => path.basename(name) === '_index.json').map((name) => readDigests(folder, name));
  const documents = names.filter((name) => path.basename(name) !== '_index.json');
  const wanted = [...current.values()].map(({ digest }) => digest).sort();
  const isWanted = (digests: string[]) => digests.sort().join() === wanted.join();
  return isWanted(lists.flat()) && isWanted(documents.flatMap((name) => readDigests(folder, name)));
}

function readDigests(folder: string, name: string): string[] {
  const text = readFileSync(path.join(folder, name), 'utf8');
  return [...text.matchAll(/^ +"digest": "([0-9a-f]{32})"/gm)].map(([, digest = '']) => digest);
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
