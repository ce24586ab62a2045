import { findNearest } from '@/lib/nearest-names';

/** The most pages that a message names. If more have the same name, none is likelier than the others. */
const mostNamed = 3;

/** The address of a page: its path, or its file. */
interface Address {
  folder: string;
  name: string;
  /** The version of the docs, if it is not in the folder of every page that the link may mean. */
  version?: string;
}

/**
 * Finds the pages that a link to a missing page may mean: those of the same name, otherwise the page with the most similar name. It
 * looks first in the same folder, then in the same version, then everywhere. Long paths with the same folders are not similar.
 */
export function findLikelyTargets<T extends Address>(wanted: Address, pages: T[]): T[] {
  const all = pages.filter(({ name }) => name.toLowerCase() === wanted.name.toLowerCase());
  const isNear = ({ folder }: Address) => folder === wanted.folder;
  const isOwn = ({ version }: Address) => version === wanted.version;
  const same = [all.filter(isNear), all.filter(isOwn), all].find((list) => list.length > 0);
  if (same) return same.length > mostNamed ? [] : same;
  for (const list of [pages.filter(isNear), pages.filter(isOwn), pages]) {
    const nearest = findNearest(
      wanted.name,
      list.map(({ name }) => name),
    );
    const page = list.find(({ name }) => name === nearest);
    if (page) return [page];
  }
  return [];
}
