import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { toSynonymTerms } from './expand';
import { allFields, toResults } from './lookup';
import { toQuery } from './query';
import { toRanked, toTraits } from './rank';
import { getParents, type SearchRecord } from './record';
import { Starts } from './starts';
import { isStopWord, toTitleTokens, toTokens } from './tokenize';
import { Vocabulary } from './vocabulary';

/** A record that was found, and the indexed terms that made it so. */
export interface Found {
  record: SearchRecord;
  terms: string[];
}

type Indexed = SearchRecord & { id: number };

const options: Options<Indexed> = {
  fields: allFields,
  extractField: (record, field) => toFieldText(record, field) as string,
  tokenize: (text, field) =>
    (field === 'title' || field === 'names' ? toTitleTokens(text) : toTokens(text)).map(({ term }) => term),
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
      // Area and service hold for too many records to tell them apart.
      return [...getParents(record.hierarchy).slice(2), ...record.places.map(({ title }) => title)].join('\n');
    case 'also':
      return toSynonymTerms([record.title, ...record.names].join('\n')).join(' ');
    default:
      return field === 'title' ? record.title : record.text;
  }
}

/** The index of records as plain data, so that a browser need not make it. */
export function buildIndex(records: SearchRecord[]): AsPlainObject {
  const index = new MiniSearch<Indexed>(options);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index.toJSON();
}

/** Searches records by the index that {@link buildIndex} made of them. Keeps the answer to the last query. */
export class Engine {
  private readonly index: MiniSearch<Indexed>;
  private readonly vocabulary: Vocabulary;
  private readonly traits;
  private readonly starts: Starts;
  private readonly pages: Found[];
  private last: { input: string; found: Found[] } | undefined;

  constructor(
    readonly records: SearchRecord[],
    index: AsPlainObject,
  ) {
    this.index = MiniSearch.loadJS<Indexed>(index, options);
    this.vocabulary = new Vocabulary(index.index.map(([term]) => term));
    this.traits = toTraits(records);
    this.starts = new Starts(this.traits);
    const pages = records.filter(({ kind }) => kind === 'page').sort((one, other) => other.weight - one.weight);
    this.pages = pages.map((record) => ({ record, terms: [] }));
  }

  /** What fits a query, best first; pieces of one long text count once. Every page if nothing is asked. */
  find(input: string): Found[] {
    if (this.last?.input !== input) this.last = { input, found: this.look(input) };
    return this.last.found;
  }

  /** Indexed words nearest to those of a query that found nothing. */
  suggest(input: string): string[] {
    const found = toQuery(input).terms.flatMap((term) =>
      this.index.autoSuggest(term, {
        tokenize: () => [term],
        processTerm: (word) => word,
        fuzzy: 0.4,
        maxFuzzy: 3,
        fields: ['title', 'names'],
      }),
    );
    return [...new Set(found.sort((one, other) => other.score - one.score).map(({ suggestion }) => suggestion))].slice(
      0,
      4,
    );
  }

  private look(input: string): Found[] {
    const query = toQuery(input);
    if (input.trim() === '') return this.pages;
    if (query.terms.length === 0) return [];
    const results = this.starts.find(query.terms) ?? toResults(this.index, this.vocabulary, query.terms);
    const seen = new Set<string>();
    return toRanked(results, query, this.records, this.traits).flatMap(({ id, terms }) => {
      const record = this.records[id];
      if (!record || seen.has(record.group)) return [];
      seen.add(record.group);
      return [{ record, terms }];
    });
  }
}
