import type { Highlighted } from './highlight';
import type { SearchRecord } from './record';

/** A record as an answer has it: what is shown of it, and its marked parts. */
export type SearchHit = Omit<SearchRecord, 'text' | 'weight' | 'group' | 'build' | 'inherited'> & {
  _highlightResult: { title: Highlighted; path?: Highlighted };
  _snippetResult: { text: Highlighted };
};

/** How InstantSearch names the index; which one that is the engine knows. */
export const indexName = 'docs';

/** What can be asked: Algolia's parameters, as far as InstantSearch sends them. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** `kind:field`; the inner lists are alternatives. */
  facetFilters?: string | readonly (string | readonly string[])[];
  /** `version:"current" AND locale:"en"`: what has all of these. */
  filters?: string;
  facets?: string | readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** Parameters may be next to the index's name or in `params`. */
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
  /** With nothing found: indexed words that are nearest. */
  userData?: { nearest: string[] }[];
  /** The engine that the site is built for did not answer: these are of the built-in one. */
  isFallback?: boolean;
}

/** InstantSearch's search client: the interface asks it, and does not know which engine answers. */
export interface SearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchResponse[] }>;
}
