import type { Index, Stored } from './store';
import { findFit, toQueryWords, toTerms, toWords, type Fit, type Word } from './words';

/** A matched record, its ranks (smaller is better, compared from first to last), and the matched terms. */
export interface Found {
  record: Stored;
  ranks: (number | string)[];
  terms: Set<string>;
}

interface Attribute {
  priority: number;
  words: Word[];
  /** The positions of each term. */
  places: Map<string, number[]>;
}

/** Finds the terms of an index that match a word of a query. */
type Look = (asked: string, begun: boolean) => [term: string, fit: Fit][];

interface Settings {
  searchableAttributes?: string[];
  separatorsToIndex?: string;
  camelCaseAttributes?: string[];
  customRanking?: string[];
  removeWordsIfNoResults?: string;
}

/** A variant of a query: its words, and whether the last word may be a prefix. */
interface Phrase {
  words: string[];
  isBegun: boolean;
  /** The number of typos that the variant counts as. */
  typos: number;
}

/**
 * Finds and ranks records by the criteria that Algolia documents, in its order: typo, words, filters, proximity, attribute,
 * exact, custom. Undocumented details (which of two matches of a word counts, plurals, stop words, word splitting) are our own,
 * so ranks may differ from Algolia's.
 */
export function rank(index: Index, query: string, optionalFilters: string[]): Found[] {
  const settings = index.settings as Settings;
  const records = [...index.records.values()];
  const words = toQueryWords(query, settings.separatorsToIndex);
  if (words.length === 0)
    return records
      .map((record) => ({ record, terms: new Set<string>(), ranks: toCustom(record, settings) }))
      .sort((one, other) => compare(one.ranks, other.ranks));
  const isBegun = /[\p{L}\p{N}]$/u.test(query);
  const phrases = toPhrases(words, isBegun, index);
  const attributesOf = new Map(records.map((record) => [record, getAttributes(record, settings)]));
  const terms = new Set<string>();
  for (const attributes of attributesOf.values())
    for (const { places } of attributes) for (const term of places.keys()) terms.add(term);
  const known = new Map<string, ReturnType<Look>>();
  const look: Look = (asked, begun) => {
    const key = `${asked} ${begun}`;
    const fits = known.get(key) ?? findFits(asked, terms, begun);
    known.set(key, fits);
    return fits;
  };
  const run = (isEveryWord: boolean) =>
    records.flatMap((record) => {
      const attributes = attributesOf.get(record) ?? [];
      const ways = phrases.flatMap((phrase) => toWay(phrase, attributes, look, isEveryWord) ?? []);
      const [best] = ways.sort((one, other) => compare(one.ranks, other.ranks));
      if (!best) return [];
      const filters = -optionalFilters.filter((filter) => isIn(record, filter)).length;
      const [typos = 0, missed = 0, ...rest] = best.ranks;
      return [{ record, terms: best.terms, ranks: [typos, missed, filters, ...rest, ...toCustom(record, settings)] }];
    });
  const found = run(true);
  const all = found.length > 0 || settings.removeWordsIfNoResults !== 'allOptional' ? found : run(false);
  return all.sort((one, other) => compare(one.ranks, other.ranks));
}

/** Returns the query, the query with each of its synonyms, and the query with each pair of neighbors written as one word. */
function toPhrases(words: string[], isBegun: boolean, { synonyms }: Index): Phrase[] {
  const phrases: Phrase[] = [{ words, isBegun, typos: 0 }];
  for (const { synonyms: group } of synonyms) {
    const members = (group as string[]).map(toTerms);
    for (const member of members)
      for (let start = 0; start + member.length <= words.length; start++)
        if (member.every((term, offset) => words[start + offset] === term))
          for (const other of members.filter((candidate) => candidate !== member))
            phrases.push({
              words: [...words.slice(0, start), ...other, ...words.slice(start + member.length)],
              isBegun: isBegun && start + member.length < words.length,
              typos: 0,
            });
  }
  for (let at = 0; at + 1 < words.length; at++)
    phrases.push({
      words: [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)],
      isBegun,
      typos: 1,
    });
  return phrases;
}

const attributesOf = new WeakMap<Stored, Attribute[]>();

/** Returns the searchable attributes of a record. They are cached, because an index gets its settings before its records. */
function getAttributes(record: Stored, settings: Settings): Attribute[] {
  const attributes = attributesOf.get(record) ?? toAttributes(record, settings);
  attributesOf.set(record, attributes);
  return attributes;
}

