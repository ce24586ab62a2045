import type MiniSearch from 'minisearch';
import type { MatchInfo, Query, SearchResult } from 'minisearch';
import { toTelling, type AskedWord } from './asked';
import { getAllowedMistakes } from './term-fit';

/** What names a record, and what it belongs to. */
const nameFields = ['title', 'names', 'path', 'also', 'alsoNames', 'inherited', 'places'];
/** The same and its text. */
export const allFields = [...nameFields, 'text'];

const boost = { title: 8, names: 5, path: 2, inherited: 2, places: 1, also: 3, alsoNames: 2, text: 1 };

/** As many as a list of results shows: with these found by name, texts need not be looked through. */
const enough = 40;

interface Strategy {
  fields?: string[];
  /** Words that may be misspelled. */
  fuzzy: (word: AskedWord) => boolean;
  combineWith?: 'AND' | 'OR';
}

/**
 * Finds what has all the words in any of their forms, by name and then in texts; words that nothing begins with may be misspelled.
 * Where that is little, what is named by some of them too; failing all, what has some.
 */
export function toResults(index: Pick<MiniSearch, 'search'>, asked: AskedWord[]): SearchResult[] {
  const words = toTelling(asked);
  const fuzzy = ({ isUnknown }: AskedWord) => isUnknown;
  const named = runSearch(index, words, { fuzzy, fields: nameFields });
  if (named.length >= enough) return named;
  const some = words.length > 1 ? runSearch(index, words, { fuzzy, combineWith: 'OR', fields: nameFields }) : [];
  const found = merge(runSearch(index, words, { fuzzy }), some);
  if (found.length > 0) return found;
  const misspelled = words.some(fuzzy) ? [] : runSearch(index, words, { fuzzy: () => true });
  return misspelled.length > 0 ? misspelled : runSearch(index, words, { fuzzy, combineWith: 'OR' });
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
  return index.search(
    { combineWith, queries },
    {
      fields,
      boost,
      tokenize: (text) => [text],
      processTerm: (term) => term,
      maxFuzzy: 2,
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  );
}

/** Both lists as one, with all that is known of each result. */
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
  return Object.fromEntries([...terms].map((term) => [term, [...(one[term] ?? []), ...(other[term] ?? [])]]));
}
