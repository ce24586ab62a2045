import { distance } from 'fastest-levenshtein';

/** The known words nearest to a mistaken one, if they are near enough to be what was meant; several where they are equally near. */
export function findAllNearest(word: string, known: readonly string[]): string[] {
  if (word === '') return [];
  const far = Math.max(2, word.length / 3);
  const distances = known.map((other) => ({ other, far: distance(word.toLowerCase(), other.toLowerCase()) }));
  const least = Math.min(far, ...distances.map((found) => found.far));
  return distances.filter((found) => found.far === least).map(({ other }) => other);
}

/** The known word nearest to a mistaken one, if it is near enough to be what was meant. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  return findAllNearest(word, known)[0];
}

/** `Did you mean "x"?`, or what is known where nothing is near. */
export function toOffer(word: string, known: readonly string[], what: string): string {
  const nearest = findAllNearest(word, known);
  return nearest.length === 0 ? `${what}: ${known.join(', ')}.` : toQuestion(nearest);
}

/** `Did you mean "x"?`, or nothing where there is nothing to offer. */
export function toQuestion(words: readonly string[]): string {
  return words.length === 0 ? '' : `Did you mean ${words.map((word) => `"${word}"`).join(' or ')}?`;
}
