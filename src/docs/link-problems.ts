import { decodeUri } from '@/lib/decode-uri';
import { toTrailingSlash, toUrlParts } from '@/lib/href';
import type { PageProblem } from './page';
import type { PageLink } from './resolve';
import { findNearest } from '@/lib/nearest';

/** The anchors of all pages, by path without the base path. They are undefined if they are not known yet. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Returns the broken links of a page: a missing page is an error, a missing anchor a warning. */
export function getLinkProblems(
  { file, path }: { file: string; path: string },
  links: PageLink[],
  known: KnownPages,
): PageProblem[] {
  return links.flatMap(({ written, href, file: included, line, column }) => {
    const problem = getLinkProblem({ written, href }, path, known);
    return problem ? [{ ...problem, place: { file: included ?? file, line, column } }] : [];
  });
}

function getLinkProblem(
  { written, href }: PageLink,
  own: string,
  known: KnownPages,
): Omit<PageProblem, 'place'> | undefined {
  const { path, hash } = toUrlParts(href);
  const target = path === '' ? own : toTrailingSlash(decodeUri(path));
  // The existence of files is checked after the export.
  if (!target.endsWith('/')) return undefined;
  if (!known.has(target))
    return {
      severity: 'error',
      message: `the link "${decodeUri(written)}" points to no page`,
      fix: `There is no ${target}.${toSuggestion(target, known.keys())}`,
    };
  const anchors = known.get(target);
  const anchor = decodeUri(hash.slice(1));
  if (anchor === '' || !anchors || anchors.has(anchor)) return undefined;
  return {
    severity: 'warning',
    message: `the link "${decodeUri(written)}" points to no anchor`,
    fix: `${target} has no #${anchor}.${toSuggestion(anchor, anchors, '#')}`,
  };
}

/** Returns ` Did you mean …?` with the most similar name, or an empty string if none is similar. */
function toSuggestion(name: string, names: Iterable<string>, mark = ''): string {
  const nearest = findNearest(name, [...names]);
  if (nearest === undefined) return '';
  return ` Did you mean ${mark}${nearest}?`;
}
