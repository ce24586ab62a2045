import { renderToString } from 'react-dom/server';
import { Configure, getServerState, InstantSearch, InstantSearchSSRProvider, useSearchBox } from 'react-instantsearch';
import { expect, it } from 'vitest';
import { Hit } from '@/components/search/hit';
import { useSearchResponse } from '@/components/search/use-search-response';
import { useFilters } from '@/components/search/use-filters';
import { toQuery } from '@/search/algolia/query-and-response';
import { toSearchResponse } from '@/search/search-response';
import { indexName, type SearchClient, type SearchRequest } from '@/search/client-types';
import { Engine } from '@/search/engine';
import { buildIndex } from '@/search/build-index-files';
import { getKinds, type GroupName } from '@/search/result-groups-and-places';
import { toHierarchy, type SearchRecord } from '@/search/record-types-and-derived-fields';
import { latestScope, toFilters } from '@/search/search-scope';

const toRecord = (kind: SearchRecord['kind'], title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  objectID: `${kind}:${title}`,
  kind,
  title,
  hierarchy: toHierarchy(['Docs', title]),
  names: [],
  inherited: [],
  text: `About the ${title}.`,
  url: `/${title}/`,
  places: [],
  weight: 50,
  group: `${kind}:${title}`,
  version: 'current',
  locale: 'en',
  build: 'b',
  ...more,
});

const records = [
  toRecord('page', 'Cat'),
  toRecord('section', 'A cat and its tail'),
  toRecord('operation', 'Create a cat', { service: 'pets', serviceTitle: 'Pet store', marks: ['beta', 'deprecated'] }),
  toRecord('operation', 'Call a cat', { service: 'vets', serviceTitle: 'Vets' }),
  toRecord('field', 'catName', { service: 'pets', serviceTitle: 'Pet store' }),
  toRecord('page', 'The <mark>cat</mark> & <b>dog</b>'),
  toRecord('page', 'Old cat', { version: 'old' }),
  toRecord('page', 'Katze', { locale: 'de', names: ['cat'] }),
  toRecord('page', 'Dog'),
  toRecord('page', 'Kubernetes cluster'),
];
const engine = new Engine(records, buildIndex(records));

/** Renders the dialog for a query. Returns the hits and filters that it shows, its HTML, and the requests that it sent. */
async function ask(
  query: string,
  { group, service, mark }: { group?: GroupName; service?: string; mark?: string } = {},
  answer: SearchClient['search'] = async (requests) => ({
    results: requests.map((request) => toSearchResponse(engine, request)),
  }),
) {
  const asked: SearchRequest[][] = [];
  const search: SearchClient['search'] = (requests) => {
    asked.push([...requests]);
    return answer(requests);
  };
  type Shown = ReturnType<typeof useSearchResponse> & { filters: ReturnType<typeof useFilters> };
  const shown: Shown[] = [];
  function Dialog() {
    useSearchBox();
    const found = useSearchResponse();
    shown.push({ ...found, filters: useFilters() });
    return found.hits.map((hit) => <Hit key={hit.objectID} hit={hit} />);
  }
  const state = {
    query,
    ...(group ? { refinementList: { kind: getKinds(group) } } : {}),
    menu: { ...(service && { serviceTitle: service }), ...(mark && { marks: mark }) },
  };
  const page = (
    <InstantSearch searchClient={{ search } as never} indexName={indexName} initialUiState={{ [indexName]: state }}>
      <Configure filters={toFilters(latestScope)} hitsPerPage={60} />
      <Dialog />
    </InstantSearch>
  );
  const found = await getServerState(page, { renderToString });
  const html = renderToString(<InstantSearchSSRProvider {...found}>{page}</InstantSearchSSRProvider>);
  const last = shown.at(-1);
  if (!last) throw new Error('Nothing was shown.');
  return { ...last, html, asked };
}

it('returns hits of one version and locale, and counts kinds and the titles of services', async () => {
  const { hits, answer, filters } = await ask('cat');
  expect(hits.map(({ title }) => title)).not.toContain('Old cat');
  expect(hits.map(({ title }) => title)).not.toContain('Katze');
  expect(answer).toMatchObject({ query: 'cat', nbHits: 6 });
  expect(filters).toMatchObject({
    groups: { page: 3, operation: 2, field: 1 },
    services: [
      { name: 'Pet store', count: 2 },
      { name: 'Vets', count: 1 },
    ],
  });
  expect(filters.group).toBeUndefined();
});

it('filters by group and service, and counts the values of each filter without this filter', async () => {
  const { hits, filters } = await ask('cat', { group: 'operation', service: 'Pet store' });
  expect(hits.map(({ title }) => title)).toEqual(['Create a cat']);
  expect(filters).toMatchObject({
    group: 'operation',
    service: 'Pet store',
    groups: { operation: 1, field: 1 },
    services: [
      { name: 'Pet store', count: 1 },
      { name: 'Vets', count: 1 },
    ],
  });
});

it('filters by mark, and shows the marks of a result as words', async () => {
  expect((await ask('cat')).filters.marks).toEqual([
    { name: 'beta', count: 1 },
    { name: 'deprecated', count: 1 },
  ]);
  const { hits, filters, html } = await ask('cat', { mark: 'beta' });
  expect(hits.map(({ title }) => title)).toEqual(['Create a cat']);
  expect(filters).toMatchObject({ mark: 'beta', marks: [{ name: 'beta' }, { name: 'deprecated' }] });
  expect(html).toContain('beta, deprecated</span>');
});

it('includes sections in the group of pages', async () => {
  const { hits, filters } = await ask('cat', { group: 'page' });
  expect(hits.map(({ kind }) => kind).sort()).toEqual(['page', 'page', 'section']);
  expect(filters).toMatchObject({ group: 'page', groups: { page: 3, operation: 2, field: 1 } });
});

it('sends one request, and one more per filter, which is excluded from analytics', async () => {
  expect((await ask('cat')).asked[0]).toHaveLength(1);
  const [requests = []] = (await ask('cat', { group: 'field', service: 'Pet store' })).asked;
  expect(requests.map((request) => toQuery(request, 'own'))).toMatchObject([
    { indexName: 'own', query: 'cat', hitsPerPage: 60, facets: ['kind', 'marks', 'serviceTitle'] },
    { facets: ['kind'], hitsPerPage: 0, analytics: false },
    { facets: ['serviceTitle'], hitsPerPage: 0, analytics: false },
  ]);
});

it('highlights matches, and escapes text that looks like a highlight or an element', async () => {
  const { html } = await ask('cat dog');
  expect(html.replaceAll(/<mark class="[^"]*">/g, '<mark>')).toContain(
    'The &lt;mark&gt;<mark>cat</mark>&lt;/mark&gt; &amp; &lt;b&gt;<mark>dog</mark>&lt;/b&gt;</span>',
  );
});

it('suggests the nearest words if there are no hits, and passes on isFallback', async () => {
  const nothing = await ask('klustre', {}, async (requests) => {
    const results = requests.map((request) => ({ ...toSearchResponse(engine, request), isFallback: true }));
    return { results };
  });
  expect(nothing.answer).toMatchObject({ nbHits: 0, isFallback: true, userData: [{ nearest: ['cluster'] }] });
});

it('does not modify a response, which may be cached', async () => {
  const request = { indexName, params: { query: 'cat', facets: ['kind', 'serviceTitle'] } };
  const kept = toSearchResponse(engine, request);
  const before = structuredClone(kept);
  await ask('cat', {}, async (requests) => ({ results: requests.map(() => kept) }));
  expect(kept).toEqual(before);
});
