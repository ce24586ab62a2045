import { distance } from 'fastest-levenshtein';

/** A word of a text, normalized for comparison, and its position. */
export interface Word {
  term: string;
  start: number;
  end: number;
  position: number;
}

const stopWords = new Set(
  'a an and are as at be by do does for from how i in into is it its my of on or that the this to was what when where which who why with you your'.split(
    ' ',
  ),
);

const patterns = new Map<string, RegExp>();

function toPattern(separators: string): RegExp {
  const runs = String.raw`[\p{L}\p{N}]+`;
  const pattern = patterns.get(separators) ?? new RegExp(separators === '' ? runs : `${runs}|[${separators}]`, 'gu');
  patterns.set(separators, pattern);
  return pattern;
}

/**
 * Splits a text into runs of letters and digits and into separators and, with `isCamelCase`, also into the words of
 * camel case.
 */
export function toWords(text: string, separators = '', isCamelCase = false): Word[] {
  return [...text.matchAll(toPattern(separators))].flatMap(({ 0: run, index }, position) => {
    const whole = { term: toTerm(run), start: index, end: index + run.length, position };
    const parts = isCamelCase ? [...run.matchAll(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu)] : [];
    if (parts.length < 2) return [whole];
    return [
      whole,
      ...parts.map(({ 0: part, index: offset }) => ({
        term: toTerm(part),
        start: index + offset,
        end: index + offset + part.length,
        position,
      })),
    ];
  });
}

/** Normalizes a word: no accents, lowercase, singular. */
function toTerm(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length > 3 && /[^siu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The terms of each synonym, because every query is compared with all of them. */
const termsOf = new Map<string, string[]>();

/** Returns the terms of a synonym. */
export function toTerms(synonym: string): string[] {
  const terms = termsOf.get(synonym) ?? toWords(synonym).map(({ term }) => term);
  termsOf.set(synonym, terms);
  return terms;
}

/** Returns the words of a query without stop words, or all words if there are only stop words. */
export function toQueryWords(query: string, separators = ''): string[] {
  const terms = toWords(query, separators).map(({ term }) => term);
  const telling = terms.filter((term) => !stopWords.has(term));
  return telling.length > 0 ? telling : terms;
}

/** How a word of a query matches a word of a record. */
export interface Fit {
  typos: number;
  /** Whether the terms are equal. */
  isExact: boolean;
}

/**
 * Returns how a word of a query matches a term, or undefined if it does not. Allows one typo from four characters on, two from
 * eight. If `isBegun`, the word may be a prefix.
 */
export function findFit(asked: string, term: string, isBegun: boolean): Fit | undefined {
  if (asked === term) return { typos: 0, isExact: true };
  if (isBegun && term.startsWith(asked)) return { typos: 0, isExact: false };
  const allowed = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  if (allowed === 0 || asked[0] !== term[0]) return undefined;
  const compared = isBegun && term.length > asked.length ? term.slice(0, asked.length) : term;
  if (Math.abs(compared.length - asked.length) > allowed) return undefined;
  const typos = distance(asked, compared);
  return typos <= allowed ? { typos, isExact: false } : undefined;
}
