import { distance } from 'fastest-levenshtein';
import { decodeUri } from '@/lib/decode-uri';
import { nearestCount, type Route } from './route-list';

/** The scores of a name under different parents, and of a name that is a substring of the other. */
const elsewhere = 0.8;
const partOfName = 0.75;

/**
 * Finds the routes that a reader may have meant by a path, the most likely first. If no route is similar, finds those directly
 * below the path. If there are none either, drops the last segment and retries, so an unknown path below a page finds that page.
 */
export function findNearestRoutes(routes: Route[], path: string): Route[] {
  for (let wanted = toNames(path); wanted.length > 0; wanted = wanted.slice(0, -1)) {
    const scored = routes.map((route) => ({ route, score: toScore(wanted, toNames(route.path)) }));
    const found = scored.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score);
    const exact = found.filter(({ score }) => score === 1);
    const nearest = (exact.length > 0 ? exact : found).map(({ route }) => route);
    const below = nearest.length > 0 ? nearest : routes.filter((route) => isBelow(wanted, toNames(route.path)));
    if (below.length > 0) return below.slice(0, nearestCount);
  }
  return [];
}

/** Scores how likely a route was meant: 1 for equal paths, 0 if the last segments are not similar. */
function toScore(wanted: string[], names: string[]): number {
  const name = toSimilarity(wanted.at(-1) ?? '', names.at(-1) ?? '');
  if (name === 0) return 0;
  const parents = names.slice(0, -1).map((parent, index) => toSimilarity(wanted.slice(0, -1)[index] ?? '', parent));
  const shared =
    parents.reduce((sum, similarity) => sum + similarity, 0) / Math.max(parents.length, wanted.length - 1, 1);
  return wanted.length === 1 && names.length === 1 ? name : name * (elsewhere + (1 - elsewhere) * shared);
}

/** Returns true if a route is directly below a folder. */
function isBelow(folder: string[], names: string[]): boolean {
  return names.length === folder.length + 1 && folder.every((name, index) => name === names[index]);
}

/**
 * Scores the similarity of two names. They are similar if they differ by at most one typo per four characters of the shorter
 * name (three typos at most), or if the shorter one is a substring of the other and at least half as long.
 */
function toSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const slips = distance(left, right);
  if (slips <= Math.min(3, Math.floor(short.length / 4))) return 1 - slips / long.length;
  return short.length >= 5 && short.length * 2 >= long.length && long.includes(short) ? partOfName : 0;
}

/** Returns the segments of a path in lower case, reduced to letters and digits, without `index` and a file extension. */
function toNames(path: string): string[] {
  const segments = decodeUri(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|md)\/?$/, '')
    .split('/');
  return segments.map((segment) => segment.replace(/[^\p{L}\p{N}]+/gu, '')).filter(Boolean);
}
