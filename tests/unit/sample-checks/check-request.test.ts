import { expect, it } from 'vitest';
import { getSampleReports } from '@/sample-checks/check-code-blocks';
import { toSampleSpec } from '@/sample-checks/sample-spec';

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
