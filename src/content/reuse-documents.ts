import path from 'node:path';
import { environment } from '@/lib/environment';
import type { SiteVariables } from '@/markdown/variables';
import { loadSources } from './read-page-files-with-includes';
import { correctCache, isGenerated } from './contentlayer-internals';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';

/**
 * Returns a function that computes the digest of a file of `content/` from its text: a hash of all inputs of its
 * document. The document contains the digest.
 */
export function toDigester(variables: SiteVariables, root = '.'): (text: string) => Promise<string> {
  let fingerprint: Promise<string> | undefined;
  return async (text) => {
    fingerprint ??= loadFingerprint(root);
    return toDigest([await fingerprint, environment.locale, variables, text]);
  };
}

/** The output of the last Contentlayer run that is still valid. */
export interface Reusable {
  /** Files below `content/` whose documents would not change. */
  unchanged: Set<string>;
  /** True if all documents are valid, so there is nothing to build. */
  isComplete: boolean;
}

/**
 * Corrects Contentlayer's cache and returns the documents that Contentlayer does not need to build again. This also
 * works in a fresh checkout, where all files have new modification times.
 */
export async function reuseDocuments(
  variables: SiteVariables,
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
