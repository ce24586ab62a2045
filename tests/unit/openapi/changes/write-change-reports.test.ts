import { expect, it } from 'vitest';
import { changeFormats } from '@/openapi/changes/write-change-reports';
import { loadExampleChanges } from './example-changes';

const stylish = `pets
  breaking  limit-tightened  openapi/pets/openapi.yaml:13:62 (old: old/pets.yaml:14:62)
    \`Pet.name\` may be at most 30 characters (was 40). In requests of POST /pets, PUT /pets/{id}.
    Requests that were accepted can be refused. Clients that accept more than they get need no change.
    Named in content/guide.md.
    Samples in content/my_pets.md, content/guide.md.
  known risky  deprecated-operation-removed  openapi/pets/openapi.yaml:5:1 (old: old/pets.yaml:9:5)
    DELETE /pets/{id}, which was deprecated, was removed.
    Requests that worked fail, but clients were told.
    known: Nobody has used it since *May*.
  safe  operation-added  openapi/pets/openapi.yaml:10:12 (old: old/pets.yaml:5:1)
    POST /toys is new.
    Clients need not use it.

3 changes: 1 breaking, 1 risky, 1 safe; 1 known`;

const markdown = `## Breaking changes

- **pets**: \`Pet.name\` may be at most 30 characters (was 40). In requests of POST /pets, PUT /pets/{id}. (\`limit-tightened\`)
  - Named in content/guide.md.
  - Samples in content/my\\_pets.md, content/guide.md.

## Risky changes

- **pets**: DELETE /pets/{id}, which was deprecated, was removed. (\`deprecated-operation-removed\`) Accepted: Nobody has used it since \\*May\\*.

## Safe changes

- **pets**: POST /toys is new. (\`operation-added\`)`;

const githubActions = `::error file=openapi/pets/openapi.yaml,line=13,col=62,title=breaking%3A limit-tightened::\`Pet.name\` may be at most 30 characters (was 40). In requests of POST /pets, PUT /pets/{id}. Requests that were accepted can be refused. Clients that accept more than they get need no change.
::notice file=openapi/pets/openapi.yaml,line=5,col=1,title=risky%3A deprecated-operation-removed::DELETE /pets/{id}, which was deprecated, was removed. Requests that worked fail, but clients were told. (known: Nobody has used it since *May*.)
::notice file=openapi/pets/openapi.yaml,line=10,col=12,title=safe%3A operation-added::POST /toys is new. Clients need not use it.`;

const print = async (format: string) => changeFormats.get(format)?.(await loadExampleChanges());

it('stylish lists places, reasons, operations, and the pages that mention what changes', async () => {
  expect(await print('stylish')).toBe(stylish);
});

it('an operation is named although the text names another one whose path begins with its path', async () => {
  const [change] = await loadExampleChanges();
  const print = (text: string) =>
    changeFormats.get('stylish')?.(change ? [{ ...change, text, operations: ['GET /pets'] }] : []);
  for (const other of ['GET /pets/{id}', 'GET /pets-2', 'GET /pets.json'])
    expect(print(`${other} is new.`)).toContain(`${other} is new. In requests of GET /pets.\n`);
  for (const same of ['GET /pets', 'GET /pets, which was deprecated,', '`GET /pets`'])
    expect(print(`${same} is new.`)).toContain(`${same} is new. In requests.\n`);
  expect(print('Use GET /pets.')).toContain('Use GET /pets. In requests.\n');
});

it('markdown is the comment on a pull request', async () => {
  expect(await print('markdown')).toBe(markdown);
});

it('github-actions shows each change at its line', async () => {
  expect(await print('github-actions')).toBe(githubActions);
});

it('json lists all operations and sections', async () => {
  expect(JSON.parse((await print('json')) ?? '')).toMatchObject([
    {
      rule: 'limit-tightened',
      class: 'breaking',
      direction: 'request',
      service: 'pets',
      operations: ['POST /pets', 'PUT /pets/{id}'],
      schema: 'Pet',
      pointer: '#/components/schemas/Pet/properties/name/maxLength',
      sections: [
        { file: 'content/guide.md', path: '/guide/#create-a-pet', title: 'guide: Create a pet', isSample: false },
        { file: 'content/my_pets.md', isSample: true },
        { file: 'content/guide.md', isSample: true },
      ],
    },
    { rule: 'deprecated-operation-removed', class: 'risky', known: 'Nobody has used it since *May*.' },
    { rule: 'operation-added', class: 'safe', operations: ['POST /toys'] },
  ]);
});
