import { environment } from './environment';

interface Rules {
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/**
 * Where the policy of a page enforces Trusted Types, this allows the three things that Next.js does with strings:
 * create an empty script element, fill one with data, and load a chunk of this site. Everything else stays forbidden.
 * It must run before the browser requests the first chunk.
 */
export function allowFramework(): void {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === emptyScript ? markup : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (isOwnChunk(url, location) ? url : null),
  });
}

/** The HTML that React sets to create a script element, for example for structured data. */
const emptyScript = '<script></script>';

/** Returns true for JSON, which does nothing even if it runs as a script. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Returns true for an address below the `/_next/static/` of this site. */
function isOwnChunk(address: string, page: { href: string; origin: string }): boolean {
  if (!URL.canParse(address, page.href)) return false;
  const { origin, pathname } = new URL(address, page.href);
  return origin === page.origin && pathname.startsWith(`${environment.basePath}/_next/static/`);
}
