import type { Variables } from '@/markdown/variables';
import { loadFingerprint, toDigest } from './fingerprint';

/** What decides over a text beside the markdown and its variables. */
const code = [
  'src/docs/page-text.ts',
  'src/docs/resolve.ts',
  'src/docs/text-key.ts',
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
