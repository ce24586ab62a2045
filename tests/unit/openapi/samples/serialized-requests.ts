import { parse } from 'yaml';
import { toSpec } from '@/openapi/transform/spec';
import type { ExpectedRequest } from './expected-request';

const toJson = JSON.stringify;
const query = '{ numbers: [1, 2], flag: null }';
const toPath = (id: string, parameters: string, path = id) =>
  `  /${path}: { get: { operationId: ${id}, parameters: [${parameters}], responses: { "200": { description: Good. } } } }`;
const toContent = (media: string, example: string, rest = '') =>
  `{ name: q, in: querystring, content: { ${media}: { schema: {}, examples: { a: ${example} } } }${rest} }`;
const toStyled = (place: string, rest: string, example: string) =>
  `{ name: p, in: ${place}, ${place === 'path' ? 'required: true, ' : ''}schema: { type: [string, array, object] }, ${rest}examples: { a: ${example} } }`;

/**
 * Parameters whose examples say how they are sent, most of them from the specification.
 * @see https://spec.openapis.org/oas/v3.2.0.html#parameter-object-examples
 */
export const serializedSpec = toSpec(
  parse(`
openapi: 3.2.0
info: { title: Serialized, version: "1" }
paths:
${toPath('json', toContent('application/json', `{ dataValue: ${query}, serializedValue: '{"numbers":[1,2],"flag":null}' }`))}
${toPath('jsonEncoded', toContent('application/json', `{ dataValue: ${query}, serializedValue: '%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D' }`))}
${toPath('jsonOfParameter', toContent('application/json', '{ dataValue: {} }', `, examples: { a: { dataValue: ${query}, serializedValue: "%7B%22numbers%22%3A%5B1%2C2%5D%7D" } }`))}
${toPath('jsonPath', toContent('application/jsonpath', '{ serializedValue: "$.a.b[1:1]" }'))}
${toPath('jsonPathOfParameter', toContent('application/jsonpath', '{ dataValue: $.a }', ', examples: { a: { serializedValue: "%24.a.b%5B1%3A1%5D" } }'))}
${toPath('form', toContent('application/x-www-form-urlencoded', '{ dataValue: { foo: a + b, bar: true }, serializedValue: foo=a+%2B+b&bar=true }'))}
${toPath(
  'styles',
  [
    toStyled('query', 'style: form, ', '{ dataValue: [one thing, other], serializedValue: p=one%20thing&p=other }'),
    `{ name: X-P, in: header, schema: { type: array }, examples: { a: { dataValue: [12345678, 90099], serializedValue: "12345678,90099" } } }`,
    toStyled(
      'cookie',
      'style: cookie, ',
      '{ dataValue: { greeting: Hello }, serializedValue: "greeting=Hello%2C world!; code=42" }',
    ),
  ].join(', '),
)}
${toPath('path', toStyled('path', '', '{ dataValue: [diṅnāga, b], serializedValue: "di%E1%B9%85n%C4%81ga,b" }').replace('[string, array, object]', 'array'), 'path/{p}')}
${toPath('withoutName', toStyled('query', '', '{ dataValue: a b, serializedValue: a%20b }'))}
${toPath('content', `{ name: coordinates, in: query, content: { application/json: { schema: { type: object }, examples: { a: { dataValue: { lat: 10 }, serializedValue: ${toJson('{"lat":10}')} } } } } }`)}
`) as Record<string, unknown>,
  'serialized',
).spec;

const toRequest = (path: string, headers: Record<string, string> = {}): ExpectedRequest => ({
  method: 'GET',
  path: `/${path}`,
  headers,
  body: '',
});

/** The requests that must arrive, by operation. */
export const serializedRequests: Record<string, ExpectedRequest> = {
  json: toRequest('json?%7B%22numbers%22:%5B1%2C2%5D%2C%22flag%22:null%7D'),
  jsonEncoded: toRequest('jsonEncoded?%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D'),
  jsonOfParameter: toRequest('jsonOfParameter?%7B%22numbers%22%3A%5B1%2C2%5D%7D'),
  jsonPath: toRequest('jsonPath?%24.a.b%5B1:1%5D'),
  jsonPathOfParameter: toRequest('jsonPathOfParameter?%24.a.b%5B1%3A1%5D'),
  form: toRequest('form?foo=a+%2B+b&bar=true'),
  styles: toRequest('styles?p=one%20thing&p=other', {
    'x-p': '12345678,90099',
    cookie: 'greeting=Hello%2C world!; code=42',
  }),
  path: toRequest('path/di%E1%B9%85n%C4%81ga,b'),
  withoutName: toRequest('withoutName?p=a%20b'),
  content: toRequest('content?coordinates=%7B%22lat%22:10%7D'),
};
