import { distance } from 'fastest-levenshtein';
import { decodeUri } from '@/lib/decode-uri';

export interface Route {
  label: string;
  path: string;
  /** Its other labels, such as those in menus, if they differ. */
  otherLabels?: string[];
}

/** The maximum number of routes on the not-found page. */
const nearestCount = 5;

/** The scores of a name under different parents, of a name that is part of the other, and of a label in menus. */
const elsewhere = 0.8;
const partOfName = 0.75;
const labelOfMenu = 0.95;

/** A name in a path or a label: its words in lower case, reduced to letters and digits. */
type Name = string[];

/**
 * Finds the routes that a reader may have meant by a path, the most likely first. If no route is similar, finds those directly
 * below the path. If there are none either, drops the last segment and retries, so an unknown path below a page finds that page.
 */
export function findNearestRoutes(routes: Route[], path: string): Route[] {
  for (let wanted = toNames(path); wanted.length > 0; wanted = wanted.slice(0, -1)) {
    const scored = routes.map((route) => ({ route, score: scoreRoute(wanted, route) }));
    const found = scored.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score);
    const exact = found.filter(({ score }) => score === 1);
    const nearest = (exact.length > 0 ? exact : found).map(({ route }) => route);
    const below = nearest.length > 0 ? nearest : routes.filter((route) => isBelow(wanted, toNames(route.path)));
    if (below.length > 0) return below.slice(0, nearestCount);
  }
  return [];
}

/** Scores how likely a route was meant, by its path or, in place of the last segment, by one of its labels. */
function scoreRoute(wanted: Name[], { path, label, otherLabels = [] }: Route): number {
  const names = toNames(path);
  const labels = [label, ...otherLabels].map((text) => [...names.slice(0, -1), toName(text)]);
  return Math.max(toScore(wanted, names), ...labels.map((labeled) => labelOfMenu * toScore(wanted, labeled)));
}

/** Scores how likely a route was meant: 1 for equal paths, 0 if the last segments are not similar. */
function toScore(wanted: Name[], names: Name[]): number {
  const name = toSimilarity(wanted.at(-1) ?? [], names.at(-1) ?? []);
  if (name === 0) return 0;
  const parents = names.slice(0, -1).map((parent, index) => toSimilarity(wanted.slice(0, -1)[index] ?? [], parent));
  const shared =
    parents.reduce((sum, similarity) => sum + similarity, 0) / Math.max(parents.length, wanted.length - 1, 1);
  return wanted.length === 1 && names.length === 1 ? name : name * (elsewhere + (1 - elsewhere) * shared);
}

/** Returns true if a route is directly below a folder. */
function isBelow(folder: Name[], names: Name[]): boolean {
  return names.length === folder.length + 1 && folder.every((name, index) => name.join('') === names[index]?.join(''));
}

/**
 * Scores the similarity of two names. They are similar if they differ by at most one typo per four characters of the shorter
 * name (three typos at most), or if the shorter one consists of words of the other and is at least half as long.
 */
function toSimilarity(left: Name, right: Name): number {
  const [short, long] = left.join('').length < right.join('').length ? [left, right] : [right, left];
  const [part, whole] = [short.join(''), long.join('')];
  if (part === whole) return 1;
  const slips = distance(part, whole);
  if (slips <= Math.min(3, Math.floor(part.length / 4))) return 1 - slips / whole.length;
  return part.length >= 5 && part.length * 2 >= whole.length && hasWords(long, part) ? partOfName : 0;
}

/** Returns true if a text consists of successive words of a name. */
function hasWords(name: Name, text: string): boolean {
  return name.some((_, start) => name.some((_, end) => name.slice(start, end + 1).join('') === text));
}

/** Returns the names of the segments of a path, without `index` and a file extension. */
function toNames(path: string): Name[] {
  const segments = decodeUri(path)
    .replace(/(?:\/index)?\.(?:html?|md)\/?$/i, '')
    .split('/');
  return segments.map(toName).filter((name) => name.length > 0);
}

function toName(text: string): Name {
  return (
    text
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
