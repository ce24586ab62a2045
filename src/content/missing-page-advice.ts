import { posix } from 'node:path';
import { isFolderIndex, cutNumber } from '@/lib/content-file-name-conventions';
import { toUrlParts } from '@/lib/href';
import { toSlug } from './version-language-id-and-slug';
import { findLikelyTargets } from './likely-targets-of-missing-page';
import type { Targets } from './link-targets-and-candidate-files';

/** The pages that exist, and the drafts that will be published later. */
type Known = Pick<Targets, 'root' | 'byFile' | 'drafts' | 'redirects'>;

/** Returns advice for a link to a page that does not exist. `candidates` are the files that the link may refer to. */
export function adviseMissing(candidates: string[], known: Known): string {
  if (candidates.length === 0) return `It points outside ${known.root}/, which contains all pages.`;
  const draft = candidates.find((file) => known.drafts.has(file));
  if (draft !== undefined) return `${draft} is a draft, which is not published: publish it, or remove the link.`;
  return [`Looked for ${candidates.join(' and ')}.`, ...adviseMoved(candidates, known)].join(' ');
}

/** Finds the page to which the missing one was moved, by a redirect or by the names of pages. */
function adviseMoved(candidates: string[], known: Known): string[] {
  const [wanted] = candidates;
  if (wanted === undefined) return [];
  const moved = findRedirected(candidates, known);
  if (moved !== undefined) return [`The page has moved: link to ${moved}.`];
  if (isIndex(wanted)) return [];
  const pages = [...known.byFile].map(([file, path]) => ({ file, path, ...toParts(file) }));
  const found = findLikelyTargets(toParts(wanted), pages);
  const [page] = found;
  if (!page) return [];
  const there = `Did you mean ${found.map(({ file }) => file).join(' or ')}?`;
  const fate = page.name === getName(wanted) ? 'moved there' : 'been renamed';
  return [there, ...(found.length === 1 ? adviseRedirect(fate, wanted, [page.file, page.path], known) : [])];
}

/** Finds the page to which the old address of a missing page is redirected. */
function findRedirected(candidates: string[], { byFile, root, redirects }: Known): string | undefined {
  for (const candidate of redirects ? candidates : []) {
    const to = redirects?.get(`/${findSlug(candidate.slice(root.length + 1))}/`);
    const page = [...byFile].find(([, path]) => path === (to && toUrlParts(to).path));
    if (to !== undefined) return page?.[0] ?? to;
  }
  return undefined;
}

function adviseRedirect(
  fate: string,
  wanted: string,
  page: [file: string, path: string],
  { root, byFile }: Known,
): string[] {
  const from = findOldAddress(wanted, page, root);
  // The address of a page that exists cannot be redirected.
  if (from === undefined || [...byFile.values()].includes(from)) return [];
  const redirect = `{ from: '${from}', to: '${page[1]}' }`;
  return [`If the page has ${fate}, redirect its readers: add ${redirect} to redirects in src/site.config.ts.`];
}

/** Splits the file of a page into its folder, its name, and its version, which is empty for the files of no version. */
function toParts(file: string): { folder: string; name: string; version: string } {
  const version = /(?:^|\/)versions\/([^/]+)\//.exec(file)?.[1] ?? '';
  return { folder: posix.dirname(file), name: getName(file), version };
}

/** Returns the file name without its extension and its sort number, since a page with a new number is still the same page. */
function getName(file: string): string {
  return cutNumber(posix.basename(file).replace(/\.mdx?$/i, '')).name;
}

/** Returns true for an index page, which every folder may have. */
function isIndex(file: string): boolean {
  return isFolderIndex(posix.basename(file).replace(/\.mdx?$/i, ''));
}

/** Returns the path that the missing page had if it set no slug, with the version prefix of the existing page. */
function findOldAddress(wanted: string, [file, path]: [string, string], root: string): string | undefined {
  const [there, missing] = [file, wanted].map((name) => findSlug(name.slice(root.length + 1)));
  if (missing === undefined) return undefined;
  const prefix = there !== undefined && path.endsWith(`/${there}/`) ? path.slice(0, -there.length - 2) : '';
  return `${prefix}/${missing}/`;
}

function findSlug(file: string): string | undefined {
  try {
    return toSlug(file);
  } catch {
    // A link may contain a path that no page can have.
    return undefined;
  }
}
