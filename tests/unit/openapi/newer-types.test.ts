import { describe, expect, it } from 'vitest';
import { toClosed } from '@/openapi/source/openapi-typescript/input-document-and-output-types';
import { makeProject, toDocument } from './project';
import { getTypeErrors } from './type-errors';

const rest = `paths:
  /ticks/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getTicks, responses: { '200': { description: OK, content: { text/event-stream: { itemSchema: { $ref: '#/components/schemas/Tick' } } } } } }
    query:
      operationId: findTicks
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [least], properties: { least: { type: number } } } } } }
      responses: { '200': { description: OK, content: { application/jsonl: { schema: { type: array, maxItems: 9, items: { $ref: '#/components/schemas/Tick' } }, itemSchema: { $ref: '#/components/schemas/Tick' } } } } }
    additionalOperations:
      Link: { operationId: linkTick, requestBody: { $ref: '#/paths/~1ticks~1%7Bid%7D/query/requestBody' }, responses: { '204': { description: OK } } }
components:
  schemas:
    Tick: { type: object, required: [price], properties: { price: { type: number }, content: { type: object, properties: { itemSchema: { type: string } } } } }
`;

/** Returns the errors of TypeScript in a module that uses the types. */
async function check(project: { root: string; write: (file: string, text: string) => Promise<void> }, source: string) {
  await project.write('src/use.ts', source);
  return getTypeErrors(project.root, 'src/use.ts');
}

it('types contain a media type whose name begins with x-', () => {
  const content = { 'x-pets/json': { schema: { type: 'integer' } } };
  const document = { openapi: '3.1.0', components: { responses: { Yes: { description: 'Yes.', content } } } };
  expect(toClosed(document)).toEqual(document);
});

describe('the types of an OpenAPI 3.2 document', () => {
  it('contain streams and added methods, and say how they express them', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(rest).replace('openapi: 3.1.0', 'openapi: 3.2.0'),
    });
    expect(await project.getProblems()).toEqual([]);
    const types = await project.read('src/generated/pets.ts');
    expect(types.split('\n')[1]).toBe(
      '// openapi-typescript does not know OpenAPI 3.2. A stream of items has the type of the list of its items. The method of "/path#METHOD" is METHOD, although the operation is at `post`.',
    );
    const errors = await check(
      project,
      `import type { components, operations, paths } from './generated/pets';
const tick: components['schemas']['Tick'] = { price: 1, content: { itemSchema: 'a' } };
export const events: operations['getTicks']['responses'][200]['content']['text/event-stream'] = [tick];
export const lines: operations['findTicks']['responses'][200]['content']['application/jsonl'] = [tick];
export const path: paths['/ticks/{id}#QUERY']['post']['parameters']['path'] = { id: 1 };
export const link: NonNullable<operations['linkTick']['requestBody']>['content']['application/json'] = { least: 1 };
export const same: paths['/ticks/{id}#Link']['post'] = {} as operations['linkTick'];
export const wrong: typeof events = [{ price: 'one' }];
`,
    );
    expect(errors).toEqual(["Type 'string' is not assignable to type 'number'."]);
  });

  it('contain the webhooks of the extension from before OpenAPI 3.1', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(`paths: {}
x-webhooks:
  sold: { post: { operationId: sold, requestBody: { required: true, content: { application/json: { schema: { type: integer } } } }, responses: { '204': { description: OK } } } }
`).replace('openapi: 3.1.0', 'openapi: 3.0.3'),
    });
    expect(await project.getProblems()).toEqual([]);
    const errors = await check(
      project,
      `import type { operations, webhooks } from './generated/pets';
export const sold: operations['sold']['requestBody']['content']['application/json'] = 1;
export const wrong: webhooks['sold']['post']['requestBody']['content']['application/json'] = 'one';
`,
    );
    expect(errors).toEqual(["Type 'string' is not assignable to type 'number'."]);
  });

  it('contain media types of the components where they are used, in requests, responses, and webhooks', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(`paths:
  /ticks:
    post:
      operationId: sendTicks
      requestBody: { required: true, content: { application/jsonl: { $ref: '#/components/mediaTypes/Ticks' } } }
      responses: { '200': { description: OK, content: { application/json: { $ref: '#/components/mediaTypes/Again' } } } }
components:
  mediaTypes:
    Ticks: { itemSchema: { type: object, required: [price], properties: { price: { type: number } } } }
    Again: { $ref: '#/components/mediaTypes/Count' }
    Count: { schema: { type: integer } }
`).replace('openapi: 3.1.0', 'openapi: 3.2.0'),
    });
    expect(await project.getProblems()).toEqual([]);
    expect((await project.read('src/generated/pets.ts')).split('\n')[1]).toBe(
      '// openapi-typescript does not know OpenAPI 3.2. A media type of the components is where it is used. A stream of items has the type of the list of its items.',
    );
    const errors = await check(
      project,
      `import type { operations } from './generated/pets';
export const ticks: operations['sendTicks']['requestBody']['content']['application/jsonl'] = [{ price: 1 }];
export const count: operations['sendTicks']['responses'][200]['content']['application/json'] = 1;
export const wrong: typeof count = 'one';
`,
    );
    expect(errors).toEqual(["Type 'string' is not assignable to type 'number'."]);
  });

  it('contain callbacks with all of their methods as webhooks, also inside callbacks and components', async () => {
    const body = (type: string) =>
      `requestBody: { required: true, content: { application/json: { schema: { type: ${type} } } } }, responses: { '204': { description: OK } }`;
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(`paths:
  /orders:
    post:
      operationId: order
      callbacks:
        done:
          '{$request.body#/url}':
            parameters: [{ name: X-Try, in: header, required: true, schema: { type: integer } }]
            query: { operationId: onQuery, ${body('boolean')}, callbacks: { again: { '{$url}': { put: { ${body('number')} } } } } }
            additionalOperations: { NOTIFY: { operationId: onNotify, ${body('string')} } }
        shared: { $ref: '#/components/callbacks/Shared' }
      responses: { '204': { description: OK } }
  /same:
    post:
      operationId: same
      requestBody: { $ref: '#/components/callbacks/Shared/http:~1~1e.com/post/requestBody' }
      responses: { '204': { description: OK } }
components:
  callbacks:
    Shared: { 'http://e.com': { post: { ${body('string')}, callbacks: { endless: { $ref: '#/components/callbacks/Shared' } } } } }
`).replace('openapi: 3.1.0', 'openapi: 3.2.0'),
    });
    expect(await project.getProblems()).toEqual([]);
    expect((await project.read('src/generated/pets.ts')).split('\n')[1]).toBe(
      '// openapi-typescript does not know OpenAPI 3.2. The method of "/path#METHOD" is METHOD, although the operation is at `post`. openapi-typescript does not know callbacks. Each is the webhook "METHOD /path name expression".',
    );
    const errors = await check(
      project,
      `import type { operations, webhooks } from './generated/pets';
type Body<Operation extends { requestBody: { content: { 'application/json': unknown } } }> = Operation['requestBody']['content']['application/json'];
export const query: Body<webhooks['POST /orders done {$request.body#/url}#QUERY']['post']> = true;
export const tries: webhooks['POST /orders done {$request.body#/url}#NOTIFY']['post']['parameters']['header'] = { 'X-Try': 1 };
export const notify: Body<webhooks['POST /orders done {$request.body#/url}#NOTIFY']['post']> = 'a';
export const inner: Body<webhooks['QUERY POST /orders done {$request.body#/url} again {$url}']['put']> = 1;
export const shared: Body<webhooks['POST /orders shared http://e.com']['post']> = 'a';
export const same: Body<operations['same']> = 'a';
export const ids: keyof operations = 'onQuery';
`,
    );
    expect(errors).toEqual([`Type '"onQuery"' is not assignable to type 'keyof operations'.`]);
  });

  it('have no such sentence if they express nothing differently', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument() });
    await project.build();
    expect(await project.read('src/generated/pets.ts')).toMatch(/^\/\* Generated by `npm run openapi`\. \*\/\nexport /);
  });
});

