import type { AskedWord } from './asked';

/** How well a record has the words of a query. */
export interface TermFit {
  /** How much of what was asked the record has: 1 if all of it is in its title. */
  covered: number;
  /** How much of the title was asked for. */
  title: number;
  /** Every word that is not just filler is somewhere. */
  isWhole: boolean;
}

/** What a word is worth in a field. */
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

/** A measure for records: words that tell much count more than those that stand everywhere. */
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
    // Of a word just begun the index was not asked.
    for (const word of titleWords) {
      const likes = toLikeness(word);
      likes.forEach((like, at) => (best[at] = Math.max(best[at] ?? 0, like)));
      titled += Math.max(...likes);
    }
    const covered = best.reduce((sum, value, at) => sum + value * (asked[at]?.weight ?? 0), 0) / (total || 1);
    return {
      covered,
      title: titleWords.length > 0 ? Math.min(1, titled / titleWords.length) : 0,
      isWhole: best.every((value, at) => value > 0 || asked[at]?.isOptional === true),
    };
  };
}

/** How like an indexed term is to a word that was asked for: itself, another form, begun, or misspelled. */
function compare({ term: asked, forms, isBegun, isUnknown }: AskedWord, term: string): number {
  if (asked === term) return 1;
  if (forms.includes(term)) return likeness.form;
  if (isBegun && term.startsWith(asked)) return likeness.begun + (likeness.begunShare * asked.length) / term.length;
  if (!isUnknown) return 0;
  const mistakes = countMistakes(asked, term);
  return mistakes <= getAllowedMistakes(asked) ? likeness.misspelled - 0.15 * (mistakes - 1) : 0;
}

/** How many letters of a word may be wrong: short words would become others. */
export function getAllowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How many letters have to be put in, left out or changed to make one word of the other. */
function countMistakes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const above = row;
    row = [at];
    for (let next = 1; next <= other.length; next++) {
      const changed = (above[next - 1] ?? 0) + Number(one[at - 1] !== other[next - 1]);
      row.push(Math.min(changed, (above[next] ?? 0) + 1, (row[next - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}
