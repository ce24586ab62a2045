import { environment } from './environment';

/** The path of the index of all pages for programs, without the base path. @see https://llmstxt.org/ */
export const llmsPath = '/llms.txt';

/** Returns true for a URL with a scheme or host: `https://…`, `mailto:…`, `//host`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Splits a URL into path, query, and hash. Query and hash include their `?` and `#`, or are empty. */
export function toUrlParts(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, query, hash };
}

/**
 * Adds a slash to the path of a page, but not to files such as `/x.txt` and `/.well-known/x`. A path that ends in a version,
 * `/1.0`, is a page.
 */
export function toTrailingSlash(path: string): string {
  return /^\/\.|\/$|\.\d*[a-z][a-z\d]*$/i.test(path) ? path : `${path}/`;
}

/**
 * Returns the URL of a page or file of this site for a link: with the base path, and a trailing slash for a page.
 * Returns external URLs and pure hashes or queries unchanged.
 */
export function toHref(url: string): string {
  if (isExternal(url)) return url;
  const { path, query, hash } = toUrlParts(url);
  if (path === '') return url;
  return `${environment.basePath}${toTrailingSlash(path.replace(/^\/?/, '/'))}${query}${hash}`;
}

/** Returns the URL with the site's origin, for canonical links and social tags. */
export function toAbsoluteUrl(url: string): string {
  return isExternal(url) ? url : `${environment.siteUrl}${toHref(url)}`;
}

/** Returns true if two paths name the same page, regardless of case and one trailing slash. */
export function isSamePath(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || left === right) return left === right;
  // A sidebar calls this for each of its links, and most paths differ in length.
  return Math.abs(left.length - right.length) < 2 && toSamePath(left) === toSamePath(right);
}

/** Normalizes a path so that all paths of one page are equal. */
export function toSamePath(path: string): string {
  return (path.endsWith('/') ? path : `${path}/`).toLowerCase();
}

/** Returns true if `path` is `prefix` or below it, by whole segments, regardless of case and trailing slash. */
export function isPathPrefix(prefix: string, path: string): boolean {
  return toSamePath(path).startsWith(toSamePath(prefix));
}

/** Returns the file of a page as Markdown, relative to the export: `definitions/intro.md`. */
export function toMarkdownFile({ path }: { path: string }): string {
  return path === '/' ? 'index.md' : `${path.slice(1, -1)}.md`;
}

/** Returns the URL of a page as Markdown. */
export function toMarkdownHref(page: { path: string }): string {
  return toHref(`/${toMarkdownFile(page)}`);
}

/** Returns the path of the page that lists the component schemas of a large spec. Their pages are below it. */
export function toSchemasPath(service: string): string {
  return `/api/${service}/schema/`;
}

/** Converts an anchor to the hash of a link. */
export function toHash(anchor: string): string {
  return `#${encodeURI(anchor).replaceAll('#', '%23')}`;
}
