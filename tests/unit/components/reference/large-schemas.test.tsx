import { describe, expect, it } from 'vitest';
import * as messages from '@/messages';
import { buildRecords } from '@/search/build-records';
import { toIdsOfPages } from '../../search/fixture-pages';
import { getProcessorTime } from '../../processor-time';
import { renderPage, renderSpec, toAnswer, toBody, toDocument, toModel, toPaths } from './render';

const text = { type: 'string' };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Renders a page with these schemas, the first of which is the request body. Returns the page and the seconds of processor time. */
function render(schemas: Record<string, unknown>) {
  const start = getProcessorTime();
  const [first = ''] = Object.keys(schemas);
  const page = renderPage(toDocument({ paths: toPaths(toBody(reference(first))), schemas }));
  return { page, seconds: getProcessorTime() - start };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the page of a very large schema', () => {
  it.each([
    ['50,000 values', { A: { type: 'object', properties: { kind: { enum: range(50_000).map((at) => `v${at}`) } } } }],
    [
      '1,000 alternatives',
      { A: { oneOf: range(1000).map((at) => ({ type: 'object', title: `T${at}`, properties: { a: text } })) } },
    ],
  ])('shows the beginning of %s and the number of omitted ones', (_, schemas) => {
    const { page, seconds } = render(schemas);
    expect(page.getText('schema.A')).toMatch(/\d+ more \w+ are omitted; see the OpenAPI file\./);
    expect(page.html.length).toBeLessThan(1_500_000);
    expect(seconds).toBeLessThan(25);
  });

  it.each([
    [
      'a chain of 300 references',
      Object.fromEntries(
        range(300).map((at) => [`S${at}`, { type: 'object', properties: { next: reference(`S${(at + 1) % 300}`) } }]),
      ),
      4_000_000,
    ],
    [
      'thirty diamonds of allOf',
      Object.fromEntries(
        range(30).map((at) => [
          `D${at}`,
          {
            allOf: at === 29 ? [] : [reference(`D${at + 1}`), { allOf: [reference(`D${at + 1}`)] }],
            properties: { [`f${at}`]: text },
          },
        ]),
      ),
      1_500_000,
    ],
    [
      'twenty levels, each with eight of the next',
      Object.fromEntries(
        range(20).map((at) => [
          `L${at}`,
          {
            type: 'object',
            properties: Object.fromEntries(
              range(8).map((index) => [`f${index}`, at === 19 ? text : reference(`L${at + 1}`)]),
            ),
          },
        ]),
      ),
      1_500_000,
    ],
  ])('stays within its size and time limits for %s', (_, schemas, most) => {
    const { page, seconds } = render(schemas);
    expect(page.html.length).toBeLessThan(most);
    expect(seconds).toBeLessThan(25);
  });

  it('shows all 5,000 properties of an object in its section: those after the first 400 in a closed list', () => {
    const properties = Object.fromEntries(
      range(5000).map((at) => [`field${at}`, { ...text, description: `Field ${at} of many.` }]),
    );
    const document = toDocument({
      'x-pages': { operations: 1 },
      paths: toPaths(toBody(reference('A'))),
      schemas: { A: { type: 'object', properties } },
    });
    const spec = toModel(document);
    const page = renderSpec(spec);
    const ids = new Set(page.getIds());
    expect(range(5000).filter((at) => !ids.has(`schema.A.field${at}`))).toEqual([]);
    expect(page.getSummaries('schema.A')).toEqual(['- 4600 more properties']);
    expect(page.getText('schema.A.field4999')).toBe('field4999 stringField 4999 of many.');
    expect(page.getHrefs('addPet.body')).toContain('#schema.A');
    expect(page.html.length).toBeLessThan(1_500_000);
    const records = buildRecords([], [spec]).flatMap(({ url, places }) => [url, ...places.map((at) => at.url)]);
    expect(records).toContain('/api/pets/#schema.A.field4999');
  });

  it('shows the first level of every body of a large spec, unless a page would have thousands of rows', () => {
    const Large = { type: 'object', properties: Object.fromEntries(range(74).map((at) => [`f${at}`, text])) };
    const body = { content: { 'application/json': { schema: reference('Large') } } };
    const render = (responses: number) => {
      const operation = (id: string) => ({
        operationId: id,
        requestBody: body,
        responses: Object.fromEntries(range(responses).map((at) => [400 + at, { description: 'No.', ...body }])),
      });
      const paths = { '/a': { get: operation('a') }, '/b': { get: operation('b') } };
      const document = toDocument({ paths, schemas: { Large }, 'x-pages': { operations: 1, tag: 1 } });
      return toIdsOfPages(toModel(document)).get('/api/pets/operation/a/');
    };
    const ids = render(10);
    expect(ids).toContain('a.body.f73');
    expect(ids).toContain('a.409.f73');
    expect(render(40)).not.toContain('a.409.f73');
  });

  it('replaces the deepest levels of an inline schema with thousands of properties by a note', () => {
    const toTree = (levels: number): Record<string, unknown> =>
      levels === 0
        ? text
        : { type: 'object', properties: Object.fromEntries(range(3).map((at) => [`f${at}`, toTree(levels - 1)])) };
    const page = renderPage(toDocument({ paths: toPaths(toBody(toTree(7))) }));
    expect(page.hasId('addPet.body.f0.f2.f0')).toBe(true);
    expect(page.getText('addPet.body.f2')).toContain(messages.cutText);
    expect(page.html.length).toBeLessThan(1_500_000);
  });

  it('shows the first 300 lines of an example and the number of omitted ones', () => {
    const example = range(5000).map((at) => `value ${at}`);
    const media = { schema: { type: 'array', items: text }, example };
    const page = renderPage(
      toDocument({
        paths: toPaths({ responses: { 200: { description: 'OK', content: { 'application/json': media } } } }),
      }),
    );
    expect(page.getText('addPet')).toMatch(/value 290.*4702 more lines are omitted/);
    expect(page.getText('addPet')).not.toContain('value 301');
  });

  it('renders quickly despite a pattern with exponential running time', () => {
    const slow = { type: 'string', pattern: '^(a+)+$', example: `${'a'.repeat(40)}!` };
    const start = getProcessorTime();
    renderPage(toDocument({ paths: toPaths(toAnswer({ type: 'object', properties: { slow } })) }));
    expect(getProcessorTime() - start).toBeLessThan(5);
  });
});
