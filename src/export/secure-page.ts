import { fail } from '@/lib/fail';
import { delayScripts } from './late-scripts';
import { scanPage, type InlineScript } from './page-scan';
import { joinPayloadScripts } from './payload';
import { toPolicy } from './policy';

const flight = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/**
 * Puts the page's scripts aside, and writes its security policy into its head. Fails for what the policy would refuse in the
 * reader's browser.
 */
export function securePage(html: string, { file, connect }: { file: string; connect: string[] }): string {
  const merged = delayScripts(mergeFlightScripts(html));
  const { policyAt, scripts, refused } = scanPage(merged);
  if (policyAt === undefined)
    return fail('The page has no <meta charset>, which the policy stands behind.', { place: { file } });
  if (refused.length > 0)
    fail(`The security policy refuses what this page holds:\n${refused.map((entry) => `  ${entry}`).join('\n')}`, {
      place: { file },
      fix: 'Use classes for styles and delegated listeners for events; docs/security.md says why.',
    });
  const policy = toPolicy({ scripts: scripts.map(({ text }) => text), connect });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return merged.slice(0, policyAt) + meta + merged.slice(policyAt);
}

/** Joins the framework's payload scripts in the last one's place: one script, so one hash, however large the page. */
export function mergeFlightScripts(html: string): string {
  const scripts = scanPage(html).scripts.filter(isFlight);
  const joined = `<script>${joinPayloadScripts(scripts.map(({ text }) => text))}</script>`;
  let merged = '';
  let from = 0;
  for (const script of scripts) {
    merged += html.slice(from, script.start) + (script === scripts.at(-1) ? joined : '');
    from = script.end;
  }
  return merged + html.slice(from);
}

/** True for a script in which the framework hands its page's payload over. */
export function isFlight({ text, attributes }: InlineScript): boolean {
  return Object.keys(attributes).length === 0 && flight.test(text);
}
