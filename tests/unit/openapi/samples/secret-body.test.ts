import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import { toMark } from '@/openapi/exact-numbers';
import { toRequestForm } from '@/openapi/requests/build-form';
import { toHttpFile, toRequestJson } from '@/openapi/requests/http-file-and-request-json';
import { toStartValues } from '@/openapi/requests/start-values';
import { toRequest } from '@/openapi/requests/to-request';
import { languages } from '@/openapi/samples/languages';
import type { SampleRequest } from '@/openapi/samples/sample-request';
import { toSpec } from '@/openapi/transform/spec';
import { parsers } from '../parsers';
import { parseBodies, type Part } from './parse-bodies';
import { hasRuntime, runPrograms } from './runtimes';
import { startStubServer, type ReceivedRequest } from './stub-server';

/** A value that no serializer may send as it is, and that ends with a line break, which a shell would remove. */
const secret = `it's "$ecret" \\ <b a='1'>&amp; é 😀 50% {{x}} $PIN\t]]>\r\nline 2\n`;
const pin = 'a"b\\c\n';
const document = parse(`
openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /logins:
    post:
      operationId: logIn
      parameters: [{ name: api_key, in: query, required: true, schema: { type: string } }]
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Login' } }
          application/jsonl: { itemSchema: { $ref: '#/components/schemas/Login' } }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Login' } }
          application/x-www-form-urlencoded; styled=yes:
            schema: { $ref: '#/components/schemas/Login' }
            encoding: { inner: { style: deepObject, explode: true }, more: { contentType: application/json } }
          multipart/form-data:
            schema: { $ref: '#/components/schemas/Login' }
            encoding: { password: { contentType: text/csv } }
          multipart/mixed:
            schema: { type: array, prefixItems: [{ $ref: '#/components/schemas/Login' }, { type: string, format: password }] }
            prefixEncoding: [{}, { contentType: text/csv }]
          application/xml: { schema: { $ref: '#/components/schemas/Login' } }
          text/plain: { schema: { type: string, format: password } }
      responses: { 200: { description: Ok } }
components:
  schemas:
    Login:
      type: object
      properties:
        name: { type: string }
        password: { type: string }
        pin: { type: string, xml: { attribute: true } }
        token: { type: string, xml: { nodeType: cdata } }
        count: { type: integer }
        inner: { type: object, properties: { pin: { type: string } } }
        more: { type: object, properties: { pin: { type: string } } }
`) as JsonObject;
const { spec } = toSpec(structuredClone(document), 'test');
const [operation] = spec.operations;
if (!operation) throw new Error('The document has no operation.');
const form = toRequestForm(spec, operation, document);

const login = { name: "O'Neil $PIN", password: secret };
const types = form.operation.requestBody?.content.map(({ name }) => name) ?? [];
const toTyped = (name: string, body: unknown): SampleRequest =>
  toRequest(form, { ...toStartValues(form), mediaType: types.indexOf(name), body });

const readForm = ({ body }: ReceivedRequest) => Object.fromEntries(new URLSearchParams(String(body)));
const readParts = (parts: Parsed) => (parts as Part[]).map(({ name, body }) => [name, fromLatin(body)]);
// `fetch` ends the lines of a form with CR LF.
const fromLatin = (text: Part['body']) => toLines(Buffer.from(String(text), 'latin1').toString());
const toLines = (text: string) => text.replaceAll('\r\n', '\n');

type Parsed = Part[] | string | undefined;

interface Case {
  name: string;
  request: SampleRequest;
  /** Reads the body, which another program has parsed if it has parts or is XML. */
  read: (request: ReceivedRequest, parsed: Parsed) => unknown;
  expected: unknown;
}

