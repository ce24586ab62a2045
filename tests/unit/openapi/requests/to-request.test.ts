import { describe, expect, it } from 'vitest';
import { parseJson } from '@/openapi/exact-numbers';
import { toHttpFile, toRequestJson } from '@/openapi/requests/http-file-and-request-json';
import { toStartValues } from '@/openapi/requests/start-values';
import { toRequest } from '@/openapi/requests/to-request';
import { withValue, type RequestValues } from '@/openapi/requests/get-and-set-request-values';
import { languages } from '@/openapi/samples/languages';
import { buildPetForm } from './forms';

const form = buildPetForm();
const start = toStartValues(form);
const fill = (mediaType: number, body: unknown, others: Partial<RequestValues> = {}): RequestValues => ({
  ...start,
  mediaType,
  body,
  ...others,
});
const toSample = (values: RequestValues, language = 'curl') =>
  languages.find((one) => one.language === language)?.print(toRequest(form, values)) ?? '';

describe('the request of a form', () => {
  it('has variables for required parameters without a value, and for secrets', () => {
    expect(toSample(start).replace(/^to_json[^]*?\n\}\n/, '')).toBe(
      [
        'curl -X POST "$BASE_URL/owners/$OWNER/pets?limit=5" \\',
        '  -H "Authorization: Bearer $TOKEN" \\',
        "  -H 'Content-Type: application/json' \\",
        '  -H "client-secret: $CLIENT_SECRET" \\',
        `  -d '{`,
        '  "name": "Rex",',
        '  "kind": "dog",',
        '  "weight": 9007199254740993,',
        `  "password": '"$(to_json "$PASSWORD")"'`,
        "}'",
      ].join('\n'),
    );
  });

  it('has the values of the reader in the style of each parameter, and never a secret', () => {
    const values = fill(
      0,
      { name: 'Tom', owner: { email: 'a@b.c', token: 'hidden-1' }, apiKey: 'hidden-2' },
      {
        path: { ownerId: 'a/b' },
        query: { limit: 3, tag: ['x', 'y z'] },
        header: { 'client-secret': 'hidden-3' },
      },
    );
    const { url } = toRequest(form, values);
    expect(url).toEqual([{ variable: 'BASE_URL' }, '/owners/a%2Fb/pets?limit=3&tag=x&tag=y%20z']);
    const samples = languages.map(({ language }) => toSample(values, language));
    expect(samples).toHaveLength(8);
    expect(samples.filter((sample) => sample.includes('hidden') || !sample.includes('API_KEY'))).toEqual([]);
  });

  it('has the variables that the reader has set for all samples', () => {
    const { url } = toRequest(form, start, { BASE_URL: 'https://test.example/', OWNER: 'me' });
    expect(url).toEqual(['https://test.example', '/owners/me/pets?limit=5']);
  });

  it.each([
    [1, { name: 'Tom & co', kind: 'cat' }, "--data-urlencode 'name=Tom & co'"],
    [2, { name: 'Tom', labels: { a: '<' } }, '<pet>\n  <name>Tom</name>\n  <labels>\n    <a>&lt;</a>'],
    [3, { photo: 'rex.png', note: 'hi' }, "--form 'photo=@rex.png'"],
    [4, 'rex.bin', "--data-binary '@rex.bin'"],
    [5, 'Plain', "--data-raw 'Plain'"],
    [6, [{ name: 'A1' }, { name: 'B2' }], '{"name":"A1"}\n{"name":"B2"}'],
  ])('has the body in media type %i', (mediaType, body, text) => {
    expect(toSample(fill(mediaType, body))).toContain(text);
  });

  it('has a text that is no JSON as it is', () => {
    const values = fill(0, undefined, { text: '{"name": ' });
    expect(languages.map(({ language }) => toSample(values, language)).filter((sample) => sample === '')).toEqual([]);
    expect(toSample(values)).toContain(`--data-raw '{"name": '`);
  });

  it('has no body after the reader has removed it', () => {
    expect(toSample(fill(0, undefined))).not.toContain('Content-Type');
  });
});

describe('a request as text', () => {
  it('is a file for editors, with variables of the environment', () => {
    const file = toHttpFile(toRequest(form, start), 'Add a pet');
    expect(file).toContain('\n@BASE_URL = {{$processEnv BASE_URL}}');
    expect(file).toContain('POST {{BASE_URL}}/owners/{{OWNER}}/pets?limit=5 HTTP/1.1\nAuthorization: Bearer {{TOKEN}}');
    expect(file).toContain('"password": "{{PASSWORD}}"');
  });

  it('is JSON with the numbers as they are written', () => {
    const text = toRequestJson(toRequest(form, start));
    expect(parseJson(text)).toMatchObject({ method: 'POST', body: { weight: '\u0001number:9007199254740993' } });
  });
});

it('a value at a path can be set and removed without changing the rest', () => {
  const root = { body: { tags: ['a', 'b'], name: 'x' } };
  expect(withValue(root, ['body', 'tags', 1], 'c')).toEqual({ body: { tags: ['a', 'c'], name: 'x' } });
  expect(withValue(root, ['body', 'tags', 0], undefined)).toEqual({ body: { tags: ['b'], name: 'x' } });
  expect(withValue(root, ['body', '__proto__', 'x'], 1)).toEqual(
    JSON.parse('{"body":{"tags":["a","b"],"name":"x","__proto__":{"x":1}}}'),
  );
  expect(root).toEqual({ body: { tags: ['a', 'b'], name: 'x' } });
});
