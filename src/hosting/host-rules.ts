import { llmsPath } from '@/lib/href';
import type { Redirect } from '@/site/schema';

/** The rules for every host. All files in `deploy/` that depend on the site are built from these rules. */
export interface HostRules {
  /** The prefix of all paths: `''` or `/docs/x`. */
  basePath: string;
  /** The prefixes of the other languages, after the base path: `/de`. */
  below: string[];
  /** The headers of every response. A policy in the page cannot replace them. */
  headers: Record<string, string>;
  /** The path of the catalog of APIs, after the base path. */
  catalogPath: string;
  /** The pattern of an `Accept` header that prefers Markdown to HTML. */
  markdownPattern: string;
  /** The pattern of paths that contain a hash of the content, for hosts that support patterns. */
  hashedPattern: string;
  /** These paths as a list, for hosts that only support a `*` at the end. */
  hashedPaths: string[];
  /** The `Cache-Control` of hashed files. */
  hashedCaching: string;
  /** The `Cache-Control` of all other files. */
  otherCaching: string;
  redirects: Redirect[];
}

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The path of the catalog of APIs. Its name is a standard, so it has no extension. */
export const catalogPath = '/.well-known/api-catalog';

/** The media type of the catalog of APIs. */
export const catalogType = 'application/linkset+json';

/** Browsers don't accept Markdown. A program that names HTML first, or refuses Markdown, gets HTML. */
const markdownPattern = String.raw`^(?!.*text/html.*text/markdown).*text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;

/** Returns true for an `Accept` header that prefers Markdown to HTML. */
export function acceptsMarkdown(accept: string): boolean {
  return new RegExp(markdownPattern).test(accept);
}

const hashedFolder = '/_next/static/';
const hashedPattern = String.raw`(?:${hashedFolder}|/search-index/[\w.-]+\.[\da-f]{12}\.json$)`;

/** The optional prefix of a hashed path: the tag of a language. */
const languagePattern = String.raw`(?:/[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)?`;

/** Returns true for the path of a file whose name contains a hash of its content. The path does not include the base path. */
export function isHashed(path: string): boolean {
  return new RegExp(`^${languagePattern}${hashedPattern}`).test(path);
}

/** Escapes the characters of a path that a header cannot contain. */
export function toAscii(url: string): string {
  return url.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}

/** Returns the rules for a site. `files` are the files of its export, if there is one. */
export function getHostRules(site: {
  basePath: string;
  isIndexed: boolean;
  redirects: Redirect[];
  files?: string[];
  below?: string[];
}): HostRules {
  const { below = [] } = site;
  const paths = (site.files ?? []).map((file) => `/${file}`);
  return {
    basePath: site.basePath,
    below,
    redirects: ['', ...below].flatMap((prefix) =>
      site.redirects.map(({ from, to }) => ({ from: `${prefix}${from}`, to: toAscii(`${prefix}${to}`) })),
    ),
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Link: `<${site.basePath}${llmsPath}>; rel=describedby, <${site.basePath}${catalogPath}>; rel=api-catalog`,
      ...(site.isIndexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
    },
    catalogPath,
    markdownPattern,
    hashedPattern: `${below.length === 0 ? '' : `(?:${below.join('|')})?`}${hashedPattern}`,
    hashedPaths: [
      ...['', ...below].map((prefix) => `${prefix}${hashedFolder}*`),
      ...paths.filter((path) => isHashed(path) && !path.includes(hashedFolder) && !/\.(br|gz)$/.test(path)),
    ],
    hashedCaching: 'public, max-age=31536000, immutable',
    otherCaching: 'public, max-age=0, must-revalidate',
  };
}