const cases: Case[] = [
  {
    name: 'JSON',
    request: toTyped('application/json', { ...login, inner: { pin }, more: {}, own: '50% {{}} secret0' }),
    read: ({ body }) => JSON.parse(String(body)) as unknown,
    expected: { ...login, inner: { pin }, more: {}, own: '50% {{}} secret0' },
  },
  {
    name: 'JSON with a number that some languages would change',
    request: toTyped('application/json', { ...login, count: toMark('1e400') }),
    read: ({ body }) => JSON.parse(String(body).replace('1e400', '"1e400"')) as unknown,
    expected: { ...login, count: '1e400' },
  },
  {
    name: 'lines of JSON',
    request: toTyped('application/jsonl', [login, { inner: { pin } }]),
    read: ({ body }) =>
      String(body)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    expected: [login, { inner: { pin } }],
  },
  {
    name: 'a form',
    request: toTyped('application/x-www-form-urlencoded', { ...login, inner: { pin } }),
    read: (request) => ({ ...readForm(request), inner: JSON.parse(readForm(request)['inner'] ?? '') as unknown }),
    expected: { ...login, inner: { pin } },
  },
  {
    name: 'a form with styles',
    request: toTyped('application/x-www-form-urlencoded; styled=yes', { ...login, inner: { pin }, more: { pin } }),
    read: (request) => ({ ...readForm(request), more: JSON.parse(readForm(request)['more'] ?? '') as unknown }),
    expected: { ...login, 'inner[pin]': pin, more: { pin } },
  },
  {
    name: 'a multipart form',
    request: toTyped('multipart/form-data', { ...login, pin, inner: { pin } }),
    read: (_, parsed) =>
      readParts(parsed).map(([name, body]) => [name, name === 'inner' ? JSON.parse(body ?? '') : body]),
    expected: [
      ['name', login.name],
      ['password', toLines(secret)],
      ['pin', pin],
      ['inner', { pin }],
    ],
  },
  {
    name: 'other parts',
    request: toTyped('multipart/mixed', [login, secret]),
    read: (_, parsed) => readParts(parsed).map(([, body], index) => (index === 0 ? JSON.parse(body ?? '') : body)),
    expected: [login, toLines(secret)],
  },
  {
    name: 'XML',
    request: toTyped('application/xml', { ...login, pin, token: secret }),
    read: (_, parsed) => parsed,
    expected: `<Login pin="a&quot;b\\c&#xA;"><name>${login.name}</name><password>${toXml(secret)}</password>${toXml(secret)}</Login>`,
  },
  { name: 'text', request: toTyped('text/plain', secret), read: ({ body }) => String(body), expected: secret },
];

/** Writes text as canonical XML does, of which the parser also removes the spaces around. */
function toXml(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
}

const printed = languages.map(({ language, print }) => ({
  language,
  sources: cases.flatMap(({ request, ...own }) => {
    const source = print(request);
    return source === undefined ? [] : [{ ...own, source }];
  }),
}));

it.each(printed)('a secret in a body is an environment variable in $language', async ({ language, sources }) => {
  expect(sources.map(({ name }) => name)).toEqual(cases.map(({ name }) => name));
  expect(sources.filter(({ source }) => source.includes('secret0n') || !/\b(?:PASSWORD|VALUE)\b/.test(source))).toEqual(
    [],
  );
  expect(await parsers[language]?.(sources.map(({ source }) => source))).toEqual([]);
});

describe.each(printed.filter(({ language }) => hasRuntime(language)))(
  'a sample in $language',
  ({ language, sources }) => {
    it('sends the value of the variable, whatever it contains, as the media type encodes it', async () => {
      const server = await startStubServer();
      const programs = sources.map(({ source }, index) => ({ source, baseUrl: server.toBaseUrl(index) }));
      const names = ['PASSWORD', 'TOKEN_VALUE', 'VALUE', 'VALUE_2'];
      const variables = Object.fromEntries([
        ...names.map((name) => [name, secret]),
        ['PIN', pin],
        ['PIN_2', pin],
      ]) as Record<string, string>;
      try {
        await runPrograms(language, programs, { variables: { ...variables, API_KEY_VALUE: secret }, files: {} });
      } finally {
        server.close();
      }
      const requests = sources.map((_, index) => server.received.get(index)?.[0]);
      const others = requests.filter((one) =>
        /multipart|xml/.test(one?.headers['content-type'] ?? ''),
      ) as ReceivedRequest[];
      const parsed = parseBodies(others);
      const found = sources.map(({ name, read }, index) => {
        const received = requests[index];
        return [
          name,
          received && read(received, parsed[others.indexOf(received)]),
          new URLSearchParams(received?.path.replace(/^.*\?/, '')).get('api_key'),
        ];
      });
      expect(found).toEqual(sources.map(({ name, expected }) => [name, expected, secret]));
    }, 60_000);
  },
);

it('a file for editors says which values it cannot encode', () => {
  const [{ request } = { request: undefined }] = cases;
  if (!request) return;
  expect(toHttpFile(request, 'Log in')).toContain(': API_KEY_VALUE, PASSWORD, PIN.');
  expect(JSON.parse(toRequestJson(request))).toMatchObject({ body: { password: '{{PASSWORD}}' } });
});
