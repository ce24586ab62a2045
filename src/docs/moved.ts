import { posix } from 'node:path';
import { cutNumber } from '@/lib/number-prefix';
import { toSlug } from './route';

/** More pages of one name than these say nothing about where one has gone. */
const mostNamed = 3;

/**
 * What to do about a link to a page that is not there while one of the same file name stands elsewhere: most often it has moved.
 * `candidates` are the files that the link may mean, `pages` the addresses of all pages by their files.
 */
export function adviseMoved(candidates: string[], pages: Map<string, string>, root: string): string[] {
  const [wanted] = candidates;
  if (wanted === undefined || isIndex(wanted)) return [];
  const found = [...pages].filter(([file]) => getName(file) === getName(wanted));
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
  return /(?:^|\/)(?:index|readme)\.mdx?$/i.test(file);
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
