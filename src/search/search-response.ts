import {
  shownAttributes,
  type SearchHit,
  type SearchParams,
  type SearchRequest,
  type SearchResponse,
} from './client-types';
import type { Engine, Found } from './engine';
import { markEnd, markStart, toHighlighted, toSnippet, type Tags } from './highlight';
import { pick, type SearchRecord } from './record-types-and-derived-fields';

const facetNames = ['serviceTitle', 'kind', 'marks', 'version', 'locale'] as const;

type Facet = (typeof facetNames)[number];

/** Returns a response in Algolia's format: one page of hits with marked words, and the counts of the requested facets. */
export function toSearchResponse(engine: Engine, request: SearchRequest): SearchResponse {
  const start = performance.now();
  const params: SearchParams = { ...request, ...request.params };
  const { query = '', page = 0, hitsPerPage = 20 } = params;
  const filter = toFilter([...toList(params.facetFilters), ...toFilters(params.filters)]);
  const found = engine.find(query).filter(({ record }) => filter(record));
  const tags = { start: params.highlightPreTag ?? markStart, end: params.highlightPostTag ?? markEnd };
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((entry) => toHit(entry, tags));
  return {
    index: request.indexName,
    query,
    params: '',
    hits,
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    facets: toFacets(found, params.facets),
    processingTimeMS: Math.round(performance.now() - start),
    ...(found.length === 0 && query !== '' ? { userData: [{ nearest: engine.suggest(query, filter) }] } : {}),
  };
}

function toHit({ record, terms }: Found, tags: Tags): SearchHit {
  const { title, path, text } = record;
  const matched = new Set(terms);
  return {
    ...pick(record, shownAttributes),
    _highlightResult: {
      title: toHighlighted(title, matched, tags),
      ...(path === undefined ? {} : { path: toHighlighted(path, matched, tags) }),
    },
    _snippetResult: { text: toSnippet(text, matched, tags) },
  };
}

function toFilter(filters: (string | readonly string[])[]): (record: SearchRecord) => boolean {
  const all = filters.map((entry) => toList(entry).map(toTest));
  return (record) => all.every((alternatives) => alternatives.some((test) => test(record)));
}

function toList<T>(entries: T | readonly T[] | undefined): readonly T[] {
  if (entries === undefined) return [];
  return Array.isArray(entries) ? (entries as readonly T[]) : [entries as T];
}

/** Converts `version:"current" AND locale:"en"` to the format of `facetFilters`. */
function toFilters(filters = ''): string[] {
  return [...filters.matchAll(/(\w+):"([^"]*)"/g)].map(([, name, value]) => `${name}:${value}`);
}

function toTest(filter: string): (record: SearchRecord) => boolean {
  const colon = filter.indexOf(':');
  const [, not = '', value = ''] = /^(-?)(.*)$/s.exec(filter.slice(colon + 1)) ?? [];
  const facet = facetNames.find((name) => name === filter.slice(0, colon));
  return (record) => (facet !== undefined && toList<string>(record[facet]).includes(value)) !== (not === '-');
}

function toFacets(found: Found[], asked: SearchParams['facets'] = []): SearchResponse['facets'] {
  const names: readonly string[] = typeof asked === 'string' ? [asked] : asked;
  const wanted = facetNames.filter((name) => names.includes(name) || names.includes('*'));
  return Object.fromEntries(wanted.map((name) => [name, toCounts(found, name)]));
}

function toCounts(found: Found[], facet: Facet): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { record } of found) {
    for (const value of toList<string>(record[facet])) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
