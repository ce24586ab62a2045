import { createHash } from 'node:crypto';
import { fail } from '@/lib/user-errors-and-mistakes';
import { scanPage } from './inline-scripts-and-refused-markup';
import { deferScripts } from './defer-scripts-and-preload-fonts';

/**
 * Returns the Content Security Policy of a page. Only inline scripts with a known hash run. Strings cannot become code or markup,
 * except for the few cases that the policy `default` of `app/trusted-types` allows.
 */
function toPolicy({ scripts, connect = [] }: { scripts: string[]; connect?: string[] }): string {
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...new Set(scripts.map(toHash))]],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Returns the hash of an inline script as a policy contains it: `'sha256-…'`. */
export function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Defers the external scripts of a page, and adds its security policy to the head. Fails for markup
 * that the policy would block in the browser.
 */
export function securePage(html: string, { file, connect }: { file: string; connect: string[] }): string {
  const merged = deferScripts(html, file);
  const { policyAt, scripts, refused } = scanPage(merged);
  if (policyAt === undefined)
    return fail('The page has no <meta charset>, which the policy must follow.', { place: { file } });
  if (refused.length > 0)
    fail(`The security policy blocks content of this page:\n${refused.map((entry) => `  ${entry}`).join('\n')}`, {
      place: { file },
      fix: 'Use classes for styles and delegated listeners for events; docs/security.md explains why.',
    });
  const policy = toPolicy({ scripts: scripts.map(({ text }) => text), connect });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return merged.slice(0, policyAt) + meta + merged.slice(policyAt);
}

/** Matches the schemes of scripts with the characters between their letters that browsers ignore. */
const scheme = ['javascript:', 'vbscript:'].map((name) => [...name].join(String.raw`[\0-\x20]*`)).join('|');

/**
 * Matches everything that the policy may block, and a few harmless texts. Parsing the thousands of pages of a large spec takes
 * seconds. React writes only five character references, so any other one may hide a letter.
 */
const suspicious = new RegExp(
  String.raw`<(?:style|base|object|embed|applet|iframe|frame)\b|[\s"'/](?:style|srcdoc|on[a-z]+)\s*=|${scheme}|&(?!(?:amp|quot|#x27|lt|gt);)`,
  'i',
);

/** Returns the markup unchanged. Fails if the policy of its page would block any of it. */
export function checkMarkup(markup: string, file: string): string {
  const { refused } = suspicious.test(markup) ? scanPage(markup) : { refused: [] };
  if (refused.length > 0)
    fail(`The security policy blocks content of this page:\n  ${refused.join('\n  ')}`, { place: { file } });
  return markup;
}
