import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { toSynonymTerms } from './expand';
import { toQuery, type Query } from './query';
import { toRanked, toTraits, type Traits } from './rank';
import { getParents, type SearchRecord } from './record';
import { isStopWord, toTitleTokens, toTokens } from './tokenize';

/** A record that was found, and the indexed terms that made it so. */
export interface Found {
  record: SearchRecord;
  terms: string[];
  score: number;
}

/** Searches records. One is made for a set of them, and keeps the answer to the last query. */
export interface Engine {
  find: (input: string) => Found[];
  /** Indexed terms nearest to the words of a query that found nothing. */
  suggest: (input: string) => string[];
  records: SearchRecord[];
}

type Indexed = SearchRecord & { id: number };

const fields = ['title', 'names', 'path', 'parents', 'also', 'text'] as const;
const boost = { title: 8, names: 5, path: 2, parents: 2, also: 3, text: 1 };

const options: Options<Indexed> = {
  fields: [...fields],
  extractField: (record, field) => toFieldText(record, field) as string,
  tokenize: (text, field) => (field === 'title' || field === 'names' ? toTitleTokens(text) : toTokens(text)).map(({ term }) => term),
  processTerm: (term) => (isStopWord(term) ? null : term),
  autoVacuum: false,
};

function toFieldText(record: Indexed, field: string): string | number {
  switch (field) {
    case 'id':
      return record.id;
    case 'names':
      return record.names.join('\n');
    case 'path':
      return [record.method, record.path].filter(Boolean).join(' ');
    case 'parents':
      return [...getParents(record.hierarchy), ...record.places.map(({ title }) => title)].join('\n');
    case 'also':
      return toSynonymTerms([record.title, ...record.names].join('\n')).join(' ');
    default:
      return field === 'title' ? record.title : record.text;
  }
}

/** Indexes records; `stored` is what {@link toStoredIndex} made of the same ones. */
export function buildEngine(records: SearchRecord[], stored?: string): Engine {
  const index = stored === undefined ? buildIndex(records) : MiniSearch.loadJSON<Indexed>(stored, options);
  const traits = toTraits(records);
  let last: { input: string; found: Found[] } | undefined;
  const find = (input: string) => {
    if (last?.input !== input) last = { input, found: findRecords(index, records, traits, input) };
    return last.found;
  };
  return { find, suggest: (input) => toSuggestions(index, input), records };
}

function buildIndex(records: SearchRecord[]): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>(options);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index;
}

/** The index as text, so that a browser need not make it. */
export function toStoredIndex(records: SearchRecord[]): string {
  return JSON.stringify(buildIndex(records));
}

function findRecords(index: MiniSearch<Indexed>, records: SearchRecord[], traits: Traits[], input: string): Found[] {
  const query = toQuery(input);
  if (query.terms.length === 0) return [];
  const results = toResults(index, query);
  const seen = new Set<string>();
  return toRanked(results, query, records, traits).flatMap(({ id, terms, score }) => {
    const record = records[id];
    if (!record || seen.has(record.group)) return [];
    seen.add(record.group);
    return [{ record, terms, score }];
  });
}

/** Exact words and beginnings first; then with typing mistakes; then whatever has some of the words. */
function toResults(index: MiniSearch<Indexed>, query: Query): SearchResult[] {
  const strict = runSearch(index, query, { combineWith: 'AND', fuzzy: false });
  if (strict.length > 0) return strict;
  const tolerant = runSearch(index, query, { combineWith: 'AND', fuzzy: true });
  return tolerant.length > 0 || query.terms.length === 1 ? tolerant : runSearch(index, query, { combineWith: 'OR', fuzzy: true });
}

function runSearch(index: MiniSearch<Indexed>, { terms }: Query, { combineWith, fuzzy }: { combineWith: 'AND' | 'OR'; fuzzy: boolean }): SearchResult[] {
  return index.search(terms.join(' '), {
    combineWith,
    boost,
    tokenize: () => terms,
    processTerm: (term) => term,
    prefix: true,
    fuzzy: (term) => fuzzy && toDistance(term),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.3 },
  });
}

function toDistance(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

function toSuggestions(index: MiniSearch<Indexed>, input: string): string[] {
  const { terms } = toQuery(input);
  const found = terms.flatMap((term) => index.autoSuggest(term, { tokenize: () => [term], processTerm: (word) => word, fuzzy: 0.4, maxFuzzy: 3, prefix: true, fields: ['title', 'names'] }));
  return [...new Set(found.sort((one, other) => other.score - one.score).map(({ suggestion }) => suggestion))].slice(0, 4);
}
