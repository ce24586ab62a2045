import { expect, test } from 'vitest';
import { buildAZIndex } from '@/search/a-z-index';
import { buildRecords } from '@/search/build-records';
import { renderSpec, toAnswer, toDocument, toModel } from '../components/reference/render';
import { loadAllSpecs, toIdsOfPages } from './fixture-pages';

test('every record of a spec links to an anchor of its page, even for recursive schemas and allOf', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });
  const value = { enum: ['one', 'two'] };
  const schemas = {
    Tree: object({ children: { type: 'array', items: ref('Tree') }, meta: object({ of: ref('Tree'), value }) }),
    Extended: { allOf: [ref('Tree')], ...object({ more: object({ value }) }) },
    Twin: object({ tree: { ...ref('Tree'), description: 'The tree.' } }),
    Merged: { allOf: [ref('Tree'), object({ meta: object({ extra: value }) })] },
    Places: object({
      map: { ...object({ name: value }), patternProperties: { '^x-': object({ inPattern: value }) } },
      tuple: { type: 'array', prefixItems: [object({ inTuple: value })], items: object({ inItem: value }) },
      some: { type: 'array', contains: object({ inSome: value }) },
    }),
    Choice: { oneOf: [{ allOf: [ref('Tree'), object({ inner: object({ value }) })] }, ref('Extended')] },
  };
  const names = Object.keys(schemas);
  // So many responses that the page has hardly any room for each.
  const toAnswers = (schema: Record<string, unknown>) => {
    const answer = toAnswer(schema).responses as Record<string, unknown>;
    return { responses: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [200 + at, answer[200]])) };
  };
  const paths = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [
      `/a${at}`,
      { get: { operationId: `get${at}`, ...toAnswers({ type: 'array', items: ref(names[at % names.length] ?? '') }) } },
    ]),
  );
  const inline = { post: { operationId: 'post', ...toAnswer({ allOf: [ref('Tree'), object({ last: value })] }) } };
  const document = toDocument({ paths: { ...paths, '/b': inline }, schemas, 'x-pages': { operations: 1000 } });
  const spec = toModel(document);
  const ids = new Set(renderSpec(spec).getIds());
  const found = buildRecords([], [spec]).flatMap(({ url, places }) => [url, ...places.map((at) => at.url)]);
  const anchors = [...new Set(found.flatMap((url) => url.split('#')[1] ?? []))];
  expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  const fields = [
    ...['schema.Tree.meta.value', 'schema.Extended.more.value', 'schema.Merged.meta.extra', 'post.200.last'],
    ...['schema.Places.map.*1.inPattern', 'schema.Places.tuple.0.inTuple', 'schema.Places.tuple:items.inItem'],
    'schema.Places.some:contains.inSome',
  ];
  expect(fields.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('every record of the project and of the fixtures, in the search and in the A–Z index, links to an anchor of its page', async () => {
  const specs = await loadAllSpecs();
  expect(specs.length).toBeGreaterThan(10);
  for (const spec of specs) {
    const pages = toIdsOfPages(spec);
    const records = buildRecords([], [spec]);
    const entries = buildAZIndex(records).flatMap((letter) => letter.entries);
    const urls = [...records, ...entries].flatMap((found) => [
      ...('url' in found ? [found.url] : []),
      ...found.places.map(({ url }) => url),
    ]);
    const missing = [...new Set(urls)].filter((url) => {
      const [path = '', anchor] = url.split('#');
      return !pages.has(path) || (anchor !== undefined && !pages.get(path)?.has(anchor));
    });
    expect({ [spec.service]: missing }).toEqual({ [spec.service]: [] });
    expect(urls.length).toBeGreaterThan(1);
  }
});
