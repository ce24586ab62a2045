/** Returns true for the path of a payload in an export, complete or a segment. */
export function isPayloadFile(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/.test(file);
}

/**
 * Returns true for an exported file that browsers never request: the second copy of a payload, an internal page of Next.js, or a
 * manifest of a build. Hosts serve the `404.html` at the root of the export.
 */
export function isSuperfluous(file: string): boolean {
  return /(^|\/)__next\._full\.txt$|^(404|_not-found)\/|^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file);
}
