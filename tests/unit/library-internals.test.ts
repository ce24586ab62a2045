import { createConfig, lintFromString } from '@redocly/openapi-core';
import { getHighlightedParts, TAG_PLACEHOLDER, unescape } from 'instantsearch.js/es/lib/utils/index.js';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { markEnd, markStart } from '@/search/highlight';
import { packIndex, unpackIndex } from '@/search/packed-index';

// What our code relies on, although the documentation of the libraries does not mention it.

it('MiniSearch restores an index that was packed without the fields that can be derived', () => {
  const index = new MiniSearch({ fields: ['title', 'text'] });
  index.addAll([
    { id: 0, title: 'Pets', text: 'Cats and cats' },
    { id: 1, title: 'Toys', text: 'Balls for cats' },
  ]);
  const plain = JSON.parse(JSON.stringify(index)) as AsPlainObject;
  const restored = MiniSearch.loadJS(unpackIndex(packIndex(plain)), { fields: ['title', 'text'] });
  expect(restored.search('cats balls')).toEqual(index.search('cats balls'));
});

it('remark-gfm names the constructs of its autolinks, and looks for addresses in the finished tree', () => {
  const data = unified().use(remarkParse).use(remarkGfm).freeze().data();
  const names = data.micromarkExtensions?.flatMap(({ text }) =>
    Object.values(text ?? {}).flatMap((constructs) => [constructs].flat().map((construct) => construct?.name)),
  );
  expect(names).toEqual(expect.arrayContaining(['emailAutolink', 'protocolAutolink', 'wwwAutolink']));
  const inTree = data.fromMarkdownExtensions?.flat().filter(({ enter }) => enter && 'literalAutolink' in enter);
  expect(inTree).toHaveLength(1);
});

it('InstantSearch asks for the marks of matches that our client writes, and splits a text at its own', () => {
  expect(TAG_PLACEHOLDER).toEqual({ highlightPreTag: markStart, highlightPostTag: markEnd });
  expect(getHighlightedParts('a<mark>b</mark>')).toEqual([
    { value: 'a', isHighlighted: false },
    { value: 'b', isHighlighted: true },
  ]);
  expect(unescape('&lt;a&gt; &amp;')).toBe('<a> &');
});

it('Redocly’s core words its messages as our code expects', async () => {
  const toMessages = async (schema: string) => {
    const source = `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: {}\ncomponents: { schemas: { Pet: ${schema} } }`;
    const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' } });
    return (await lintFromString({ source, absoluteRef: '/pets.yaml', config })).map(({ message }) => message);
  };
  expect(await toMessages("{ $ref: '#/components/schemas/None' }")).toEqual(["Can't resolve $ref"]);
  expect(await toMessages("{ $ref: 'none.yaml' }")).toEqual([expect.stringMatching(/^Can't resolve \$ref: ENOENT/)]);
});
