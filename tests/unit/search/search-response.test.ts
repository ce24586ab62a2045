import { describe, expect, test } from 'vitest';
import { toSearchResponse } from '@/search/search-response';
import { buildIndex, buildIndexFiles, toIndexFile } from '@/search/build-index-files';
import { Engine } from '@/search/engine';
import { toEngine } from '@/search/read-index-files';
import { toHierarchy, toInherited, type SearchRecord } from '@/search/record-types-and-derived-fields';
import { latestScope, toFilters } from '@/search/search-scope';

function toRecord(kind: SearchRecord['kind'], title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const objectID = `${kind}:${title}`;
  const record = {
    objectID,
    kind,
    title,
    hierarchy: toHierarchy(['API', 'Pets', title]),
    names: [],
    text: '',
    url: `/${title}/`,
    places: [],
    weight: 50,
    group: objectID,
    version: 'current',
    locale: 'en',
    build: 'b',
    ...(more.service === undefined ? {} : { serviceTitle: `The ${more.service}` }),
    ...more,
  };
  return { ...record, inherited: toInherited(record) };
}

const records = [
  toRecord('page', 'Feed a cat', {
    text: `${'Long ago '.repeat(40)}a <b>whisker</b> was seen. ${'Then nothing '.repeat(40)}`,
    weight: 100,
  }),
  toRecord('operation', 'Create a cat', { service: 'pets', method: 'post', path: '/cats/{type}' }),
  toRecord('operation', 'Get a cat', { service: 'pets', method: 'get', path: '/cats/{type}' }),
  toRecord('field', 'shortName', { service: 'pets', marks: ['beta', 'deprecated'] }),
  toRecord('field', 'shortName of a vet', { service: 'vets', objectID: 'field:vet', group: 'field:vet' }),
  toRecord('field', 'catName', { service: 'old', version: 'old', objectID: 'field:old', group: 'field:old' }),
  toRecord('page', 'Kubernetes cluster'),
  toRecord('section', 'Call the vet', { text: 'The vet comes at night.', code: 'curl -X POST /vets' }),
];
const engine = new Engine(records, buildIndex(records));
const titles = (query: string, params = {}) =>
  toSearchResponse(engine, { indexName: 'docs', params: { query, ...params } }).hits.map(({ title }) => title);

