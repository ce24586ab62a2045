/**
 * The media type that a host must send for each file extension. The payloads for client-side navigation are `.txt` files, which
 * Next.js accepts only as plain text.
 */
export const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.yaml': 'text/yaml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.ts': 'text/plain',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
};

/** Returns true for the media type of a text. Texts are sent as UTF-8 and are worth compressing. */
export function isText(mediaType: string): boolean {
  return /^text\/|json|xml|javascript/.test(mediaType);
}

/** Returns the `Content-Type` of a file, with the charset for text. */
export function toContentType(extension: string): string {
  const type = mediaTypes[extension] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}
