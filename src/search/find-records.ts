import type MiniSearch from 'minisearch';
import type { MatchInfo, Query, SearchResult } from 'minisearch';
import { toTelling, type AskedWord } from './query-words-and-vocabulary';
import { getAllowedMistakes } from './score-record-by-query-words';

/** The fields for the names of a record and of its parents. */
const nameFields = ['title', 'names', 'path', 'also', 'alsoNames', 'inherited', 'places'];
/** All fields: those for names, and the text. */
export const allFields = [...nameFields, 'text'];

const boost = { title: 8, names: 5, path: 2, inherited: 2, places: 1, also: 3, alsoNames: 2, text: 1 };

/** If at least this many records match by name, texts are not searched. */
const enough = 40;

interface Strategy {
  fields?: string[];
  /** Returns true for words that may be misspelled. */
  fuzzy: (word: AskedWord) => boolean;
  combineWith?: 'AND' | 'OR';
}

/**
 * Finds records that contain all words of a query in any form, except filler. Unknown words may be misspelled. If too few
 * names match, searches texts as well and adds records whose names have some of the words. If still nothing matches and no
 * word is unknown, all words may be misspelled. The last resort is all records that contain some of the words. An identifier
 * is always searched in texts, because they may be the only place that has all of it.
 */
export function findRecords(
  index: Pick<MiniSearch, 'search'>,
  asked: AskedWord[],
  identifiers: string[],
  isKnown: (term: string) => boolean,
): SearchResult[] {
  const words = toTelling(asked);
  const fuzzy = ({ isUnknown }: AskedWord) => isUnknown;
  const named = runSearch(index, words, { fuzzy, fields: nameFields });
  if (named.length >= enough && identifiers.every(isKnown))
    return identifiers.length === 0 ? named : merge(findTerms(index, identifiers), named);
  const some = words.length > 1 ? runSearch(index, words, { fuzzy, combineWith: 'OR', fields: nameFields }) : [];
  const found = merge(runSearch(index, words, { fuzzy }), some);
  if (found.length > 0) return found;
  const misspelled = words.some(fuzzy) ? [] : runSearch(index, words, { fuzzy: () => true });
  return misspelled.length > 0 ? misspelled : runSearch(index, words, { fuzzy, combineWith: 'OR' });
}

const options = {
  boost,
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

/** Finds records that contain all terms, in any field. */
function findTerms(index: Pick<MiniSearch, 'search'>, terms: string[]): SearchResult[] {
  return index.search({ combineWith: 'AND', queries: terms }, { ...options, fields: allFields });
}

function runSearch(
  index: Pick<MiniSearch, 'search'>,
  words: AskedWord[],
  { fields = allFields, fuzzy, combineWith = 'AND' }: Strategy,
): SearchResult[] {
  const queries = words.map((word): Query => {
    const { term, forms, isBegun } = word;
    const asTyped: Query = { queries: [term], prefix: isBegun, fuzzy: fuzzy(word) && getAllowedMistakes(term) };
    return { combineWith: 'OR', queries: [asTyped, ...forms] };
  });
  return index.search({ combineWith, queries }, { ...options, fields });
}

/** Merges two lists of results, and the matches of results that are in both. */
function merge(one: SearchResult[], other: SearchResult[]): SearchResult[] {
  const known = new Map(one.map((result) => [result.id as number, result]));
  for (const result of other) {
    const before = known.get(result.id as number);
    if (!before) known.set(result.id as number, result);
    else before.match = toUnion(before.match, result.match);
  }
  return [...known.values()];
}

function toUnion(one: MatchInfo, other: MatchInfo): MatchInfo {
  const terms = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...terms].map((term) => [term, [...getFields(one, term), ...getFields(other, term)]]));
}

/** Returns the fields that contain a term, which may have the name of an inherited member, such as `constructor`. */
function getFields(match: MatchInfo, term: string): string[] {
  return Object.hasOwn(match, term) ? (match[term] ?? []) : [];
}
