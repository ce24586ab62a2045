import { decodeUri } from '@/lib/decode-uri';
import { toTrailingSlash, toUrlParts } from '@/lib/href';
import type { PageProblem } from './format-and-sort-page-problems';
import type { PageLink } from './resolve-links-images-and-sdk-tables';
import { findNearest } from '@/lib/nearest-names';
import { findLikelyTargets } from './likely-targets-of-missing-page';

/** The anchors of all pages, by path without the base path. They are undefined if they are not known yet. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The pages to which links may point, and the addresses that have moved. */
interface Destinations {
  known: KnownPages;
  /** The anchors that pages do not have because they are internal, by path. */
  internal?: ReadonlyMap<string, readonly string[]>;
  redirects?: readonly { from: string; to: string }[];
}

/** Returns the broken links of a page: a missing page or something internal is an error, a missing anchor a warning. */
export function getLinkProblems(
  { file, path }: { file: string; path: string },
  links: PageLink[],
  destinations: Destinations,
): PageProblem[] {
  return links.flatMap(({ written, href, file: included, line, column }) => {
    const problem = getLinkProblem({ written, href }, path, destinations);
    return problem ? [{ ...problem, place: { file: included ?? file, line, column } }] : [];
  });
}

function getLinkProblem(
  { written, href }: PageLink,
  own: string,
  { known, internal, redirects = [] }: Destinations,
): Omit<PageProblem, 'place'> | undefined {
  const { path, hash } = toUrlParts(href);
  const target = path === '' ? own : toTrailingSlash(decodeUri(path));
  // The text of a page is checked against the files next to it, and generated files after the export.
  if (!target.endsWith('/')) return undefined;
  if (!known.has(target)) {
    const moved = redirects.find(({ from }) => from === target);
    return {
      severity: 'error',
      message: `the link "${decodeUri(written)}" points to no page`,
      fix: moved
        ? `${target} has moved: link to ${moved.to}.`
        : `There is no ${target}.${toPageSuggestion(target, known)}`,
    };
  }
  const anchors = known.get(target);
  const anchor = decodeUri(hash.slice(1));
  // In every page, "top" is its top.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !anchors || anchors.has(anchor)) return undefined;
  if (internal?.get(target)?.some((hidden) => anchor === hidden || anchor.startsWith(`${hidden}.`)))
    return {
      severity: 'error',
      message: `the link "${decodeUri(written)}" points to something internal`,
      fix: 'Remove the link, or the `x-internal` of its target.',
    };
  const nearest = findNearest(anchor, [...anchors]);
  return {
    severity: 'warning',
    message: `the link "${decodeUri(written)}" points to no anchor`,
    fix: `${target} has no #${anchor}.${nearest === undefined ? '' : ` Did you mean #${nearest}?`}`,
  };
}

/** Returns ` Did you mean …?` with the pages that a link may mean, or an empty string if there is none. */
function toPageSuggestion(target: string, known: KnownPages): string {
  const pages = [...known.keys()].map((path) => ({ path, ...toParts(path) })).filter((page) => page.name !== '');
  const found = findLikelyTargets(toParts(target), pages);
  return found.length === 0 ? '' : ` Did you mean ${found.map(({ path }) => path).join(' or ')}?`;
}

/** Splits the path of a page into its folder and its name. */
function toParts(path: string): { folder: string; name: string } {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)\/$/.exec(path) ?? [];
  return { folder, name };
}
