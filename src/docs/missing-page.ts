import { posix } from 'node:path';
import { isFolderIndex } from '@/lib/content-path';
import { cutNumber } from '@/lib/content-path';
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
  if (candidates.length === 0) return `It leads out of ${known.root}/, in which all pages stand.`;
  const draft = candidates.find((file) => known.drafts.has(file));
  if (draft !== undefined)
    return `${draft} is a draft, which is not published: publish it, or take the link off the page.`;
  return [`Looked for ${candidates.join(' and ')}.`, ...adviseMoved(candidates, known)].join(' ');
}

/** While a page of the same file name stands elsewhere, the one that is looked for has most often moved there. */
function adviseMoved(candidates: string[], { byFile, root }: Known): string[] {
  const [wanted] = candidates;
  if (wanted === undefined || isIndex(wanted)) return [];
  const found = [...byFile].filter(([file]) => getName(file) === getName(wanted));
  const [first] = found;
  if (!first || found.length > mostNamed) return [];
  const from = findOldAddress(wanted, first, root);
  const there = `There is ${found.map(([file]) => file).join(' and ')}: link to that.`;
  if (from === undefined || from === first[1] || found.length > 1) return [there];
  const redirect = `{ from: '${from}', to: '${first[1]}' }`;
  return [
    there,
    `If the page has moved there, lead its readers on: add ${redirect} to redirects of src/site.config.ts.`,
  ];
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
