import { distance } from 'fastest-levenshtein';
import type { AskedWord } from './query-words-and-vocabulary';
import { isShort } from './tokenize';

/** How well a record matches the words of a query. */
export interface TermFit {
  /** The weighted share of the query that the record covers. It is 1 if the title has every word. */
  covered: number;
  /** The weighted share of the query's rare words that the record lacks. */
  missing: number;
  /** The share of the title that is in the query. */
  title: number;
  /** True if the title has every word except filler, in any form. */
  isTitled: boolean;
  /** True if the record has every word except filler. */
  isExact: boolean;
}

/** The weight of a match by field. */
const worth: Record<string, number> = {
  title: 1,
  names: 0.9,
  also: 0.85,
  alsoNames: 0.75,
  path: 0.6,
  inherited: 0.95,
  places: 0.45,
  text: 0.35,
};

const likeness = { form: 0.55, begun: 0.42, begunShare: 0.1, misspelled: 0.95 };

/**
 * Returns a function that measures how well a record matches a query. Rare words count more than common ones.
 */
export function toTermFit(asked: AskedWord[]): (match: Record<string, string[]>, titleWords: string[]) => TermFit {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const seen = new Map<string, number[]>();
  const toLikeness = (term: string) => {
    const found = seen.get(term) ?? asked.map((word) => compare(word, term));
    seen.set(term, found);
    return found;
  };
  return (match, titleWords) => {
    const best = asked.map(() => 0);
    let titled = 0;
    for (const [term, fields] of Object.entries(match)) {
      const value = Math.max(...fields.map((field) => worth[field] ?? 0));
      const likes = toLikeness(term);
      likes.forEach((like, at) => (best[at] = Math.max(best[at] ?? 0, like * value)));
    }
    // Compares the title words too, because the index is not searched for optional words and for a short last word.
    const named = asked.map(({ term, isOptional }) => isOptional && !isShort(term));
    for (const word of titleWords) {
      const likes = toLikeness(word);
      likes.forEach((like, at) => {
        best[at] = Math.max(best[at] ?? 0, like);
        named[at] ||= like > 0;
      });
      titled += Math.max(...likes);
    }
    const covered = best.reduce((sum, value, at) => sum + value * (asked[at]?.weight ?? 0), 0) / (total || 1);
    const lacked = asked.filter(({ isOptional }, at) => best[at] === 0 && !isOptional);
    return {
      covered,
      missing: lacked.reduce((sum, { weight, isRare }) => sum + (isRare ? weight : 0), 0) / (total || 1),
      title: titleWords.length > 0 ? Math.min(1, titled / titleWords.length) : 0,
      isTitled: named.every(Boolean),
      isExact: lacked.length === 0,
    };
  };
}

/**
 * Scores how similar an indexed term is to a word of the query: the same word, another form, a longer word that starts with
 * it, or a word that was misspelled. Returns 0 for any other term.
 */
function compare({ term: asked, forms, isBegun, isUnknown }: AskedWord, term: string): number {
  if (asked === term) return 1;
  if (forms.includes(term)) return likeness.form;
  if (isBegun && term.startsWith(asked)) return likeness.begun + (likeness.begunShare * asked.length) / term.length;
  if (!isUnknown) return 0;
  const mistakes = distance(asked, term);
  return mistakes <= getAllowedMistakes(asked) ? likeness.misspelled - 0.15 * (mistakes - 1) : 0;
}

/** Returns how many characters of a word may be wrong. In a short word none may be, because that would be another word. */
export function getAllowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
