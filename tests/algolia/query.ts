import { isIn, rank, type Found } from './rank';
import type { Index, Stored } from './store';
import { toWords } from './words';

type Body = Record<string, unknown>;

interface Query {
  indexName?: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  /** `attribute:"value"` joined by ` AND `: the subset of Algolia's filter syntax that we use. */
  filters?: string;
  clickAnalytics?: boolean;
  facets?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

interface Settings {
  attributeForDistinct?: string;
  distinct?: boolean;
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
  attributesToSnippet?: string[];
  attributesForFaceting?: string[];
  snippetEllipsisText?: string;
}

/** Answers a query as Algolia does, by the settings, synonyms, and rules of the index. */
export function answerQuery(index: Index, params: Query): Body {
  const settings = index.settings as Settings;
  const { query = '', page = 0, hitsPerPage = 20, facetFilters = [], filters = '', facets = [] } = params;
  const all = [...facetFilters, ...(filters === '' ? [] : filters.replaceAll('"', '').split(' AND '))];
  const allowed = rank(index, query, toOptionalFilters(index, query)).filter(({ record }) =>
    all.every((entry) => (Array.isArray(entry) ? entry : [entry]).some((filter) => isIn(record, filter))),
  );
  const found = toDistinct(allowed, settings);
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: hits.map((entry) => toHit(entry, settings, params)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    facets: Object.fromEntries(
      facets.filter((facet) => isFacet(facet, settings)).map((facet) => [facet, toCounts(found, facet)]),
    ),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    query,
    params: '',
    ...(params.clickAnalytics ? { queryID: '0123456789abcdef0123456789abcdef' } : {}),
    index: params.indexName,
    processingTimeMS: 1,
  };
}

/** True for an attribute whose facets are counted; an attribute that is `filterOnly` has no counts. */
function isFacet(facet: string, { attributesForFaceting = [] }: Settings): boolean {
  return attributesForFaceting.some((entry) => entry === facet || entry === `afterDistinct(${facet})`);
}

/** Returns the optional filters that the rules add, which rank records without excluding any. */
function toOptionalFilters({ rules }: Index, query: string): string[] {
  const words = toWords(query).map(({ term }) => term);
  return rules.flatMap(({ conditions, consequence }) => {
    const isMet = (conditions as { pattern: string; anchoring: string }[]).some(
      ({ pattern, anchoring }) => anchoring === 'startsWith' && words[0] === pattern,
    );
    return isMet ? (consequence as { params: { optionalFilters: string[] } }).params.optionalFilters : [];
  });
}

function toDistinct(found: Found[], { attributeForDistinct, distinct }: Settings): Found[] {
  if (!distinct || attributeForDistinct === undefined) return found;
  const seen = new Set<unknown>();
  return found.filter(({ record }) => {
    const value = record[attributeForDistinct];
    return !seen.has(value) && seen.add(value);
  });
}

function toCounts(found: Found[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { record } of found) {
    const values = [record[facet]].flat().filter((value) => typeof value === 'string');
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function toHit({ record, terms }: Found, settings: Settings, params: Query): Stored {
  const tags = { start: params.highlightPreTag ?? '<em>', end: params.highlightPostTag ?? '</em>' };
  const { attributesToRetrieve = Object.keys(record), attributesToHighlight = [], attributesToSnippet = [] } = settings;
  const mark = (text: string) => toMarked(text, terms, tags);
  const highlighted = attributesToHighlight.filter((name) => typeof record[name] === 'string');
  return {
    ...Object.fromEntries(attributesToRetrieve.filter((name) => name in record).map((name) => [name, record[name]])),
    objectID: record.objectID,
    _highlightResult: Object.fromEntries(highlighted.map((name) => [name, mark(String(record[name]))])),
    _snippetResult: Object.fromEntries(
      attributesToSnippet.map((entry) => {
        const [name = '', words = '10'] = entry.split(':');
        const text = toSnippet(String(record[name] ?? ''), terms, Number(words), settings.snippetEllipsisText ?? '…');
        return [name, mark(text)];
      }),
    ),
  };
}

/** Returns the words around the first matched word. */
function toSnippet(text: string, terms: ReadonlySet<string>, length: number, ellipsis: string): string {
  const words = toWords(text);
  const first = words.findIndex(({ term }) => terms.has(term));
  const from = Math.max(0, first - Math.floor(length / 3));
  const part = words.slice(from, from + length);
  const start = from === 0 ? 0 : (part[0]?.start ?? 0);
  const isCut = from + length < words.length;
  return `${start > 0 ? ellipsis : ''}${text.slice(start, isCut ? part.at(-1)?.end : undefined)}${isCut ? ellipsis : ''}`;
}

function toMarked(text: string, terms: ReadonlySet<string>, tags: { start: string; end: string }): Body {
  let value = '';
  let last = 0;
  const matched = toWords(text, '#+', true).filter(({ term }) => terms.has(term));
  for (const { start, end } of matched.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < last) continue;
    value += `${text.slice(last, start)}${tags.start}${text.slice(start, end)}${tags.end}`;
    last = end;
  }
  return {
    value: value + text.slice(last),
    matchLevel: matched.length > 0 ? 'full' : 'none',
    matchedWords: matched.map(({ term }) => term),
  };
}
