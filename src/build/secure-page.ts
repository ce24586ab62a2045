import { fail } from '@/lib/fail';
import { deferScripts } from '@/next-output/deferred-scripts';
import { scanPage } from '@/next-output/page-scan';
import { mergePayloadScripts } from '@/next-output/payload';
import { toPolicy } from './policy';

/**
 * Defers the page's scripts, and writes its security policy into its head. Fails for what the policy would refuse in the reader's
 * browser.
 */
export function securePage(html: string, { file, connect }: { file: string; connect: string[] }): string {
  const merged = deferScripts(mergePayloadScripts(html), file);
  const { policyAt, scripts, refused } = scanPage(merged);
  if (policyAt === undefined)
    return fail('The page has no <meta charset>, which the policy has to follow.', { place: { file } });
  if (refused.length > 0)
    fail(`The security policy refuses what this page holds:\n${refused.map((entry) => `  ${entry}`).join('\n')}`, {
      place: { file },
      fix: 'Use classes for styles and delegated listeners for events; docs/security.md says why.',
    });
  const policy = toPolicy({ scripts: scripts.map(({ text }) => text), connect });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return merged.slice(0, policyAt) + meta + merged.slice(policyAt);
}

/** Fails for markup that the policy of its page would refuse, and gives it back otherwise. */
export function checkMarkup(markup: string, file: string): string {
  const { refused } = scanPage(markup);
  if (refused.length > 0)
    fail(`The security policy refuses what this page holds:\n  ${refused.join('\n  ')}`, { place: { file } });
  return markup;
}
