/** Returns true for a file that Next.js exports for a page: its HTML, its payload, and the segments of its payload. */
export function isPageFile(name: string): boolean {
  return /\.(?:html|txt)$/.test(name);
}

/** Returns true for the path of a payload in an export. */
export function isPayloadFile(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/.test(file);
}

/** Returns true for the payload of a complete page with its layout. Client-side navigation fetches segments instead. */
export function isCompletePayload(file: string): boolean {
  return /(?:^|\/)index\.txt$/.test(file);
}

/**
 * Returns true for an exported file that is never requested: a second copy of each payload, and the internal pages of
 * Next.js. Hosts serve the `404.html` at the top.
 */
export function isSuperfluous(file: string): boolean {
  return /(^|\/)__next\._full\.txt$|^(404|_not-found)\/|^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file);
}
