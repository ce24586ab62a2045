import { distance } from 'fastest-levenshtein';

/** Returns the known words that are most similar to a misspelled one, or none if none is similar enough. */
export function findAllNearest(word: string, known: readonly string[]): string[] {
  if (word === '') return [];
  const far = Math.max(2, word.length / 3);
  const distances = known.map((other) => ({ other, far: distance(word.toLowerCase(), other.toLowerCase()) }));
  const least = Math.min(far, ...distances.map((found) => found.far));
  return distances.filter((found) => found.far === least).map(({ other }) => other);
}

/** Finds the known word that is most similar to a misspelled one, if it is similar enough. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  return findAllNearest(word, known)[0];
}

/** Returns `Did you mean "x"?`, or the list of known words if none is similar enough. */
export function toOffer(word: string, known: readonly string[], what: string): string {
  const nearest = findAllNearest(word, known);
  return nearest.length === 0 ? `${what}: ${known.join(', ')}.` : toQuestion(nearest);
}

/** Returns `Did you mean "x" or "y"?`, or an empty string without words. */
export function toQuestion(words: readonly string[]): string {
  return words.length === 0 ? '' : `Did you mean ${words.map((word) => `"${word}"`).join(' or ')}?`;
}

/** Returns `Did you mean "x"? ` if a known word is similar enough, then the list of known words in any case. */
export function toHint(word: string, known: readonly string[], what: string): string {
  const question = toQuestion(findAllNearest(word, known));
  return `${question && `${question} `}${what}: ${known.join(', ')}.`;
}
