import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getSampleSources } from '@/openapi/build-samples';
import { toSpec } from '@/openapi/transform/spec';
import { getOperation } from '../to-model';

const tick = '{ $ref: "#/components/schemas/Tick" }';
const document = `
openapi: 3.2.0
info: { title: Streams, version: "1" }
components:
  schemas:
    Tick: { type: object, properties: { price: { type: number, examples: [2.5] } } }
    Event: { type: object, required: [data], properties: { event: { type: string, const: tick }, data: { type: string, examples: ["a\\nb"] } } }
paths:
  /events: { get: { operationId: events, responses: { "200": { description: Good., content: { text/event-stream: { itemSchema: { $ref: "#/components/schemas/Event" } } } } } } }
  /lines: { get: { operationId: lines, responses: { "200": { description: Good., content: { application/json: { schema: ${tick} }, application/jsonl: { itemSchema: ${tick} } } } } } }
  /records: { get: { operationId: records, responses: { "200": { description: Good., content: { application/json-seq: { itemSchema: ${tick} } } } } } }
  /both: { get: { operationId: both, responses: { "200": { description: Good., content: { application/x-ndjson: { schema: { type: array, description: All., maxItems: 9, items: ${tick} }, itemSchema: { type: object, properties: { own: { type: string } } } } } } } } }
  /old: { get: { operationId: old, responses: { "200": { description: Good., content: { application/x-ndjson: { schema: ${tick} } } } } } }
  /authored: { get: { operationId: authored, responses: { "200": { description: Good., content: { application/jsonl: { itemSchema: ${tick}, example: [{ price: 1 }, { price: "two" }] } } } } } }
  /kinds: { get: { operationId: kinds, responses: { "200": { description: Good., content: { text/event-stream: { itemSchema: { oneOf: [{ $ref: "#/components/schemas/Event" }, { type: object, required: [data, event], properties: { event: { const: end }, data: { type: string, contentMediaType: application/json, contentSchema: ${tick} } } }, false] } } } } } } }
  /send: { post: { operationId: send, requestBody: { content: { application/jsonl: { itemSchema: ${tick} } } }, responses: {} } }
`;
const { spec } = toSpec(parse(document) as Record<string, unknown>, 'streams');

function getContent(id: string) {
  const { requestBody, responses } = getOperation(spec, id);
  return requestBody?.content ?? responses[0]?.content ?? [];
}

describe('the example of a sequence', () => {
  it.each([
    ['events', 'event: tick\ndata: a\ndata: b\n\nevent: tick\ndata: a\ndata: b\n\n'],
    ['records', '\u001e{"price":2.5}\n\u001e{"price":2.5}\n'],
    ['both', '{"price":2.5}\n{"price":2.5}\n'],
    ['old', '{"price":2.5}\n{"price":2.5}\n'],
    ['kinds', 'event: tick\ndata: a\ndata: b\n\nevent: end\ndata: {"price":2.5}\n\n'],
    ['authored', '{"price":1}\n{"price":"two"}\n'],
    ['send', '{"price":2.5}\n{"price":2.5}\n'],
  ])('of %s is what is sent, with several items', (id, source) => {
    expect(getContent(id)[0]?.examples[0]?.source).toBe(source);
  });

  it('is checked item by item', () => {
    expect(getContent('authored')[0]?.examples[0]?.fault).toBe('/price must be number');
  });
});

it('a sequence has the schema of its items, also next to that of the list', () => {
  expect(
    getContent('both').map(({ name, schema, sequence }) => [name, spec.schemas[schema ?? '']?.label, sequence]),
  ).toEqual([
    ['application/x-ndjson', 'array of Tick', { form: 'lines', schemaOf: 'list' }],
    ['application/x-ndjson', 'object', { form: 'lines', schemaOf: 'item' }],
  ]);
  const markdown = toOperationMarkdown(spec, getOperation(spec, 'events'));
  expect(markdown).toContain('`text/event-stream`: stream of Event');
  expect(toOperationMarkdown(spec, getOperation(spec, 'both'))).toContain('`own` (string)');
});

describe('the samples of a stream', () => {
  it.each(['events', 'lines', 'records'])('ask for %s and never read one JSON document', (id) => {
    const sources = getSampleSources(spec, getOperation(spec, id));
    expect(sources.map(({ language }) => language)).toEqual([
      'curl',
      'javascript',
      'typescript',
      'python',
      'go',
      'csharp',
      'java',
    ]);
    for (const { source } of sources)
      expect(source).not.toMatch(/\.json\(\)|response\.text\b|ReadAll|ReadAsStringAsync|ofString/);
    expect(sources[0]?.source).toMatch(/^curl -N /);
    expect(sources.every(({ source }) => source.includes('jsonl') === (id === 'lines'))).toBe(true);
  });
});

it('a response with one media type is not asked for by its name', () => {
  for (const id of ['events', 'both'])
    for (const { source } of getSampleSources(spec, getOperation(spec, id))) expect(source).not.toContain('Accept');
});

it('a sequence is sent as it is', () => {
  const sources = getSampleSources(spec, getOperation(spec, 'send'));
  expect(sources[0]?.source).toContain(`--data-binary '{"price":2.5}\n{"price":2.5}\n'`);
  for (const { source } of sources) expect(source).toContain('application/jsonl');
});
