import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import { fillValue, openFormOf, send } from './request-forms';
import { expect, test } from './test';

// What arrives is compared with the rules of RFC 6570 and OpenAPI, not with the code of the site.

type Value = string | string[] | Record<string, string>;
type Style = 'simple' | 'label' | 'matrix' | 'form';

const values: Record<string, Value> = { text: 'blue sky', list: ['blue', 'b/c&d'], record: { R: '100%', G: 'x y' } };
const text = { type: 'string' };
const schemas: Record<string, unknown> = {
  text,
  list: { type: 'array', items: text },
  record: { type: 'object', required: ['R', 'G'], properties: { R: text, G: text } },
};

/** Expands a variable of a URI template. @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.1 */
function expand(
  style: Style,
  name: string,
  value: Value,
  explode: boolean,
  encode = encodeURIComponent as (text: string) => string,
  between = '&',
) {
  const operators = { simple: ['', ','], label: ['.', '.'], matrix: [';', ';'], form: ['', between] };
  const [first, separator] = operators[style] as [string, string];
  const prefix = style === 'matrix' || style === 'form' ? `${name}=` : '';
  if (typeof value === 'string') return first + prefix + encode(value);
  if (Array.isArray(value))
    return explode
      ? first + value.map((item) => prefix + encode(item)).join(separator)
      : first + prefix + value.map(encode).join(',');
  const pairs = Object.entries(value).map(([key, part]) => [key, encode(part)]);
  return explode
    ? first + pairs.map((pair) => pair.join('=')).join(separator)
    : first + prefix + pairs.flat().join(',');
}

interface Case {
  in: string;
  name: string;
  style?: string;
  explode?: boolean;
  type: string;
  content?: string;
  allowReserved?: boolean;
  expected: string;
}

const each = (make: (type: string, value: Value, explode: boolean) => Case): Case[] =>
  Object.entries(values).flatMap(([type, value]) => [false, true].map((explode) => make(type, value, explode)));
const join = (value: Value, delimiter: string) =>
  (Array.isArray(value) ? value : Object.entries(value).flat()).map(encodeURIComponent).join(delimiter);
const raw = (value: string) => value;

const cases: Case[] = [
  ...(['simple', 'label', 'matrix'] as const).flatMap((style) =>
    each((type, value, explode) => {
      const name = `${style}-${type}-${explode}`;
      return { in: 'path', name, style, explode, type, expected: expand(style, name, value, explode) };
    }),
  ),
  ...each((type, value, explode) => {
    const name = `form-${type}-${explode}`;
    return { in: 'query', name, style: 'form', explode, type, expected: expand('form', name, value, explode) };
  }),
  ...['list', 'record'].flatMap((type) =>
    Object.entries({ spaceDelimited: '%20', pipeDelimited: '%7C' }).map(([style, delimiter]) => {
      const expected = `${style}-${type}=${join(values[type] ?? '', delimiter)}`;
      return { in: 'query', name: `${style}-${type}`, style, explode: false, type, expected };
    }),
  ),
  {
    in: 'query',
    name: 'deep',
    style: 'deepObject',
    explode: true,
    type: 'record',
    expected: 'deep%5BR%5D=100%25&deep%5BG%5D=x%20y',
  },
  { in: 'query', name: 'reserved', allowReserved: true, type: 'text', expected: 'reserved=blue%20sky' },
  {
    in: 'query',
    name: 'json',
    content: 'application/json',
    type: 'record',
    expected: `json=${encodeURIComponent(JSON.stringify(values['record']))}`,
  },
  ...each((type, value, explode) => {
    const name = `x-${type}-${explode}`;
    return {
      in: 'header',
      name,
      style: 'simple',
      explode,
      type,
      expected: expand('simple', name, value, explode, raw),
    };
  }),
  ...each((type, value, explode) => {
    const name = `cookie-${type}-${explode}`;
    return {
      in: 'cookie',
      name,
      style: 'form',
      explode,
      type,
      expected: expand('form', name, value, explode, encodeURIComponent, '; '),
    };
  }),
  ...each((type, value, explode) => {
    const name = `plain-${type}-${explode}`;
    return {
      in: 'cookie',
      name,
      style: 'cookie',
      explode,
      type,
      expected: expand('form', name, value, explode, raw, '; '),
    };
  }),
];
const getExpected = (place: string) => cases.filter((one) => one.in === place).map(({ expected }) => expected);

const document = {
  openapi: '3.2.0',
  info: { title: 'Test', version: '1' },
  paths: {
    [`/${cases.flatMap(({ in: place, name }) => (place === 'path' ? [`{${name}}`] : [])).join('/')}`]: {
      get: {
        operationId: 'get',
        parameters: cases.map(({ in: place, name, style, explode, type, content, allowReserved }) => ({
          in: place,
          name,
          required: true,
          ...(content === undefined
            ? { schema: schemas[type], style, explode, allowReserved }
            : { content: { [content]: { schema: schemas[type] } } }),
        })),
        responses: { 200: { description: 'Good.' } },
      },
    },
  },
};

// A parameter that is the whole query excludes others in the query. Independent parsers read what arrives.
const wholeQueries: { content: string; toRead: (query: string) => unknown; expected: unknown }[] = [
  {
    content: 'application/x-www-form-urlencoded',
    toRead: (query) => [...new URLSearchParams(query)],
    expected: Object.entries(values['record'] ?? {}),
  },
  {
    content: 'application/json',
    toRead: (query) => JSON.parse(decodeURIComponent(query)) as unknown,
    expected: values['record'],
  },
];

test('each style of a parameter is sent as RFC 6570 and OpenAPI define it', async ({ page }) => {
  const dialog = await openFormOf(page, JSON.parse(JSON.stringify(document)) as JsonObject, 'get');
  for (const one of cases) await fillValue(page, [one.in, one.name], values[one.type]);
  const { path, headers } = await send(dialog, /R=100%; G=x y/);
  // Like the specification, the encoding of a URL leaves a colon as it is.
  const [segments = '', query = ''] = path.replaceAll(':', '%3A').split('?');
  expect(segments.slice(1).split('/')).toEqual(getExpected('path'));
  expect(query.split('&')).toEqual(getExpected('query').flatMap((one) => one.split('&')));
  const names = cases.filter((one) => one.in === 'header').map(({ name }) => name);
  expect(names.map((name) => headers[name])).toEqual(getExpected('header'));
  expect(headers.cookie).toBe(getExpected('cookie').join('; '));
});

test('a parameter that is the whole query is sent in its media type', async ({ page }) => {
  for (const { content, toRead, expected } of wholeQueries) {
    const parameter = {
      in: 'querystring',
      name: 'all',
      required: true,
      content: { [content]: { schema: schemas['record'] } },
    };
    const operation = { operationId: 'search', parameters: [parameter], responses: { 200: { description: 'Good.' } } };
    const info = { title: 'Test', version: '1' };
    const whole = { openapi: '3.2.0', info, paths: { '/search': { get: operation } } };
    const search = await openFormOf(page, JSON.parse(JSON.stringify(whole)) as JsonObject, 'search');
    await fillValue(page, ['query', 'all'], values['record']);
    const received = await send(search, /x(?:\+|%20| )y/);
    expect(received.path).toMatch(/^\/search\?/);
    expect(toRead(received.path.slice('/search?'.length))).toEqual(expected);
  }
});
