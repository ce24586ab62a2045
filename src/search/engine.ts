import MiniSearch, { type AsPlainObject } from 'minisearch';
import { toAskedWords, Vocabulary, type AskedWord } from './query-words-and-vocabulary';
import { allFields, findRecords } from './find-records';
import { toQuery, type Query } from './parse-query';
import { rankRecords } from './rank-records';
import { isUse, type SearchRecord } from './record-types-and-derived-fields';
import { findSimilarWritten, toWritten } from './suggest-spelling';
import { isShort } from './tokenize';
import { toTraits, type Traits } from './precomputed-ranking-data';

/** A found record with the indexed terms that matched. */
export interface Found {
  record: SearchRecord;
  terms: string[];
}

/** Searches records with the index from `build-index-files.ts`. Caches the result of the last query. */
export class Engine {
  private readonly index: MiniSearch;
  private readonly vocabulary: Vocabulary;
  private readonly traits;
  private readonly prefixes: PrefixIndex;
  private readonly pages: Found[];
  private words: Map<string, string> | undefined;
  private last: { input: string; found: Found[] } | undefined;

  constructor(
    readonly records: SearchRecord[],
    index: AsPlainObject,
    /** The areas whose pages explain. */
    explaining: readonly string[] = [],
  ) {
    this.index = MiniSearch.loadJS(index, { fields: allFields, autoVacuum: false });
    this.vocabulary = new Vocabulary(toCounts(index, records), records.length, toRare(index));
    this.traits = toTraits(records, explaining);
    this.prefixes = new PrefixIndex(this.traits);
    const pages = records.filter(({ kind }) => kind === 'page').sort((one, other) => other.weight - one.weight);
    this.pages = pages.map((record) => ({ record, terms: [] }));
  }

  /**
   * Returns the matches for a query, best first. Of the pieces of one long text, only the best is returned. An empty query
   * returns every page.
   */
  find(input: string): Found[] {
    if (this.last?.input !== input) this.last = { input, found: this.look(input) };
    return this.last.found;
  }

  /** Returns up to four words of titles and names that are similar to those of a query without results and find records. */
  suggest(input: string, isSearched: (record: SearchRecord) => boolean = () => true): string[] {
    this.words ??= toWritten(this.records);
    const similar = findSimilarWritten(toQuery(input).words, this.words);
    return similar.filter((word) => this.look(word).some(({ record }) => isSearched(record))).slice(0, 4);
  }

  private lookUp({ identifiers }: Query, asked: AskedWord[]): ReturnType<typeof findRecords> {
    const terms = identifiers.map(({ term }) => term);
    return findRecords(this.index, asked, terms, (term) => this.vocabulary.has(term));
  }

  private look(input: string): Found[] {
    const query = toQuery(input);
    if (input.trim() === '') return this.pages;
    if (query.words.length === 0) return [];
    const asked = toAskedWords(query, this.vocabulary);
    const results = this.prefixes.find(asked) ?? this.lookUp(query, asked);
    const seen = new Set<string>();
    return rankRecords(results, { query, asked }, this.records, this.traits).flatMap(({ id, terms }) => {
      const record = this.records[id];
      if (!record || seen.has(record.group)) return [];
      seen.add(record.group);
      return [{ record, terms }];
    });
  }
}

/** Counts the records that each term names, in the field with the most. Where an item is used, its name says nothing more. */
function toCounts({ index, fieldIds }: AsPlainObject, records: SearchRecord[]): Map<string, number> {
  const names = ['title', 'names', 'also', 'alsoNames'].map((field) => String(fieldIds[field]));
  const counted = records.map((record) => !isUse(record));
  const count = (ids: object) => Object.keys(ids).filter((id) => counted[Number(id)]).length;
  return new Map(
    index.map(([term, places]) => [
      term,
      Math.max(0, ...Object.entries(places).map(([field, ids]) => (names.includes(field) ? count(ids) : 0))),
    ]),
  );
}

/** The number of records up to which a word is rare. */
const few = 3;

/** Returns the terms that only a few texts contain. A synonym is none of them: other words say the same. */
function toRare({ index, fieldIds }: AsPlainObject): Set<string> {
  const text = String(fieldIds.text);
  const others = ['also', 'alsoNames'].map((field) => String(fieldIds[field]));
  const isRare = (places: Record<string, object>) =>
    text in places &&
    !others.some((field) => field in places) &&
    Object.values(places).every((ids) => Object.keys(ids).length <= few);
  return new Set(index.flatMap(([term, places]) => (isRare(places) ? [term] : [])));
}

/** A record whose title has words that start with a prefix, in the format of the index's results. */
interface Start {
  id: number;
  match: Record<string, string[]>;
}

const longest = 2;
const most = 120;

/**
 * Finds the records with the highest base score for queries of one or two characters, which match too many terms of the index.
 */
class PrefixIndex {
  private readonly byPrefix = new Map<string, Start[]>();

  constructor(traits: Traits[]) {
    const byBase = traits
      .map((_, id) => id)
      .sort((one, other) => (traits[other]?.base ?? 0) - (traits[one]?.base ?? 0));
    for (const id of byBase) {
      for (const word of traits[id]?.words ?? []) {
        for (let length = 1; length <= longest; length++) this.add(word.slice(0, length), id, word);
      }
    }
  }

  /** Returns records for a query of one word of at most two characters, or undefined for any other query. */
  find([word, ...rest]: { term: string }[]): Start[] | undefined {
    const term = word?.term ?? '';
    return rest.length === 0 && isShort(term) ? (this.byPrefix.get(term) ?? []) : undefined;
  }

  private add(prefix: string, id: number, word: string): void {
    const starts = this.byPrefix.get(prefix) ?? [];
    if (starts.length === 0) this.byPrefix.set(prefix, starts);
    const last = starts.at(-1);
    if (last?.id === id) last.match[word] = ['title'];
    else if (starts.length < most) starts.push({ id, match: { [word]: ['title'] } });
  }
}
