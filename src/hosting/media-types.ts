/** Ending of a file, and what a host must call it. The payloads of navigation are `.txt`, and nothing else will do for them. */
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

/** True for what is text, and so is sent as UTF-8 and worth compressing. */
export function isText(mediaType: string): boolean {
  return /^text\/|json|xml|javascript/.test(mediaType);
}

/** The type of a file as a header says it, with the charset of texts. */
export function toContentType(extension: string): string {
  const type = mediaTypes[extension] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}
