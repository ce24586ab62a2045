import { expect, it } from 'vitest';
import { getSampleReports } from '@/sample-checks/check-code-blocks';
import { toSampleSpec } from '@/sample-checks/read-operations-and-schemas-from-spec';

/** Returns the messages of a block that is tagged with an operation. */
function getMessages(lang: string, code: string, operation: object, path = '/pets', method = 'post'): string[] {
  const root = { openapi: '3.1.0', paths: { [path]: { [method]: { operationId: 'send', ...operation } } } };
  const block = { file: 'a.md', line: 1, column: 1, lang, code, isSdk: false, operation: 'pets.send' };
  const pages = [{ file: 'a.md', blocks: [block] }];
  return getSampleReports(pages, [toSampleSpec('pets', root)], { tagged: [] }).flatMap(({ problems }) =>
    problems.map(({ message }) => message),
  );
}

function toBodies(...types: string[]): object {
  const json = { type: 'object', properties: { id: { type: 'integer' } } };
  const toMedia = (type: string) => ({ schema: type.endsWith('json') ? json : { type: 'string' } });
  return { requestBody: { content: Object.fromEntries(types.map((type) => [type, toMedia(type)])) } };
}

it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml', 'application/json-seq'])(
  'a body of %s in a sample is not read as JSON',
  (type) => {
    const code = `curl $BASE_URL/pets -H 'Content-Type: ${type}' -d 'id=x'`;
    expect(getMessages('sh', code, toBodies(type))).toEqual([]);
  },
);

it.each(['application/json', 'application/merge-patch+json', 'application/json; charset=utf-8'])(
  'a body of %s in a sample is read as JSON',
  (type) => {
    const code = `curl $BASE_URL/pets -H 'Content-Type: ${type}' -d 'id=x'`;
    expect(getMessages('sh', code, toBodies(type.replace(/;.*/, '')))).toEqual([
      'the body of pets.send is not valid JSON',
    ]);
  },
);

it('a sample of JSON is checked against the body that is JSON, whatever the order', () => {
  expect(getMessages('json', '{ "id": 1 }', toBodies('text/plain', 'application/json'))).toEqual([]);
});

const toPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });

it.each([
  ['/files/{id}.json', '/files/7.json', []],
  ['/v{id}/pets', '/v1/pets', []],
  ['/v{id}/pets', '/va/pets', ['pets.send.path.id must be integer']],
  ['/v{id}/pets', '/1/pets', ['/1/pets is not the path of pets.send; it is /v{id}/pets']],
  ['/pets/{id}', '/pets/', ['/pets/ is not the path of pets.send; it is /pets/{id}']],
  ['/pets/{id}:{name}', '/pets/7:a%20b', []],
  ['/pets/{name}', '/pets/100%', ['"100%" is not a value of pets.send.path.name']],
  ['/files/{id}.json', '/files/$FILE_ID.json', []],
])('the path of a sample is read with the template %s: %s', (template, path, messages) => {
  const parameters = [toPath('id', { type: 'integer' }), toPath('name', { enum: ['a b'] })];
  expect(getMessages('sh', `curl "$BASE_URL${path}"`, { parameters }, template, 'get')).toEqual(messages);
});

const queries: [string, object, string, string[]][] = [
  ['a text for a list', { type: 'array', items: { type: 'string' } }, 'a', []],
  ['several texts for a list', { type: 'array', minItems: 2 }, 'a&value=b', []],
  ['digits for a list of texts', { type: 'array', items: { type: 'string', maxLength: 2 } }, '12', []],
  ['a list without repetition', { type: 'array', items: { type: 'integer' }, minItems: 2, explode: false }, '1,2', []],
  ['a wrong item of a list', { type: 'array', items: { type: 'integer' } }, '1&value=b', ['value.1 must be integer']],
  ['one text or a list', { oneOf: [{ type: 'string' }, { type: 'array' }] }, 'a', []],
  ['a number or null', { type: ['integer', 'null'] }, '5', []],
  ['a number of a base', { allOf: [{ type: 'integer' }] }, '5', []],
  ['a wrong number of a base', { allOf: [{ type: 'integer', maximum: 4 }] }, '5', ['value must be <= 4']],
  ['digits for a text', { type: 'string', maxLength: 2 }, '123', ['value must NOT have more than 2 characters']],
  ['a number without a type', { enum: [1, 2] }, '1', []],
  ['a number twice', { type: 'integer' }, '1&value=2', ['value must be integer']],
  ['a property of an object', { type: 'object', properties: { name: {} } }, '&name=a', []],
];

it.each(queries)(
  'the values in the query of a sample are read as their schema says: %s',
  (_, { explode, ...schema }: { explode?: boolean }, query, messages) => {
    const parameters = [{ name: 'value', in: 'query', schema, explode }];
    expect(getMessages('sh', `curl "$BASE_URL/pets?value=${query}"`, { parameters }, '/pets', 'get')).toEqual(
      messages.map((message) => `pets.send.query.${message}`),
    );
  },
);

it('a query of a sample may have the properties of an object in brackets', () => {
  const parameters = [{ name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } }];
  const toMessages = (query: string) =>
    getMessages('sh', `curl "$BASE_URL/pets?${query}"`, { parameters }, '/pets', 'get');
  expect(toMessages('filter[name]=a')).toEqual([]);
  expect(toMessages('filters[name]=a')).toHaveLength(1);
});
