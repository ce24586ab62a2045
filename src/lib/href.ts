import { environment } from './environment';

/** True for a URL with a scheme or a host of its own: `https://…`, `mailto:…`, `//host`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Cuts a URL into path, query and hash, each with its mark or empty. */
export function toUrlParts(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, query, hash };
}

/** Adds the slash that ends the path of a page; files such as `/x.txt` keep theirs. What ends in a version, `/1.0`, is a page. */
export function toTrailingSlash(path: string): string {
  return /\/$|\.\d*[a-z][a-z\d]*$/i.test(path) ? path : `${path}/`;
}

/**
 * The URL of a page or file of this site as it is written into a link: base path in front, a trailing slash after a page's path.
 * External URLs and pure hashes or queries come back as they are.
 */
export function toHref(url: string): string {
  if (isExternal(url)) return url;
  const { path, query, hash } = toUrlParts(url);
  if (path === '') return url;
  return `${environment.basePath}${toTrailingSlash(path.startsWith('/') ? path : `/${path}`)}${query}${hash}`;
}

/** The same with the site's origin, for canonical links and social tags. */
export function toAbsoluteUrl(url: string): string {
  return isExternal(url) ? url : `${environment.siteUrl}${toHref(url)}`;
}

/** True if two paths name the same page: case and one trailing slash do not count. */
export function isSamePath(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || left === right) return left === right;
  // A sidebar asks for each of its links: most differ in length.
  return Math.abs(left.length - right.length) < 2 && toSamePath(left) === toSamePath(right);
}

/** The same text for paths that name the same page. */
export function toSamePath(path: string): string {
  return (path.endsWith('/') ? path : `${path}/`).toLowerCase();
}

/** True if a path is that page or lies below it, by whole segments: case and trailing slash do not count. */
export function isPathPrefix(prefix: string, path: string): boolean {
  const start = (prefix.endsWith('/') ? prefix : `${prefix}/`).toLowerCase();
  return (path.endsWith('/') ? path : `${path}/`).toLowerCase().startsWith(start);
}
