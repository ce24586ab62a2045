import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';
import type { SiteVariables } from '@/markdown/variables';

/** Returns the key under which the text of a page's markdown is stored. */
export type ToTextKey = (source: string, variables: SiteVariables) => Promise<string>;

/**
 * Returns a function that computes keys. A key is a hash of everything that determines a text, so a change to a file,
 * plugin, package, or variable never shows an old page. Timestamps have no effect. The code and packages are hashed
 * once, for the first page.
 */
export function toTextKeys(root = '.'): ToTextKey {
  let fingerprint: Promise<string> | undefined;
  return async (source, variables) => toDigest([await (fingerprint ??= loadFingerprint(root)), variables, source]);
}