function toAttributes(
  record: Stored,
  { searchableAttributes = [], separatorsToIndex = '', camelCaseAttributes = [] }: Settings,
): Attribute[] {
  return searchableAttributes.flatMap((entry, priority) =>
    entry.split(',').map((part) => {
      const name = part.replace(/^unordered\((.*)\)$/, '$1');
      const words = toTexts(record, name.split('.')).flatMap((text, place) =>
        // Words of different values are never neighbors.
        toWords(text, separatorsToIndex, camelCaseAttributes.includes(name)).map((word) => ({
          ...word,
          position: word.position + place * 1000,
        })),
      );
      const places = new Map<string, number[]>();
      for (const { term, position } of words) places.set(term, [...(places.get(term) ?? []), position]);
      return { priority, words, places };
    }),
  );
}

function toTexts(value: unknown, path: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => toTexts(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === null || value === undefined ? [] : [String(value)];
  return value !== null && typeof value === 'object' ? toTexts((value as Record<string, unknown>)[name], rest) : [];
}

function findFits(asked: string, terms: ReadonlySet<string>, begun: boolean): ReturnType<Look> {
  return [...terms].flatMap((term) => {
    const fit = findFit(asked, term, begun);
    return fit ? [[term, fit] as [string, Fit]] : [];
  });
}

/**
 * Returns the ranks of the best match of a phrase in a record (typos, missed words, proximity, attribute, exactness) and the
 * matched terms, or undefined if the record does not match.
 */
function toWay(
  { words, isBegun, typos: counted }: Phrase,
  attributes: Attribute[],
  look: Look,
  isEveryWord: boolean,
): { ranks: number[]; terms: Set<string> } | undefined {
  const terms = new Set<string>();
  const places: { priority: number; position: number; fit: Fit }[][] = [];
  for (const [at, asked] of words.entries()) {
    const matches: { priority: number; position: number; fit: Fit; term: string }[] = [];
    for (const [term, fit] of look(asked, isBegun && at === words.length - 1)) {
      // Words written as one allow no other typo.
      if (fit.typos * counted > 0) continue;
      for (const { priority, places: own } of attributes)
        for (const position of own.get(term) ?? []) matches.push({ priority, position, fit, term });
    }
    if (matches.length === 0) {
      if (isEveryWord) return undefined;
      continue;
    }
    const fewest = Math.min(...matches.map(({ fit }) => fit.typos));
    const best = matches.filter(({ fit }) => fit.typos === fewest);
    best.forEach(({ term }) => terms.add(term));
    places.push(best);
  }
  if (places.length === 0) return undefined;
  const sum = (measure: (list: (typeof places)[number]) => number) =>
    places.reduce((total, list) => total + measure(list), 0);
  const proximity = places.slice(1).reduce((total, list, at) => total + toDistance(places[at] ?? [], list), 0);
  return {
    terms,
    ranks: [
      counted + sum((list) => list[0]?.fit.typos ?? 0),
      words.length - places.length,
      proximity,
      Math.min(...places.flat().map(({ priority }) => priority)),
      -sum((list) => Number(list.some(({ fit }) => fit.isExact))),
      // Among records with as many exact words, prefers one whose best attribute has no other words.
      -Number(attributes.some(({ priority, words: own }) => priority === 0 && own.length === words.length)),
    ],
  };
}

const farthest = 8;

function toDistance(one: { priority: number; position: number }[], other: typeof one): number {
  const distances = one.flatMap((first) =>
    other
      .filter(({ priority }) => priority === first.priority)
      .map(({ position }) => (position >= first.position ? position - first.position : first.position - position + 1)),
  );
  return Math.min(farthest, ...distances);
}

function toCustom(record: Stored, { customRanking = [] }: Settings): (number | string)[] {
  return customRanking.map((entry) => {
    const [, order, name = ''] = /^(asc|desc)\((.*)\)$/.exec(entry) ?? [];
    const value = record[name];
    if (typeof value !== 'number') return String(value ?? '');
    return order === 'desc' ? -value : value;
  });
}

/** Returns true if a record has the value of a filter such as `kind:page`, or lacks it for `kind:-page`. */
export function isIn(record: Stored, filter: string): boolean {
  const colon = filter.indexOf(':');
  const [, not = '', value = ''] = /^(-?)(.*)$/s.exec(filter.slice(colon + 1)) ?? [];
  return toTexts(record, filter.slice(0, colon).split('.')).includes(value) !== (not === '-');
}

function compare(one: (number | string)[], other: (number | string)[]): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? 0;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
