import * as messages from '@/messages';
import { toSynonymTerms } from './expand';
import type { Query } from './query';
import { getParents, type SearchRecord } from './record';
import { toCompact, toTokens } from './tokenize';

/** What ranking needs to know of a record, made once. */
export interface Traits {
  /** Title, with and without the verb that it begins with; other names the same way. */
  titles: string[];
  names: string[];
  words: string[];
  /** Words of the page or schema that it belongs to. */
  parents: Set<string>;
  synonyms: Set<string>;
  path: string;
  /** What counts whatever is asked. */
  base: number;
}

export interface Ranked {
  id: number;
  terms: string[];
  score: number;
}

const verbs = /^(?:get|list|create|update|delete|add|set|register|initialize|instantiate|deploy)(?=.{3})/;

/** Makes the traits of all records; a section whose title stands on many pages counts less. */
export function toTraits(records: SearchRecord[]): Traits[] {
  const sections = new Map<string, number>();
  for (const { kind, title } of records) if (kind === 'section') sections.set(title, (sections.get(title) ?? 0) + 1);
  return records.map((record) => {
    const { kind, title, names, path, places, weight, hierarchy } = record;
    const repeated = kind === 'section' ? Math.min((sections.get(title) ?? 1) - 1, 4) * 0.15 : 0;
    return {
      titles: toForms(title),
      names: names.flatMap(toForms),
      words: [...new Set(toTokens(title).map(({ term }) => term))],
      parents: new Set(
        getParents(hierarchy)
          .slice(1)
          .flatMap((parent) => toTokens(parent).map(({ term }) => term)),
      ),
      synonyms: new Set(toSynonymTerms([title, ...names].join('\n'))),
      path: path?.toLowerCase() ?? '',
      base: weight / 160 + Math.log2(places.length + 1) * 0.03 - repeated,
    };
  });
}

function toForms(name: string): string[] {
  const compact = toCompact(name);
  const bare = compact.replace(verbs, '');
  return bare === compact ? [compact] : [compact, bare];
}

/** No more than these are looked at closely: the rest is too far down to be read. */
const considered = 300;

/** Sorts what the index found by how well title, other names, method and path fit the whole query. */
export function toRanked(
  results: { id: number | string; score: number; terms: string[] }[],
  query: Query,
  records: SearchRecord[],
  traits: Traits[],
): Ranked[] {
  const top = results[0]?.score ?? 1;
  return results
    .slice(0, considered)
    .map(({ id: key, terms, score }) => {
      const id = Number(key);
      const record = records[id];
      const own = traits[id];
      return { id, terms, score: score / top + (record && own ? toFit(query, record, own) : 0) };
    })
    .sort((one, other) => other.score - one.score || one.id - other.id);
}

function toFit(query: Query, record: SearchRecord, traits: Traits): number {
  const exact = record.title === query.text ? 0.4 : 0;
  const definition =
    query.isQuestion && record.service === undefined
      ? record.hierarchy.lvl0 === messages.searchAreas.definitions
        ? 1
        : 0.7
      : 0;
  return (
    toNameFit(query, traits) +
    toCoverage(query, traits) +
    toPathFit(query, record, traits) +
    traits.base +
    exact +
    definition
  );
}

function toNameFit({ compact }: Query, { titles, names }: Traits): number {
  if (compact === '') return 0;
  if (titles[0] === compact) return 2;
  if (titles[1] === compact) return 1.8;
  if (names.includes(compact)) return 1.4;
  return Math.max(...titles.map((title) => toPartFit(title, compact)));
}

function toPartFit(title: string, part: string): number {
  if (!title.includes(part)) return 0;
  return (title.startsWith(part) ? 0.4 : 0.2) + (0.6 * part.length) / title.length;
}

/** How many of the query's words the title has, as words or as beginnings, and how much of the title they are. */
function toCoverage({ terms }: Query, { words, synonyms, parents }: Traits): number {
  if (words.length === 0) return 0;
  let matched = 0;
  for (const term of terms) {
    if (words.includes(term)) matched += 1;
    else if (words.some((word) => word.startsWith(term))) matched += 0.7;
    else if (synonyms.has(term)) matched += 0.6;
    else if (parents.has(term)) matched += 0.3;
  }
  return (0.7 * matched) / terms.length + (0.3 * Math.min(matched, words.length)) / words.length;
}

/** How well a method and a path fit; a path without a method is rather read than written. */
function toPathFit({ method, path }: Query, record: SearchRecord, traits: Traits): number {
  const isOperation = record.kind === 'operation';
  const methodFit = method === undefined ? 0 : record.method === method && isOperation ? 1 : -0.5;
  if (path === undefined || !isOperation || !traits.path.includes(path)) return methodFit;
  const share = path.length / traits.path.length;
  const read = method === undefined && record.method === 'get' ? 0.2 : 0;
  return methodFit + (traits.path.startsWith(path) ? 2 : 1) + share + read;
}
