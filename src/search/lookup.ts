import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { isStopWord } from './tokenize';
import type { Vocabulary } from './vocabulary';

/** What names a record. */
const nameFields = ['title', 'names', 'path', 'also'];
/** The same, what it belongs to, and its text. */
export const allFields = [...nameFields, 'parents', 'text'];

const boost = { title: 8, names: 5, path: 2, parents: 2, also: 3, text: 1 };

/** As many as a list of results shows: with these found by name, texts need not be looked through. */
const enough = 40;

interface Way {
  prefix?: (term: string, at: number) => boolean;
  fields?: string[];
  /** Terms that may be misspelt. */
  fuzzy?: (term: string) => boolean;
  combineWith?: 'AND' | 'OR';
}

/** Finds what has all the terms, by name and then in texts; terms that nothing begins with may be misspelt. Failing that, what has some. */
export function toResults(index: Pick<MiniSearch, 'search'>, vocabulary: Vocabulary, all: string[]): SearchResult[] {
  const terms = toTelling(all);
  // A word that another follows is whole, if there is such a word: only others are beginnings.
  const isBegun = (term: string, at: number) => term.length > 1 && (at === terms.length - 1 || !vocabulary.has(term));
  const run = (way: Way) => runSearch(index, terms, { ...way, prefix: isBegun });
  const isUnknown = (term: string) => !vocabulary.hasStart(term);
  const fuzzy = terms.some(isUnknown) ? isUnknown : undefined;
  const ways: (() => SearchResult[])[] = [
    () => run({ fuzzy }),
    () => (fuzzy ? [] : run({ fuzzy: () => true })),
    () => run({ fuzzy: isUnknown, combineWith: 'OR', fields: nameFields }),
    () => run({ fuzzy: isUnknown, combineWith: 'OR' }),
  ];
  const named = run({ fuzzy, fields: nameFields });
  if (named.length >= enough) return named;
  for (const way of ways) {
    const results = way();
    if (results.length > 0) return results;
  }
  return [];
}

/** Leaves out a last word that fits nearly everything: one just begun, or one that says nothing. Ranking sees it anyway. */
function toTelling(terms: string[]): string[] {
  const last = terms.at(-1) ?? '';
  return terms.length > 1 && (last.length < 3 || isStopWord(last)) ? terms.slice(0, -1) : terms;
}

function runSearch(
  index: Pick<MiniSearch, 'search'>,
  terms: string[],
  { fields = allFields, prefix, fuzzy, combineWith = 'AND' }: Way,
): SearchResult[] {
  return index.search(terms.join(' '), {
    fields,
    combineWith,
    boost,
    tokenize: () => terms,
    processTerm: (term) => term,
    prefix,
    fuzzy: (term) => fuzzy?.(term) === true && toDistance(term),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.3 },
  });
}

function toDistance(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}
