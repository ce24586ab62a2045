import type { SearchHit, SearchRequest, SearchResponse } from '../client-types';
import { markEnd } from '../highlight';
import { recordKinds } from '../record-types-and-derived-fields';

/** Converts a request to Algolia's query. An empty query finds only pages, as in the built-in engine. */
export function toQuery({ params, ...beside }: SearchRequest, indexName: string) {
  const { query = '', facetFilters = [], facets = [], ...rest } = { ...beside, ...params };
  const filters = typeof facetFilters === 'string' ? [facetFilters] : [...facetFilters];
  return {
    ...rest,
    indexName,
    query,
    facetFilters: query.trim() === '' ? [...filters, 'kind:page'] : filters,
    facets: typeof facets === 'string' ? [facets] : [...facets],
  };
}

type Query = ReturnType<typeof toQuery>;

/** Converts a response of Algolia to our type. Throws if it does not come from an index of this site. */
export function toResponse(answer: object, { query }: Query): SearchResponse {
  const { hits, nbHits, facets = {} } = answer as Partial<SearchResponse>;
  if (!Array.isArray(hits) || typeof nbHits !== 'number') throw new Error('Algolia’s response has no hits.');
  return { ...(answer as SearchResponse), query, facets, userData: undefined, hits: hits.map(toHit) };
}

/** Checks and completes a hit, which is external data and may lack properties that its type promises. */
function toHit(hit: SearchHit): SearchHit {
  const { names = [], places = [] } = hit as Partial<SearchHit>;
  const { _highlightResult: marked, _snippetResult: snippet } = hit;
  const isOurs =
    recordKinds.includes(hit.kind) &&
    [hit.objectID, hit.title, hit.version, hit.locale, marked?.title?.value].every(
      (text) => typeof text === 'string',
    ) &&
    hit.hierarchy !== null &&
    typeof hit.hierarchy === 'object' &&
    [hit.url, ...places.map(({ url }) => url)].every(isPath);
  if (!isOurs) throw new Error(`Algolia’s index has a record that is not from this site: ${String(hit.objectID)}`);
  return {
    ...hit,
    names,
    places,
    _highlightResult: {
      title: toWhole(marked.title),
      ...(marked.path ? { path: toWhole(marked.path) } : {}),
    },
    _snippetResult: { text: toSpaced(toWhole(snippet?.text ?? { value: '', matchLevel: 'none', matchedWords: [] })) },
  };
}

/** Returns true for a path of this site. A URL in external data must not open another site or run a script. */
function isPath(url: unknown): boolean {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}

type Text = SearchHit['_snippetResult']['text'];

const begun = new RegExp(`${markEnd}([\\p{Ll}\\p{N}]+)`, 'gu');

/** Marks complete words where Algolia marks only the typed prefix. */
function toWhole(text: Text): Text {
  return { ...text, value: text.value.replace(begun, `$1${markEnd}`) };
}

/** Separates the ellipsis of a cut snippet from the words. */
function toSpaced(text: Text): Text {
  return { ...text, value: text.value.replace(/^…(?=\S)/, '… ').replace(/(?<=\S)…$/, ' …') };
}
