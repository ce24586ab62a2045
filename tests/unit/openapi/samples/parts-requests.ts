import { parse } from 'yaml';
import { toSpec } from '@/openapi/transform/spec';
import type { ExpectedRequest } from './expected-request';

const text = `a'b "c" é \\`;
const json = JSON.stringify;
const toPath = (id: string, mediaType: string, media: string) =>
  `  /${id}: { post: { operationId: ${id}, requestBody: { content: { ${mediaType}: ${media.replace(/\n */g, ' ')} } }, responses: { "200": { description: Good. } } } }`;

/** Multipart bodies whose parts are described by their position. */
export const partsSpec = toSpec(
  parse(`
openapi: 3.2.0
info: { title: Parts, version: "1" }
components:
  schemas:
    Pet: { type: object, xml: { name: pet }, properties: { id: { type: integer, examples: [7], xml: { attribute: true } } } }
paths:
${toPath(
  'byPosition',
  'multipart/mixed',
  `{
    schema: { type: array, prefixItems: [{ $ref: "#/components/schemas/Pet" }, { type: string }, { $ref: "#/components/schemas/Pet" }], items: { type: array } },
    prefixEncoding: [{ contentType: application/xml, headers: { X-Part: { schema: { type: integer }, example: 3 } } }, { contentType: "text/csv, text/plain" }],
    example: [{ id: 1 }, ${json(text)}, { id: 2 }, [1], [2]]
  }`,
)}
${toPath(
  'generated',
  'multipart/mixed',
  `{
    itemSchema: { $ref: "#/components/schemas/Pet" },
    itemEncoding: { contentType: application/vnd.pet+json, headers: { Content-ID: { required: true, schema: { type: string }, example: <a@b> } } }
  }`,
)}
${toPath(
  'related',
  'multipart/related',
  `{
    schema: { type: array, prefixItems: [{ type: object, properties: { name: { type: string, examples: [${json(text)}] } } }, {}] },
    prefixEncoding: [{}, { contentType: "image/*" }]
  }`,
)}
${toPath(
  'withParameters',
  '"multipart/related; boundary=b; type=text/html"',
  '{ schema: { type: array, prefixItems: [{ type: string }, { type: string, contentEncoding: base64 }] }, prefixEncoding: [{ contentType: text/html }], example: [<p>, QQ==] }',
)}
${toPath(
  'nested',
  'multipart/mixed',
  `{
    schema: { type: array, prefixItems: [{ type: array }, { type: array, prefixItems: [{ $ref: "#/components/schemas/Pet" }, { type: string }, {}] }] },
    prefixEncoding: [{}, { contentType: multipart/mixed, prefixEncoding: [{ contentType: application/xml }, {}, { contentType: image/png }] }],
    example: [[1], [{ id: 7 }, inner, ""]]
  }`,
)}
${toPath(
  'orderedForm',
  'multipart/form-data',
  `{
    schema: { type: array, prefixItems: [{ type: string }] },
    prefixEncoding: [{ headers: { Content-Disposition: { required: true, content: { text/plain: { schema: { type: string }, example: ${json('form-data; name="first"')} } } } } }],
    example: [one]
  }`,
)}
${toPath(
  'asText',
  'multipart/mixed',
  '{ itemSchema: { type: string }, examples: { a: { serializedValue: "--own\\nContent-Type: text/csv\\n\\na,b\\n--own--\\n" } } }',
)}
`) as Record<string, unknown>,
  'parts',
).spec;

/** Bytes with line ends that must not change. */
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]);
export const partsFiles = { 'part-2.png': picture, 'part-2-3.png': picture };
const bytes = (value: string | Buffer) => Buffer.from(value as string).toString('latin1');

const toRequest = (id: string, type: string, parsed: ExpectedRequest['parsed']): ExpectedRequest => ({
  method: 'POST',
  path: `/${id}`,
  headers: {},
  parsed,
  type: new RegExp(`^${type}; boundary=\\S+$`),
});
const part = (type: string, body: string | Buffer, headers: Record<string, string> = {}) => ({
  headers: { 'content-type': type, ...headers },
  body: bytes(body),
});
const item = part('application/vnd.pet+json', '{"id":7}', { 'content-id': '<a@b>' });

/** The requests that must arrive, by operation. */
export const partsRequests: Record<string, ExpectedRequest> = {
  byPosition: toRequest('byPosition', 'multipart/mixed', [
    part('application/xml', '<pet id="1"/>', { 'x-part': '3' }),
    part('text/csv', text),
    part('application/json', '{"id":2}'),
    part('application/json', '[1]'),
    part('application/json', '[2]'),
  ]),
  generated: toRequest('generated', 'multipart/mixed', [item, item]),
  related: toRequest('related', 'multipart/related; type="application/json"', [
    part('application/json', json({ name: text })),
    part('image/png', picture),
  ]),
  withParameters: toRequest('withParameters', 'multipart/related; type=text/html', [
    part('text/html', '<p>'),
    part('application/octet-stream', 'QQ=='),
  ]),
  nested: toRequest('nested', 'multipart/mixed', [
    part('application/json', '[1]'),
    {
      headers: {},
      body: [part('application/xml', '<pet id="7"/>'), part('text/plain', 'inner'), part('image/png', picture)],
    },
  ]),
  orderedForm: toRequest('orderedForm', 'multipart/form-data', [
    { headers: { 'content-disposition': 'form-data; name="first"' }, name: 'first', body: 'one' },
  ]),
  asText: toRequest('asText', 'multipart/mixed', [part('text/csv', 'a,b')]),
};
