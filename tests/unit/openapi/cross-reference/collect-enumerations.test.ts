import { expect, it } from 'vitest';
import { getEnumerations } from '@/openapi/cross-reference/collect-enumerations';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toEnumerationsPage } from '@/openapi/cross-reference/pages/enumerations';
import { toModel } from '../to-model';

it('enumerations of one service with the same name have different anchors', () => {
  const toPath = (path: string, values: string) => `
  ${path}:
    get:
      parameters: [{ name: status, in: query, schema: { type: string, enum: [${values}] } }]
      responses: { '204': { description: Done } }`;
  const spec = toModel(`paths:${toPath('/cats', 'asleep, awake')}${toPath('/dogs', 'in, out')}`);
  const anchors = toPages(toEnumerationsPage([spec])).flatMap((page) => page.anchors ?? []);
  expect(anchors.map(({ id }) => id)).toEqual(['test', 'test-status', 'test-status-1']);
});

it('enumerations are found wherever a schema is, under the name of a list for its items, and once if they are inherited', () => {
  const spec = toModel(`
components:
  schemas:
    Mood: { enum: [calm] }
    Moods: { type: array, items: { enum: [wild] } }
    Pet: { type: object, properties: { mood: { $ref: '#/components/schemas/Mood' }, tags: { type: array, items: { enum: [a] } }, owner: { type: object, properties: { kind: { enum: [b] } } } } }
    Cat: { type: object, allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { fur: { enum: [c] } } }
paths:
  /pets:
    put:
      operationId: put
      parameters: [{ name: status, in: query, schema: { type: array, items: { type: array, items: { enum: [d] } } } }]
      requestBody: { content: { application/json: { schema: { type: object, properties: { size: { enum: [e] } } } } } }
      responses: { '200': { description: OK, headers: { X-Age: { schema: { enum: [f] } } } } }`);
  expect(getEnumerations(spec).map(({ name, anchor, values }) => [name, anchor, values[0]?.value])).toEqual([
    ['Mood', 'schema.Mood', '"calm"'],
    ['Moods', 'schema.Moods', '"wild"'],
    ['Pet.tags', 'schema.Pet.tags', '"a"'],
    ['Pet.owner.kind', 'schema.Pet.owner.kind', '"b"'],
    ['Cat.fur', 'schema.Cat.fur', '"c"'],
    ['{status}', 'put.query.status', '"d"'],
    ['size', 'put.body.size', '"e"'],
    ['X-Age', 'put.200.header.X-Age', '"f"'],
  ]);
});
