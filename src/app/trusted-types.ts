import { environment } from '@/lib/environment';

interface Rules {
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/**
 * Lets Next.js run on a page whose Content Security Policy enforces Trusted Types. It allows three uses of strings: to
 * create an empty script element, to fill one with data, and to load a chunk of this site. All other uses remain
 * forbidden. It must run before the browser requests the first chunk.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === emptyScript ? markup : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (isOwnChunk(url, location) ? url : null),
  });
}

/** The HTML that React sets to create a script element, for example for structured data. */
const emptyScript = '<script></script>';

/** Returns true for a JSON object or array, which does nothing even if it runs as a script. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Returns true for a URL below `/_next/static/` of this site. */
function isOwnChunk(address: string, page: { href: string; origin: string }): boolean {
  if (!URL.canParse(address, page.href)) return false;
  const { origin, pathname } = new URL(address, page.href);
  return origin === page.origin && pathname.startsWith(`${environment.basePath}/_next/static/`);
}
