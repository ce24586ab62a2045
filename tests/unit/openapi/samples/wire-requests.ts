import { parse } from 'yaml';
import { toSpec } from '@/openapi/transform/spec';
import type { ExpectedRequest } from './expected-request';

const text = `a'b "c" & <d> é 😀 \\ $HOME`;
const json = JSON.stringify;
const item = '{ type: object, properties: { n: { type: string } } }';
const items = `example: [{ n: ${json(text)} }, { n: second }]`;
const stream = (type: string) =>
  `responses: { "200": { description: Good., content: { ${type}: { itemSchema: ${item} } } } }`;

/** Names of parameters that are also those of variables in samples. */
const names = ['text', 'data', 'rest', 'chunks', 'lines', 'file', 'ok', 'event', 'line'];

/** Bodies and replies of each form in which HTTP carries data. */
export const wireSpec = toSpec(
  parse(`
openapi: 3.2.0
info: { title: Wire, version: "1" }
paths:
  /xml:
    put:
      operationId: sendXml
      requestBody:
        content:
          application/xml:
            schema:
              type: object
              xml: { name: pet, namespace: "urn:pets", prefix: p }
              properties:
                id: { type: integer, xml: { attribute: true } }
                tags: { type: array, xml: { wrapped: true }, items: { type: string, xml: { name: tag } } }
                ages: { type: array, items: { type: integer } }
            example: { id: 7, tags: [a, ${json(text)}], ages: [1, 2] }
      responses: { "200": { description: Good., content: { application/xml: { schema: { type: object } } } } }
  /lines: { post: { operationId: lines, requestBody: { content: { application/x-ndjson: { itemSchema: ${item}, ${items} } } }, ${stream('application/x-ndjson')} } }
  /records: { post: { operationId: records, requestBody: { content: { application/json-seq: { itemSchema: ${item}, ${items} } } }, ${stream('application/json-seq')} } }
  /events:
    post:
      operationId: events
      requestBody: { content: { text/event-stream: { itemSchema: { type: object }, example: [{ event: tick, id: "1", data: "two\\nlines" }, { data: ${json(text)} }] } } }
      ${stream('text/event-stream')}
  /mixed:
    post:
      operationId: mixed
      requestBody: { content: { multipart/mixed: { schema: { type: object, properties: { meta: { type: object }, text: { type: string } } }, example: { meta: { n: 1 }, text: ${json(text)} } } } }
      responses: { "200": { description: Good., content: { text/plain: { schema: { type: string } } } } }
  /names/{text}/{data}/{rest}/{chunks}/{lines}/{file}/{ok}/{event}/{line}:
    parameters: [${names.map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`).join(', ')}]
    get: { operationId: names, ${stream('text/event-stream')} }
    post:
      operationId: named
      requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { picture: { type: string, format: binary } } }, encoding: { picture: { contentType: image/gif } } } } }
      responses: { "200": { description: Good., content: { application/json: { schema: { type: object } } } } }
  /form:
    post:
      operationId: form
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { text: { type: string }, picture: { type: string, format: binary } } }
            encoding: { picture: { contentType: image/gif } }
            example: { text: ${json(text)}, picture: "" }
      responses: { "200": { description: Good. } }
`) as Record<string, unknown>,
  'wire',
).spec;

/** Bytes that are no text, with line ends that must not change. */
const picture = Buffer.from([0x47, 0x49, 0x46, 0, 0xff, 0x80, 0x0d, 0x0a, 0x0a, 0x0d, 0x1a]);
export const wireFiles = { 'picture.gif': picture };
const bytes = Buffer.from(text).toString('latin1');

/** The requests that must arrive, by operation, and the replies that the samples must show. */
export const wireRequests: Record<string, ExpectedRequest> = {
  sendXml: {
    method: 'PUT',
    path: '/xml',
    headers: { 'content-type': 'application/xml' },
    parsed: `<p:pet xmlns:p="urn:pets" id="7"><tags><tag>a</tag><tag><![CDATA[${text}]]></tag></tags><ages>1</ages><ages>2</ages></p:pet>`,
    reply: { type: 'application/xml', chunks: ['<pet>xml reply</pet>'] },
    shows: ['<pet>xml reply</pet>'],
  },
  lines: {
    method: 'POST',
    path: '/lines',
    headers: { 'content-type': 'application/x-ndjson' },
    body: `${json({ n: text })}\n{"n":"second"}\n`,
    // An empty line means nothing, an item may be divided, and the last line may have no end.
    reply: { type: 'application/x-ndjson', chunks: ['{"n":"line 1"}\n\n{"n":', '"line 2é"}\n', '{"n":"line 3"}'] },
    shows: ['line 1', 'line 2é', 'line 3'],
  },
  records: {
    method: 'POST',
    path: '/records',
    headers: { 'content-type': 'application/json-seq' },
    body: `\u001e${json({ n: text })}\n\u001e{"n":"second"}\n`,
    // A record may have several lines, so it ends where the next one begins.
    reply: {
      type: 'application/json-seq',
      chunks: ['\u001e{\n"n":"record 1"}\n\u001e', '{"n":"record 2"}\n\u001e', '{\n\n"n":\n"record 3"}\n'],
    },
    shows: ['record 1', 'record 2', 'record 3'],
  },
  events: {
    method: 'POST',
    path: '/events',
    headers: { 'content-type': 'text/event-stream' },
    body: `event: tick\nid: 1\ndata: two\ndata: lines\n\ndata: ${text}\n\n`,
    reply: {
      type: 'text/event-stream',
      chunks: [
        // An event may be divided.
        ': comment\r\n\r\nevent: tick\r\ndata: event 1\r\ndata:   indented  \r\n\r\nda',
        'ta:event 2\n\n',
        'id: 3\ndata: event 3\n\n',
      ],
    },
    shows: ['  indented  ', 'event 2', 'event 3'],
  },
  mixed: {
    method: 'POST',
    path: '/mixed',
    headers: {},
    parsed: [
      { headers: { 'content-type': 'application/json' }, body: '{"n":1}' },
      { headers: { 'content-type': 'text/plain' }, body: bytes },
    ],
    reply: { type: 'text/plain; charset=utf-8', chunks: ['text reply é'] },
    shows: ['text reply é'],
  },
  names: {
    method: 'GET',
    path: `/names/${names.map((name) => `${name}-of-reader`).join('/')}`,
    headers: {},
    body: '',
    reply: { type: 'text/event-stream', chunks: ['data: named event\n\n'] },
    shows: ['named event'],
  },
  named: {
    method: 'POST',
    path: `/names/${names.map((name) => `${name}-of-reader`).join('/')}`,
    headers: {},
    parsed: [{ headers: { 'content-type': 'image/gif' }, name: 'picture', body: picture.toString('latin1') }],
  },
  form: {
    method: 'POST',
    path: '/form',
    headers: {},
    parsed: [
      { headers: {}, name: 'text', body: bytes },
      { headers: { 'content-type': 'image/gif' }, name: 'picture', body: picture.toString('latin1') },
    ],
  },
};
