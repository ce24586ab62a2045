import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element } from 'hast';
import type { LinkResult } from 'linkinator';
import { readCached, removeUnused, writeCached } from '@/lib/cache';
import { toDigest } from '@/lib/hash-values-and-project-code';
import type { Place } from '@/lib/user-errors-and-mistakes';
import { groupBy } from '@/lib/lists';
import { getPosition } from '@/markdown/problem';
import { loadText } from './load-page-text';
import type { PageProblem } from './format-and-sort-page-problems';
import { getSitePages } from './read-and-index-stored-pages';
import { locate, type Segment } from './include-positions';

/** A link to another site, and where it is written. */
export interface ExternalLink {
  url: string;
  place: Place;
}

/** The cache of the addresses that have responded. */
const cache = 'external-links';

/** Loads the links to other sites in the texts of all pages in every language. */
export async function loadExternalLinks(): Promise<ExternalLink[]> {
  const { copies, byFile } = getSitePages();
  const links = copies.map(async ({ file }) => {
    const stored = byFile.get(file);
    const text = stored && (await loadText(stored));
    return text ? listExternalLinks(text.references, { ...stored, file }) : [];
  });
  return (await Promise.all(links)).flat();
}

/** Lists the links to other sites among the elements of a page. */
export function listExternalLinks(
  references: Element[],
  { file, bodyLine, segments = [] }: { file: string; bodyLine: number; segments?: Segment[] },
): ExternalLink[] {
  return references.flatMap((node) => {
    const url = String(node.properties.href ?? '');
    const { line = 1, column } = getPosition(node);
    if (node.tagName !== 'a' || !isChecked(url)) return [];
    return [{ url, place: { file, ...locate(line + bodyLine - 1, segments, column) } }];
  });
}

/** Returns true for a link to another site, unless its name is reserved for examples and tests (RFC 2606), where nothing responds. */
function isChecked(url: string): boolean {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return !/(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/.test(new URL(url).hostname);
}

/**
 * Requests each address once, and returns a problem for each link to one that does not respond as it should. What has responded on
 * `day` is not requested again on that day. An address that is gone is an error. Any other response is a warning, because some sites
 * reject programs, and others are down only for some time.
 */
export async function getExternalLinkProblems(
  links: ExternalLink[],
  { day = new Date().toISOString().slice(0, 10), timeout = 15_000 } = {},
): Promise<PageProblem[]> {
  const toKey = (url: string) => toDigest([url, day]);
  const byUrl = groupBy(links, ({ url }) => url.replace(/#.*/, ''));
  const open = [...byUrl.keys()].filter((url) => readCached(cache, toKey(url)) === undefined);
  const results = await requestAll(open, timeout);
  removeUnused(cache);
  return open.flatMap((url) => {
    const result = results.get(new URL(url).href);
    if (result?.state === 'OK') writeCached(cache, toKey(url), '');
    const problem = result && result.state !== 'OK' ? toProblem(url, result) : undefined;
    return problem ? (byUrl.get(url) ?? []).map(({ place }) => ({ ...problem, place })) : [];
  });
}

/** Lets the library check a document with all links. */
async function requestAll(urls: string[], timeout: number): Promise<Map<string, LinkResult>> {
  if (urls.length === 0) return new Map();
  const folder = mkdtempSync(join(tmpdir(), 'external-links-'));
  const items = urls.map((url) => `<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></a>`);
  writeFileSync(join(folder, 'links.html'), `<!doctype html>${items.join('\n')}`);
  try {
    const { LinkChecker } = await import('linkinator');
    const checker = new LinkChecker();
    const { links } = await checker.check({
      path: 'links.html',
      serverRoot: folder,
      concurrency: 10,
      timeout,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 1,
      retryErrorsJitter: 500,
    });
    return new Map(links.map((link) => [link.url, link]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toProblem(url: string, { status = 0, failureDetails = [] }: LinkResult): Omit<PageProblem, 'place'> {
  const [failure] = failureDetails;
  const cause = failure instanceof Error ? failure.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isGone = status === 404 || status === 410 || code === 'ENOTFOUND';
  const what = status === 0 ? `does not respond${code && ` (${code})`}` : `responds with status ${status}`;
  return {
    severity: isGone ? 'error' : 'warning',
    message: `the address "${url}" ${what}`,
    fix: isGone
      ? 'Replace the link, or remove it.'
      : 'Open it in a browser. If it is gone, replace the link, or remove it.',
  };
}
