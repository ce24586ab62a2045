import { expect, it } from 'vitest';
import { toBody } from '@/openapi/samples/sample-body';
import { getOperation, toModel } from '../to-model';

/** Returns the body that a sample sends for a media type. */
function toSampleBody(name: string, media: string) {
  const spec = toModel(
    `paths: { /a: { post: { operationId: a, requestBody: { content: { ${name}: ${media} } }, responses: {} } } }`,
  );
  const [content] = getOperation(spec, 'a').requestBody?.content ?? [];
  return content && toBody(content, spec.schemas);
}

it.each([
  ['application/json', '{}', 'application/json', 'body.json'],
  ['application/problem+json', '{}', 'application/problem+json', 'body.json'],
  ['application/xml', '{}', 'application/xml', 'body.xml'],
  ['text/plain', '{}', 'text/plain', 'body.txt'],
  ['application/vnd.x.y', '{ schema: { type: object } }', 'application/vnd.x.y', 'body.bin'],
  ['application/cbor', '{ schema: { type: object } }', 'application/cbor', 'body.cbor'],
  ['audio/mpeg', '{}', 'audio/mpeg', 'body.mp3'],
  ['video/mpeg', '{}', 'video/mpeg', 'body.mpg'],
  ['application/*', '{}', 'application/octet-stream', 'body.bin'],
  ['text/csv', '{ examples: { a: { externalValue: https://e.com/a.csv } } }', 'text/csv', 'body.csv'],
])('a body of %s about which nothing is known is the content of a file: %s', (name, media, mediaType, fileName) => {
  expect(toSampleBody(name, media)).toEqual({ kind: 'file', mediaType, fileName });
});

it('a body that is empty in an example is sent empty', () => {
  expect(toSampleBody('text/plain', '{ example: "" }')).toEqual({ kind: 'text', mediaType: 'text/plain', text: '' });
});

it('a body of a range that contains JSON is JSON if it has a schema', () => {
  const media = '{ schema: { type: object, properties: { a: { type: string, example: b } } } }';
  expect(toSampleBody('application/*', media)).toEqual({
    kind: 'json',
    mediaType: 'application/json',
    json: '{\n  "a": "b"\n}',
  });
});
