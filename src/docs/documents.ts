import path from 'node:path';
import { environment } from '@/lib/environment';
import type { Variables } from '@/markdown/variables';
import { loadSources } from './check';
import { correctCache, isGenerated } from './contentlayer';
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

/** Finds what Contentlayer need not make again, also in a fresh checkout, whose files have other time stamps. */
export async function reuseDocuments(
  variables: Variables,
  root = '.',
  sources = loadSources(path.join(root, 'content')),
): Promise<Reusable> {
  const toFileDigest = toDigester(variables, root);
  const current = new Map<string, { digest: string; time: string }>();
  for (const [file, { modified, text }] of sources)
    current.set(file, { digest: await toFileDigest(text), time: modified });
  const unchanged = correctCache(current, root);
  return { unchanged, isComplete: unchanged.size === current.size && isGenerated(current, root) };
}
