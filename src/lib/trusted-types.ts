import { environment } from './environment';

interface Rules {
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/**
 * Where a page's policy enforces Trusted Types, lets Next.js do the three things it does with strings, and nobody
 * anything else: make an empty script element, fill one with data, load a chunk of this site. Has to run before the
 * first chunk is asked for.
 */
export function allowFramework(): void {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === emptyScript ? markup : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (isOwnChunk(url, location) ? url : null),
  });
}

/** What React sets as HTML to make a script element, such as the one of structured data. */
const emptyScript = '<script></script>';

/** Data does nothing, even where it is run as a program. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** True for an address below the site's own `/_next/static/`. */
function isOwnChunk(address: string, page: { href: string; origin: string }): boolean {
  if (!URL.canParse(address, page.href)) return false;
  const { origin, pathname } = new URL(address, page.href);
  return origin === page.origin && pathname.startsWith(`${environment.basePath}/_next/static/`);
}