describe('a query', () => {
  test.each([
    ['shortname', 'shortName'],
    ['short name', 'shortName'],
    ['SHORT-NAME', 'shortName'],
    ['short', 'shortName'],
    ['shrotname', 'shortName'],
    ['GET /cats', 'Get a cat'],
    ['POST /cats/{type}', 'Create a cat'],
    ['/cats/{type}', 'Get a cat'],
    ['new cat', 'Create a cat'],
    ['k8s', 'Kubernetes cluster'],
    ['kubernets', 'Kubernetes cluster'],
    ['k', 'Kubernetes cluster'],
    ['get 你好', 'Get a cat'],
  ])('%s returns %s first', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test.each(['"', '(', '{}', '\\', '__proto__', 'constructor', '%00', '🙂', ' '])('%j does not throw', (query) => {
    expect(() => titles(query)).not.toThrow();
  });

  test('with 5,000 words or 100,000 characters does not fail', () => {
    expect(titles('x'.repeat(100_000))).toEqual([]);
    expect(titles('cat '.repeat(5_000))).toContain('Get a cat');
  });

  test('without words returns only pages, sorted by weight', () => {
    expect(titles('')).toEqual(['Feed a cat', 'Kubernetes cluster']);
  });
});

describe('the response to an InstantSearch request', () => {
  test('contains the requested page of hits', () => {
    const first = toSearchResponse(engine, { indexName: 'docs', query: 'cat', hitsPerPage: 2 });
    expect(first).toMatchObject({ index: 'docs', query: 'cat', page: 0, hitsPerPage: 2, nbHits: 4, nbPages: 2 });
    const second = toSearchResponse(engine, { indexName: 'docs', params: { query: 'cat', hitsPerPage: 2, page: 1 } });
    expect(new Set([...first.hits, ...second.hits].map(({ objectID }) => objectID)).size).toBe(4);
  });

  test('applies facetFilters: a nested array lists alternatives, and a minus excludes a value', () => {
    expect(titles('cat', { facetFilters: ['kind:operation'] })).toHaveLength(2);
    expect(titles('cat', { facetFilters: [['kind:operation', 'kind:page']] })).toHaveLength(3);
    expect(titles('cat', { facetFilters: ['kind:operation', 'serviceTitle:The vets'] })).toEqual([]);
    expect(titles('cat', { facetFilters: ['version:-old'] })).not.toContain('catName');
    expect(titles('shortname', { facetFilters: ['marks:deprecated'] })).toEqual(['shortName']);
  });

  test('applies filters in addition to facetFilters', () => {
    expect(titles('catname')).toEqual(['catName']);
    expect(titles('catname', { filters: toFilters(latestScope) })).not.toContain('catName');
    expect(titles('catname', { filters: toFilters({ version: 'old', locale: 'en' }) })).toEqual(['catName']);
    expect(titles('cat', { filters: toFilters(latestScope), facetFilters: ['kind:operation'] })).toHaveLength(2);
    const other = [toRecord('page', 'Dog', { version: 'this AND that' })];
    const filters = toFilters({ version: 'this AND that', locale: 'en' });
    const found = toSearchResponse(new Engine(other, buildIndex(other)), {
      indexName: 'docs',
      params: { query: 'dog', filters },
    });
    expect(found.hits).toHaveLength(1);
  });

  test('contains the number of hits for each facet value', () => {
    expect(toSearchResponse(engine, { indexName: 'docs', params: { query: 'cat', facets: ['kind'] } }).facets).toEqual({
      kind: { operation: 2, page: 1, field: 1 },
    });
    expect(toSearchResponse(engine, { indexName: 'docs', query: 'shortname', facets: ['marks'] }).facets).toEqual({
      marks: { beta: 1, deprecated: 1 },
    });
  });

  test('highlights the matched words with the requested tags, and leaves other markup unchanged', () => {
    const [hit] = toSearchResponse(engine, {
      indexName: 'docs',
      params: { query: 'whisker', highlightPreTag: '[', highlightPostTag: ']' },
    }).hits;
    expect(hit?._highlightResult.title).toEqual({ value: 'Feed a cat', matchLevel: 'none', matchedWords: [] });
    expect(hit?._snippetResult.text.value).toMatch(/^… .*a <b>\[whisker\]<\/b> was seen\. .* …$/);
    expect(hit?._snippetResult.text.value.length).toBeLessThan(200);
    const [field] = toSearchResponse(engine, {
      indexName: 'docs',
      params: { query: 'short', highlightPreTag: '[', highlightPostTag: ']' },
    }).hits;
    expect(field?._highlightResult.title.value).toBe('[short]Name');
  });

  test('are found by their code, but show only their text', () => {
    const { hits } = toSearchResponse(engine, { indexName: 'docs', params: { query: 'curl' } });
    expect(hits.map(({ title, _snippetResult: { text } }) => [title, text.value])).toEqual([
      ['Call the vet', 'The vet comes at night.'],
    ]);
  });

  const suggest = (query: string, params = {}) =>
    toSearchResponse(engine, { indexName: 'docs', query, ...params }).userData?.flatMap(({ nearest }) => nearest);

  test('suggests the nearest words if there are no hits', () => {
    expect(toSearchResponse(engine, { indexName: 'docs', query: 'klustre' })).toMatchObject({
      nbHits: 0,
      userData: [{ nearest: ['cluster'] }],
    });
  });

  test.each([
    ['kuberntesss', ['Kubernetes']],
    ['shrtnme', ['shortName']],
    ['kuberntesss klustre', ['Kubernetes', 'cluster']],
    ['qqqqqq', []],
  ])('suggests words as they are written, not stems or joined ones: %s', (query, words) => {
    expect(suggest(query)).toEqual(words);
  });

  test('suggests only words that lead to results with the current filters', () => {
    expect(suggest('shrtnme', { facetFilters: ['serviceTitle:The vets'] })).toEqual(['shortName']);
    expect(suggest('shrtnme', { facetFilters: ['kind:page'] })).toEqual([]);
  });

  test('cuts an excerpt of a text without spaces around the match', () => {
    const text = `${'前'.repeat(300)}集群${'後'.repeat(300)}`;
    const pages = [toRecord('page', '部署', { text })];
    const [hit] = toSearchResponse(new Engine(pages, buildIndex(pages)), {
      indexName: 'docs',
      params: { query: '集群', highlightPreTag: '[', highlightPostTag: ']' },
    }).hits;
    expect(hit?._snippetResult.text.value).toMatch(/^… 前{30}\[集群\]後{100,} …$/);
  });
});

describe('the index files', () => {
  test('restore the records and return the same results as they do', async () => {
    const current = records.filter(({ version }) => version === 'current');
    const restored = await toEngine(await toIndexFile(current));
    expect(restored.records).toEqual(current.map((record) => JSON.parse(JSON.stringify(record)) as SearchRecord));
    expect(restored.find('shortname').map(({ record }) => record.title)).toEqual(
      engine.find('shortname').map(({ record }) => record.title),
    );
  });

  test('exist for each version and locale, are named by a hash of their content, and are in the manifest', async () => {
    const files = await buildIndexFiles(records);
    const names = [...files.keys()];
    expect(names).toEqual([
      expect.stringMatching(/^current-en\.[\da-f]{12}\.json$/),
      expect.stringMatching(/^old-en\.[\da-f]{12}\.json$/),
      'manifest.json',
    ]);
    expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({
      build: 'b',
      files: [
        {
          version: 'current',
          locale: 'en',
          name: names[0],
          records: records.filter(({ version }) => version === 'current').length,
        },
        { version: 'old', name: names[1] },
      ],
    });
    expect([...(await buildIndexFiles(records.slice(1))).keys()]).not.toContain(names[0]);
  });
});

test('a service with the title "constructor" is counted as a facet value', () => {
  const odd = [
    toRecord('operation', 'Build a cat', { service: 'a', serviceTitle: 'constructor', method: 'post', path: '/cats' }),
  ];
  const { facets } = toSearchResponse(new Engine(odd, buildIndex(odd)), {
    indexName: 'docs',
    params: { query: 'cat', facets: ['serviceTitle'] },
  });
  expect(facets).toEqual({ serviceTitle: { constructor: 1 } });
});

test('pages of an area that explains rank first if the reader asks for an explanation', async () => {
  const text = 'A whisker is a long hair.';
  const two = ['Tasks', 'Basics'].map((area) =>
    toRecord('page', `In ${area}`, { hierarchy: toHierarchy([area, `In ${area}`]), text }),
  );
  const find = async (query: string, answers?: 'what') => {
    const folders = { basics: { label: 'Basics', weight: 60, answers } };
    return (await toEngine(await toIndexFile(two, folders))).find(query).map(({ record }) => record.title);
  };
  expect(await find('what is a whisker', 'what')).toEqual(['In Basics', 'In Tasks']);
  expect(await find('what is a whisker')).toEqual(['In Tasks', 'In Basics']);
  expect(await find('whisker', 'what')).toEqual(['In Tasks', 'In Basics']);
});