describe('the types of dynamic references', () => {
  it('are those that the outermost schema binds, also in a circle', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(`paths: {}
components:
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string } } }
    Page:
      $id: page
      type: object
      required: [items]
      properties: { items: { type: array, items: { $dynamicRef: '#item' } }, next: { $ref: '#/components/schemas/Page' } }
      $defs: { item: { $dynamicAnchor: item, type: integer } }
    PetPage: { $id: pet-page, $ref: '#/components/schemas/Page', $defs: { item: { $dynamicAnchor: item, $ref: '#/components/schemas/Pet' } } }
    Tree: { $id: tree, $dynamicAnchor: node, type: object, properties: { children: { type: array, items: { $dynamicRef: '#node' } } } }
    NamedTree: { $id: named-tree, $dynamicAnchor: node, allOf: [{ $ref: '#/components/schemas/Tree' }, { type: object, required: [name], properties: { name: { type: string } } }] }
`),
    });
    expect(await project.getProblems()).toEqual([]);
    const errors = await check(
      project,
      `import type { components } from './generated/pets';
type Schemas = components['schemas'];
export const plain: Schemas['Page'] = { items: [1] };
export const pets: Schemas['PetPage'] = { items: [{ name: 'a' }], next: { items: [{ name: 'b' }] } };
export const tree: Schemas['Tree'] = { children: [{ children: [] }] };
export const named: Schemas['NamedTree'] = { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] };
export const wrong: Schemas['PetPage'] = { items: [1] };
export const nameless: Schemas['NamedTree'] = { name: 'a', children: [{ name: 'b', children: [{}] }] };
`,
    );
    expect(errors).toEqual([
      `Type 'number' is not assignable to type '{ name: string; }'.`,
      expect.stringContaining("Property 'name' is missing"),
    ]);
  });
});
