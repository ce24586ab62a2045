import { posix } from 'node:path';
import { isFolderIndex, cutNumber } from '@/lib/content-path';
import { toUrlParts } from '@/lib/href';
import { findNearest } from '@/lib/nearest';
import { toSlug } from './route';

/** If more pages than this have the same name, the advice does not list them. */
const mostNamed = 3;

/** The pages that exist, and the drafts that will be published later. */
interface Known {
  root: string;
  /** The path of each page by its file. */
  byFile: Map<string, string>;
  drafts: Set<string>;
  /** The new paths of moved pages, by their old ones. */
  redirects?: ReadonlyMap<string, string>;
}

/** Returns advice for a link to a page that does not exist. `candidates` are the files that the link may refer to. */
export function adviseMissing(candidates: string[], known: Known): string {
  if (candidates.length === 0) return `It points outside ${known.root}/, which contains all pages.`;
  const draft = candidates.find((file) => known.drafts.has(file));
  if (draft !== undefined) return `${draft} is a draft, which is not published: publish it, or remove the link.`;
  return [`Looked for ${candidates.join(' and ')}.`, ...adviseMoved(candidates, known)].join(' ');
}

/** Finds pages with the same file name in other folders: the missing page has most likely moved there. */
function adviseMoved(candidates: string[], known: Known): string[] {
  const [wanted] = candidates;
  if (wanted === undefined) return [];
  const moved = findRedirected(candidates, known);
  if (moved !== undefined) return [`The page has moved: link to ${moved}.`];
  if (isIndex(wanted)) return [];
  const all = [...known.byFile].filter(([file]) => getName(file) === getName(wanted));
  // A link to a page of the same version is more likely.
  const own = all.filter(([file]) => toVersion(file) === toVersion(wanted));
  const found = own.length > 0 ? own : all;
  const [first] = found;
  if (!first) return adviseRenamed(wanted, known);
  if (found.length > mostNamed) return [];
  const there = `Did you mean ${found.map(([file]) => file).join(' or ')}?`;
  return [there, ...(found.length === 1 ? adviseRedirect('moved there', wanted, first, known) : [])];
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

/** Finds a page in the same folder with a similar name: the link may contain a typo, or the page has been renamed. */
function adviseRenamed(wanted: string, known: Known): string[] {
  const near = [...known.byFile].filter(([file]) => posix.dirname(file) === posix.dirname(wanted));
  const name = findNearest(
    getName(wanted),
    near.map(([file]) => getName(file)),
  );
  const page = near.find(([file]) => getName(file) === name);
  return page ? [`Did you mean ${page[0]}?`, ...adviseRedirect('been renamed', wanted, page, known)] : [];
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

/** Returns the version in the path of a file, or an empty string. */
function toVersion(file: string): string {
  return /(?:^|\/)versions\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** Returns the file name without its sort number, since a page with a new number is still the same page. */
function getName(file: string): string {
  return cutNumber(posix.basename(file)).name;
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
