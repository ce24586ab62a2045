/** True for a file that Next.js exports of a page: its HTML, its payload, and the segments of its payload. */
export function isPageFile(name: string): boolean {
  return /\.(?:html|txt)$/.test(name);
}

/** True for the path of a payload in an export. */
export function isPayloadFile(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/.test(file);
}

/** True for the payload of a whole page, with its layout: what is fetched on the way from another page comes in segments. */
export function isCompletePayload(file: string): boolean {
  return /(?:^|\/)index\.txt$/.test(file);
}

/**
 * True for a file of an export that nothing asks for: a second copy of each payload, and the pages that Next.js writes for itself.
 * `404.html` at the top is the one that hosts serve.
 */
export function isSuperfluous(file: string): boolean {
  return /(^|\/)__next\._full\.txt$|^(404|_not-found)\/|^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file);
}
