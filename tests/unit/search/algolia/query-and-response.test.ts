import { expect, test } from 'vitest';
import { toQuery, toResponse } from '@/search/algolia/query-and-response';
import { markEnd, markStart } from '@/search/highlight';

const query = toQuery({ indexName: 'docs', params: { query: 'x' } }, 'docs');

function toHit(more: Record<string, unknown> = {}) {
  return {
    objectID: 'page:x',
    kind: 'page',
    title: 'X',
    hierarchy: { lvl0: 'Pages' },
    url: '/x/',
    version: 'current',
    locale: 'en',
    _highlightResult: { title: { value: 'X', matchLevel: 'none', matchedWords: [] } },
    ...more,
  };
}

const answer = (hit: unknown) => toResponse({ hits: [hit], nbHits: 1 }, query).hits[0];

test('an empty query requests only pages, as in the built-in engine', () => {
  expect(
    toQuery({ indexName: 'docs', params: { query: ' ', facetFilters: ['locale:en'] } }, 'docs').facetFilters,
  ).toEqual(['locale:en', 'kind:page']);
});

test('a highlighted prefix is extended to its word, and ellipses are separated by spaces', () => {
  const text = `…of ${markStart}Kub${markEnd}ernetes and ${markStart}short${markEnd}Name…`;
  expect(answer(toHit({ _snippetResult: { text: { value: text } } }))?._snippetResult.text.value).toBe(
    `… of ${markStart}Kubernetes${markEnd} and ${markStart}short${markEnd}Name …`,
  );
});

test('a record without names, places, and text gets empty values', () => {
  expect(answer(toHit())).toMatchObject({ names: [], places: [], _snippetResult: { text: { value: '' } } });
});

test.each([
  ['links to another site', { url: '//evil.example/' }],
  ['links to another site with a backslash', { url: '/\\evil.example/' }],
  ['runs a script', { url: 'javascript:alert(1)' }],
  ['has a location that runs a script', { places: [{ title: 'x', url: 'javascript:alert(1)' }] }],
  ['has no kind', { kind: 'product' }],
  ['has no marked title', { _highlightResult: {} }],
  ['has no path', { hierarchy: null }],
])('a response is rejected if one of its records %s', (_name, more) => {
  expect(() => answer(toHit(more))).toThrow('a record that is not from this site: page:x');
});

test('a response without hits is rejected', () => {
  expect(() => toResponse({ message: 'no' }, query)).toThrow('has no hits');
});
