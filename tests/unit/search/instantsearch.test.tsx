import { renderToString } from 'react-dom/server';
import {
  Configure,
  getServerState,
  Highlight,
  InstantSearch,
  InstantSearchSSRProvider,
  useHits,
  useRefinementList,
} from 'react-instantsearch';
import { expect, it } from 'vitest';
import { toAnswer } from '@/search/answer';
import type { SearchClient, SearchHit } from '@/search/client';
import { buildIndex } from '@/search/index-files';
import { Engine } from '@/search/engine';
import { toHierarchy, type SearchRecord } from '@/search/record';

const toRecord = (kind: SearchRecord['kind'], title: string): SearchRecord => ({
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
});

const records = [toRecord('page', 'Cat'), toRecord('operation', 'Cat'), toRecord('page', 'Dog')];
const engine = new Engine(records, buildIndex(records));
const client: SearchClient = {
  search: async (requests) => ({ results: requests.map((request) => toAnswer(engine, request)) }),
};

function Found() {
  const { items } = useHits<SearchHit & Record<string, unknown>>();
  const { items: kinds } = useRefinementList({ attribute: 'kind' });
  return (
    <>
      {items.map((hit) => (
        <Highlight key={hit.objectID} hit={hit} attribute="title" />
      ))}
      {kinds.map(({ value, count }) => `${value} ${count}`).join()}
    </>
  );
}

it('answers InstantSearch as Algolia would: hits, marked words and the counts of facets', async () => {
  const page = (
    <InstantSearch searchClient={client as never} indexName="docs">
      <Configure query="cat" />
      <Found />
    </InstantSearch>
  );
  const state = await getServerState(page, { renderToString });
  const html = renderToString(<InstantSearchSSRProvider {...state}>{page}</InstantSearchSSRProvider>);
  expect(html.match(/<mark[^>]*>Cat<\/mark>/g)).toHaveLength(2);
  expect(html).toContain('operation 1,page 1');
  expect(html).not.toContain('Dog');
});
