import type { Highlighted } from './highlight';
import type { SearchRecord } from './record-types-and-derived-fields';

/** A record in a response: its visible attributes and marked text. */
export type SearchHit = Pick<SearchRecord, (typeof shownAttributes)[number]> & {
  _highlightResult: { title: Highlighted; path?: Highlighted };
  _snippetResult: { text: Highlighted };
};

/** The attributes of a record in a response. Others, such as text, code, weight, and build, stay in the index. */
export const shownAttributes = [
  'objectID',
  'kind',
  'title',
  'hierarchy',
  'names',
  'url',
  'service',
  'method',
  'path',
  'type',
  'marks',
  'places',
  'version',
  'locale',
] as const satisfies (keyof SearchRecord)[];

/** The name of the index in InstantSearch. The engine chooses the actual index. */
export const indexName = 'docs';

/** Search parameters: those of Algolia that InstantSearch sends. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** `kind:field`. All filters must match. In an inner list, one of them must match. */
  facetFilters?: string | readonly (string | readonly string[])[];
  /** `version:"current" AND locale:"en"`: records that match all of these. */
  filters?: string;
  facets?: string | readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** A request. Its parameters are next to the name of the index, or in `params`. */
export interface SearchRequest extends SearchParams {
  indexName: string;
  params?: SearchParams;
}

export interface SearchResponse {
  index: string;
  query: string;
  params: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  facets: Record<string, Record<string, number>>;
  processingTimeMS: number;
  /** The nearest indexed words, if nothing was found. */
  userData?: { nearest: string[] }[];
  /** True if the configured engine failed, so these results come from the built-in one. */
  isFallback?: boolean;
}

/** The search client that InstantSearch uses. Each engine provides one. */
export interface SearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchResponse[] }>;
}
