import { describe, expect, it } from 'vitest';
import { toPropertiesPage } from '@/openapi/cross-reference/pages/properties-and-parameters';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toCrossReferencePages } from '@/openapi/cross-reference/write-all-cross-reference-pages';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

const pages = toCrossReferencePages(
  [
    toModel(`
paths:
  /pets:
    post:
      operationId: addPet
      parameters:
        - { name: trace, in: header, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: { properties: { count: { type: integer } } } } } } }
components:
  schemas:
    Pet: { properties: { name: { type: string }, id: { type: string, readOnly: true } } }
`),
  ],
  () => undefined,
);
const getMarkdown = (path: string) => toMarkdownWithIds(pages.find((page) => page.path === path)?.write());

it('each name of a property or parameter has an anchor of its own, without a number if no character is replaced', () => {
  const names = ['user.name', 'user-name', 'größe', 'grüße', '@type', '$type'];
  const properties = names.map((name) => `'${name}': { type: string }`).join(', ');
  const [page] = toPages(
    toPropertiesPage([toModel(`paths: {}\ncomponents: { schemas: { A: { properties: { ${properties} } } } }`)]),
  );
  const anchors = page?.anchors?.flatMap(({ id, name }) => (name === undefined ? [] : [[name, id]])) ?? [];
  expect(Object.fromEntries(anchors)).toEqual({
    'user-name': 'name-user-name',
    'user.name': 'name-user-name-1',
    größe: 'name-gr--e',
    grüße: 'name-gr--e-1',
    '@type': 'name--type',
    $type: 'name--type-1',
  });
});

describe('the uses of a property', () => {
  it('are one link away from its name', () => {
    const section = getMarkdown('/reference/properties/').split('{#name-name}')[1]?.split('\n')[0];
    expect(section).toContain('[`Pet`](/api/test/#schema.Pet.name) ([uses](/reference/schemas/test/Pet/#operations))');
  });

  it('follow from the way to its schema, except in a direction that leaves the property out', () => {
    const [, section = ''] = getMarkdown('/reference/schemas/test/Pet/').split('{#operations}');
    expect(section).toContain(
      'Each path below leads to this schema. To reach a property, add its name, for example → `name`. Never sent to the API: `id`.',
    );
    expect(section).toMatch(/^\| \[addPet\]\(.*\) \| Request: \[body\]\(.*\) \|$/m);
  });

  it('are the body itself for a body that is no component', () => {
    const section = getMarkdown('/reference/properties/').split('{#name-count}')[1]?.split('\n')[0];
    expect(section).toContain('[addPet](/api/test/#addPet.200.count) |');
  });

  it.each([
    ['trace', 'header'],
    ['limit', 'query'],
  ])('are the operations for the parameter %s', (name, location) => {
    const section = getMarkdown('/reference/properties/').split(`{#name-${name}}`)[1]?.split('\n')[0];
    expect(section).toContain(`${location} of [addPet]`);
  });
});
