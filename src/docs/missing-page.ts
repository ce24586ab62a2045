import { posix } from 'node:path';
import { isFolderIndex, cutNumber } from '@/lib/content-path';
import { findNearest } from '@/lib/nearest';
import { toSlug } from './route';

/** More pages of one name than these say nothing about where one has gone. */
const mostNamed = 3;

/** What is known of the pages there are, and of those there will be. */
interface Known {
  root: string;
  /** The addresses of all pages by their files. */
  byFile: Map<string, string>;
  drafts: Set<string>;
}

/** What to do about a link that leads to no page, by the files that it may mean. */
export function adviseMissing(candidates: string[], known: Known): string {
  if (candidates.length === 0) return `It leads out of ${known.root}/, in which all pages are.`;
  const draft = candidates.find((file) => known.drafts.has(file));
  if (draft !== undefined)
    return `${draft} is a draft, which is not published: publish it, or take the link off the page.`;
  return [`Looked for ${candidates.join(' and ')}.`, ...adviseMoved(candidates, known)].join(' ');
}

/** While a page of the same file name is elsewhere, the one that is looked for has most often moved there. */
function adviseMoved(candidates: string[], { byFile, root }: Known): string[] {
  const [wanted] = candidates;
  if (wanted === undefined || isIndex(wanted)) return [];
  const found = [...byFile].filter(([file]) => getName(file) === getName(wanted));
  const [first] = found;
  if (!first) return adviseRenamed(wanted, byFile, root);
  if (found.length > mostNamed) return [];
  const there = `There is ${found.map(([file]) => file).join(' and ')}: link to that.`;
  return [there, ...(found.length === 1 ? adviseRedirect('moved there', wanted, first, root) : [])];
}

/** A page in the same folder whose name is nearly the same may be what is meant, or what the page is called now. */
function adviseRenamed(wanted: string, byFile: Known['byFile'], root: string): string[] {
  const near = [...byFile].filter(([file]) => posix.dirname(file) === posix.dirname(wanted));
  const name = findNearest(
    getName(wanted),
    near.map(([file]) => getName(file)),
  );
  const page = near.find(([file]) => getName(file) === name);
  return page ? [`Did you mean ${page[0]}?`, ...adviseRedirect('been renamed', wanted, page, root)] : [];
}

function adviseRedirect(fate: string, wanted: string, page: [file: string, path: string], root: string): string[] {
  const from = findOldAddress(wanted, page, root);
  if (from === undefined || from === page[1]) return [];
  const redirect = `{ from: '${from}', to: '${page[1]}' }`;
  return [`If the page has ${fate}, lead its readers on: add ${redirect} to redirects of src/site.config.ts.`];
}

/** Another number in front of it is no other name. */
function getName(file: string): string {
  return cutNumber(posix.basename(file)).name;
}

/** Each folder may have one. */
function isIndex(file: string): boolean {
  return isFolderIndex(posix.basename(file).replace(/\.mdx?$/i, ''));
}

/** The address that the missing file had, if it gave itself no slug: below the same version as the page that is there. */
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
    // A link may name what cannot be a page.
    return undefined;
  }
}
