import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getPrintPages } from '@/components/reference/print/divide-for-print';
import { PrintedTag } from '@/components/reference/print/printed-tag';
import { toAnswer, toDocument, toModel, toPaths } from './render';

/** Creates a spec with one tag of `count` operations, whose descriptions have roughly `letters` characters each. */
function toLarge(count: number, letters: number) {
  const answer = toAnswer({ type: 'object', properties: { a: { type: 'string', example: 'an example' } } });
  const paths = Array.from({ length: count }, (_, at): [string, unknown] => [
    `/pets/${at}`,
    toPaths({ operationId: `pet${at}`, tags: ['Pets'], description: `word${at} `.repeat(letters / 8), ...answer })[
      '/pets'
    ],
  ]);
  return toModel(toDocument({ 'x-pages': { operations: 2, tag: 1 }, paths: Object.fromEntries(paths) }));
}

describe('getPrintPages', () => {
  it('returns no page for a spec that has only one API page', () => {
    expect(getPrintPages(toModel(toDocument({ paths: toPaths({}) })))).toEqual([]);
  });

  it('returns one page for each tag of a large spec, and several for a tag that is too large', () => {
    const [only, ...others] = getPrintPages(toLarge(5, 1000));
    expect([only?.path, only?.operations.length, others]).toEqual(['/print/api/pets/tag/pets/', 5, []]);
    const parts = getPrintPages(toLarge(5, 100_000));
    expect(parts.map(({ path }) => path).slice(0, 2)).toEqual([
      '/print/api/pets/tag/pets/',
      '/print/api/pets/tag/pets/2/',
    ]);
    expect(parts.flatMap(({ operations }) => operations.map(({ id }) => id))).toEqual(
      [0, 1, 2, 3, 4].map((at) => `pet${at}`),
    );
  });

  it('returns short pages for operations with large inline schemas', () => {
    const toObject = (count: number, value: object) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`property${at}`, value]));
    const inner = { type: 'object', properties: toObject(20, { type: 'string' }) };
    const answer = toAnswer({ type: 'object', properties: toObject(15, inner) });
    const paths = Array.from({ length: 20 }, (_, at): [string, unknown] => [
      `/pets/${at}`,
      toPaths({ operationId: `pet${at}`, tags: ['Pets'], ...answer })['/pets'],
    ]);
    const spec = toModel(toDocument({ 'x-pages': { operations: 2, tag: 1 }, paths: Object.fromEntries(paths) }));
    const pages = getPrintPages(spec).map((printed) =>
      renderToStaticMarkup(<PrintedTag spec={spec} printed={printed} showAssumed={false} head={null} />),
    );
    expect(pages.reduce((sum, html) => sum + html.length, 0)).toBeLessThan(1_500_000);
  });

  const values = { type: 'string', enum: Array.from({ length: 300 }, (_, at) => `value${at}`) };
  const toRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  it.each([
    ['properties', { type: 'object', properties: { a: values, b: values } }],
    ['properties that refer to a component', { type: 'object', properties: { a: toRef('Kind'), b: toRef('Kind') } }],
    ['properties that are lists', { type: 'object', properties: { a: values, b: { items: toRef('Kind') } } }],
    ['a component', toRef('Pet')],
    ['a list of a component', { type: 'array', items: toRef('Pet') }],
  ])('returns several pages for operations with hundreds of allowed values of %s', (_name, schema) => {
    const answer = toAnswer(schema);
    const paths = Array.from({ length: 10 }, (_, at): [string, unknown] => [
      `/pets/${at}`,
      toPaths({ operationId: `pet${at}`, tags: ['Pets'], ...answer })['/pets'],
    ]);
    const schemas = { Kind: values, Pet: { type: 'object', properties: { a: values, b: values } } };
    const document = toDocument({ 'x-pages': { operations: 2, tag: 1 }, paths: Object.fromEntries(paths), schemas });
    const spec = toModel(document);
    expect(getPrintPages(spec).map(({ operations }) => operations.length)).toEqual([4, 4, 2]);
  });

  it('returns pages without examples of bodies and with links to operations on other print pages', () => {
    const spec = toLarge(5, 100_000);
    const [first] = getPrintPages(spec);
    if (!first) throw new Error('no part');
    const html = renderToStaticMarkup(<PrintedTag spec={spec} printed={first} showAssumed={false} head={null} />);
    expect(html).toContain('id="pet0"');
    expect(html).not.toMatch(/<(pre|input)/);
    expect(html.length).toBeLessThan(1_500_000);
    // Permalinks and buttons are of no use on paper.
    expect(html).not.toMatch(/permalink|data-expand|<button/);
    expect(html).toContain('href="/print/api/pets/tag/pets/2/"');
  });
});
